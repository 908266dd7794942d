/* The digest that luck follows from (kernel/chance.py, `one_way`): BLAKE2b as RFC 7693 tells it, for one short message
 * under a short key. Whatever is longer, or no small number, is left to Python. */
#include "quick.h"

#define DIGEST_BLOCK 128
#define DIGEST_ROUNDS 12
#define DIGEST_SIZE 12

static const uint64_t Digest_start[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t Digest_order[10][16] = { /* of the words of a block, round by round; the last two rounds begin anew */
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static uint64_t Digest_word(const uint8_t *bytes) { /* of eight bytes, the least first */
    uint64_t found = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&found, bytes, sizeof found);
#else
    for (int i = 7; i >= 0; i--)
        found = found << 8 | bytes[i];
#endif
    return found;
}

#define DIGEST_TURN(x, bits) ((x) >> (bits) | (x) << (64 - (bits)))
#define DIGEST_MIX(a, b, c, d, x, y) \
    do { \
        a += b + (x), d = DIGEST_TURN(d ^ a, 32), c += d, b = DIGEST_TURN(b ^ c, 24); \
        a += b + (y), d = DIGEST_TURN(d ^ a, 16), c += d, b = DIGEST_TURN(b ^ c, 63); \
    } while (0)

static void Digest_take_in(uint64_t *state, const uint8_t *block, uint64_t so_far, int last) {
    uint64_t v[16], m[16];
    for (int i = 0; i < 8; i++) {
        v[i] = state[i];
        v[i + 8] = Digest_start[i];
    }
    v[12] ^= so_far;
    if (last)
        v[14] = ~v[14];
    for (int i = 0; i < 16; i++)
        m[i] = Digest_word(block + 8 * i);
#pragma GCC unroll 12 /* so that the order is known */
    for (int round = 0; round < DIGEST_ROUNDS; round++) {
        const uint8_t *at = Digest_order[round % 10];
        DIGEST_MIX(v[0], v[4], v[8], v[12], m[at[0]], m[at[1]]);
        DIGEST_MIX(v[1], v[5], v[9], v[13], m[at[2]], m[at[3]]);
        DIGEST_MIX(v[2], v[6], v[10], v[14], m[at[4]], m[at[5]]);
        DIGEST_MIX(v[3], v[7], v[11], v[15], m[at[6]], m[at[7]]);
        DIGEST_MIX(v[0], v[5], v[10], v[15], m[at[8]], m[at[9]]);
        DIGEST_MIX(v[1], v[6], v[11], v[12], m[at[10]], m[at[11]]);
        DIGEST_MIX(v[2], v[7], v[8], v[13], m[at[12]], m[at[13]]);
        DIGEST_MIX(v[3], v[4], v[9], v[14], m[at[14]], m[at[15]]);
    }
    for (int i = 0; i < 8; i++)
        state[i] ^= v[i] ^ v[i + 8];
}

/* A number that is short, in as few whole bytes as hold it with its sign and a bit more, as `one_way` writes it. */
static int Digest_key(CPyTagged secret, uint8_t *key) {
    int64_t value = CPyTagged_ShortAsSsize_t(secret);
    uint64_t size = value < 0 ? -(uint64_t)value : (uint64_t)value;
    int bits = 0;
    for (; size >> bits; bits++)
        ;
    int length = bits / 8 + 1;
    for (int i = 0; i < length; i++)
        key[i] = (uint8_t)(value >> (i < 8 ? 8 * i : 63));
    return length;
}

/* Several digests are made under one key: what has come of it is kept. */
static uint8_t Digest_last[DIGEST_BLOCK];
static uint64_t Digest_under[8];
static int Digest_length = 0;

/* The state once a key, with zeros up to a block, has been taken in. */
static void Digest_begin(uint64_t *state, const uint8_t *key, int length) {
    if (length != Digest_length || memcmp(key, Digest_last, DIGEST_BLOCK) != 0) {
        memcpy(Digest_under, Digest_start, sizeof Digest_under);
        Digest_under[0] ^= 0x01010000 ^ (uint64_t)length << 8 ^ DIGEST_SIZE;
        Digest_under[6] ^= Digest_word((const uint8_t *)"mulligan");
        Digest_take_in(Digest_under, key, DIGEST_BLOCK, 0);
        memcpy(Digest_last, key, DIGEST_BLOCK);
        Digest_length = length;
    }
    memcpy(state, Digest_under, sizeof Digest_under);
}

/* Write a number as people do; how many characters it has. */
static size_t Digest_tell(uint8_t *to, long long value) {
    uint8_t turned[20];
    size_t count = 0, length = 0;
    unsigned long long left = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
    do
        turned[count++] = '0' + left % 10;
    while (left /= 10);
    if (value < 0)
        to[length++] = '-';
    while (count > 0)
        to[length++] = turned[--count];
    return length;
}

bool Quick_Digest(CPyTagged secret, PyObject *numbers, CPyTagged *found) {
    uint8_t key[DIGEST_BLOCK] = {0}, told[DIGEST_BLOCK] = {0}, digest[DIGEST_SIZE];
    size_t length = 0;
    if (CPyTagged_CheckLong(secret) || !PyTuple_CheckExact(numbers))
        return false;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(numbers); i++) {
        PyObject *number = PyTuple_GET_ITEM(numbers, i);
        int over;
        if (!PyLong_CheckExact(number))
            return false;
        long long value = PyLong_AsLongLongAndOverflow(number, &over);
        if (over || length > DIGEST_BLOCK - 24)
            return false;
        if (i > 0)
            told[length++] = ',';
        length += Digest_tell(told + length, value);
    }
    if (length == 0) /* then the key is the only block */
        return false;
    uint64_t state[8];
    Digest_begin(state, key, Digest_key(secret, key));
    Digest_take_in(state, told, DIGEST_BLOCK + length, 1);
    for (int i = 0; i < DIGEST_SIZE; i++)
        digest[i] = (uint8_t)(state[i / 8] >> (8 * (i % 8)));
    uint64_t low = state[0], high = state[1] & 0xffffffff;
    if (high == 0 && low >> 62 == 0) {
        *found = (CPyTagged)low << 1;
        return true;
    }
    PyObject *made = _PyLong_FromByteArray(digest, DIGEST_SIZE, 1, 0);
    if (made == NULL) {
        PyErr_Clear();
        return false;
    }
    *found = CPyTagged_StealFromObject(made);
    return true;
}
