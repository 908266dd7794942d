/* The longer ways of quick.h, and what it keeps. */
#include "quick.h"

char *Quick_least = NULL;
size_t Quick_small = 0;

/* Find where the objects of small numbers lie, when the library is loaded, and whether it is side by side. */
__attribute__((constructor)) static void find_small_numbers(void) {
    PyObject *least = PyLong_FromLong(QUICK_LEAST);
    for (long value = QUICK_LEAST; value <= QUICK_MOST; value++) {
        PyObject *number = PyLong_FromLong(value);
        size_t off = (char *)number - (char *)least;
        Py_XDECREF(number); /* Python keeps it */
        if (off != (value - QUICK_LEAST) * sizeof(PyLongObject))
            return;
    }
    Quick_least = (char *)least;
    Quick_small = QUICK_SMALL;
}

/* Take the first item of a list that is equal to this one out of it. */
int Quick_Remove(PyObject *op, PyObject *item) {
    PyListObject *list = (PyListObject *)op;
    Py_ssize_t size = Py_SIZE(list);
    if (Quick_IsShort(item)) {
        int64_t value = Quick_Value(item);
        for (Py_ssize_t i = 0; i < size; i++) {
            PyObject *one = list->ob_item[i];
            if (!Quick_IsShort(one))
                break;
            if (Quick_Value(one) == value) {
                memmove(&list->ob_item[i], &list->ob_item[i + 1], (size - i - 1) * sizeof(PyObject *));
                Py_SET_SIZE(list, size - 1);
                Py_DECREF(one);
                return 0;
            }
        }
    }
    return CPyList_Remove(op, item);
}

/* Put a part of a column in order, if its numbers are small: they are counted. */
bool Quick_Sort(VecI64 cells, int64_t start, int64_t end) {
    uint16_t counts[QUICK_COUNTED];
    int64_t most = 0;
    if (start < 0 || end > (int64_t)cells.len || end - start > UINT16_MAX)
        return false;
    for (int64_t i = start; i < end; i++) {
        if ((uint64_t)cells.items[i] >= QUICK_COUNTED)
            return false;
        if (cells.items[i] > most)
            most = cells.items[i];
    }
    memset(counts, 0, (most + 1) * sizeof counts[0]);
    for (int64_t i = start; i < end; i++)
        counts[cells.items[i]]++;
    int64_t *place = cells.items + start;
    for (int64_t number = 0; number <= most; number++)
        for (int left = counts[number]; left > 0; left--)
            *place++ = number;
    return true;
}

/* The generator of kernel/chance.py, whose four numbers lie side by side. */
typedef struct {
    uint32_t a, b, c, d;
} Luck;

static inline uint32_t luck_next(Luck *luck) {
    uint32_t e = luck->a - (luck->b << 27 | luck->b >> 5);
    luck->a = luck->b ^ (luck->c << 17 | luck->c >> 15);
    luck->b = luck->c + luck->d;
    luck->c = luck->d + e;
    luck->d = e + luck->a;
    return luck->d;
}

static inline bool luck_of(const int64_t *from, Luck *luck) { /* whether none is longer than it can be */
    *luck = (Luck){(uint32_t)from[0], (uint32_t)from[1], (uint32_t)from[2], (uint32_t)from[3]};
    return (uint64_t)(from[0] | from[1] | from[2] | from[3]) >> 32 == 0;
}

static inline void luck_to(int64_t *to, const Luck *luck) {
    to[0] = luck->a, to[1] = luck->b, to[2] = luck->c, to[3] = luck->d;
}

bool Quick_Shuffle(int64_t *numbers, VecI64 cells, int64_t start, int64_t end) {
    Luck luck;
    if (!luck_of(numbers, &luck) || start < 0 || end > (int64_t)cells.len)
        return false;
    int64_t *part = cells.items + start;
    for (int64_t i = end - start - 1; i > 0; i--) {
        uint64_t j = (uint64_t)luck_next(&luck) * (uint64_t)(i + 1) >> 32;
        int64_t cell = part[i];
        part[i] = part[j];
        part[j] = cell;
    }
    luck_to(numbers, &luck);
    return true;
}

bool Quick_Skip(int64_t *numbers, int64_t count) {
    Luck luck;
    if (!luck_of(numbers, &luck))
        return false;
    for (int64_t i = 0; i < count; i++)
        luck_next(&luck);
    luck_to(numbers, &luck);
    return true;
}

/* The sum of short numbers, each times its weight, if they are such. */
bool Quick_Weigh(PyObject *weights, PyObject *numbers, double *found) {
    double total = 0.0;
    Py_ssize_t count = PyList_GET_SIZE(weights);
    if (PyList_GET_SIZE(numbers) != count)
        return false;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *weight = PyList_GET_ITEM(weights, i), *number = PyList_GET_ITEM(numbers, i);
        if (!PyFloat_CheckExact(weight) || !Quick_IsShort(number))
            return false;
        int64_t value = Quick_Value(number);
        if (value != 0)
            total += PyFloat_AS_DOUBLE(weight) * (double)value;
    }
    *found = total;
    return true;
}

#ifdef QUICK_REFERENCES

PyListObject *Quick_spare[QUICK_KEPT];
Py_ssize_t Quick_spares = 0;

PyListObject *Quick_pile[QUICK_PILES];
Py_ssize_t Quick_piles = 0;

struct Quick_Shelf Quick_shelves[QUICK_LENGTHS];

/* A column that nobody refers to any more is kept, unless there are many of its length, or of another on its shelf. */
static int keep_column(VecI64BufObject *column) {
    Py_ssize_t length = Py_SIZE(column);
    struct Quick_Shelf *shelf = &Quick_shelves[(size_t)length % QUICK_LENGTHS];
    if (length > QUICK_LONGEST || shelf->count == QUICK_COLUMNS)
        return 0;
    if (shelf->length != length) {
        if (shelf->count > 0) { /* one less of those that are in the way */
            VecI64BufObject *other = shelf->columns[--shelf->count];
            Py_SET_REFCNT(other, 0);
            _Py_Dealloc((PyObject *)other);
            return 0;
        }
        shelf->length = length;
    }
    Py_SET_REFCNT(column, 1);
    shelf->columns[shelf->count++] = column;
    return 1;
}

/* Have a column of one's own, as others have the same. */
void Quick_OwnShared(VecI64 *column) {
    VecI64 copy = Quick_Column(*column);
    if (VEC_IS_ERROR(copy))
        Py_FatalError("no memory is left for a column of one's own");
    VEC_I64_DECREF(*column);
    *column = copy;
}

PyObject *Quick_MoreList(Py_ssize_t size) {
    if (size > QUICK_ROOM && size <= QUICK_PILE && Quick_piles > 0) {
        PyListObject *pile = Quick_pile[--Quick_piles];
        memset(pile->ob_item, 0, size * sizeof(PyObject *));
        Py_SET_SIZE(pile, size);
        return (PyObject *)pile;
    }
    if (size > QUICK_ROOM)
        return PyList_New(size);
    PyObject *list = Quick_Roomy(QUICK_ROOM);
    if (list != NULL)
        Py_SET_SIZE(list, size);
    return list;
}

PyObject *Quick_Roomy(Py_ssize_t room) {
    PyListObject *list = (PyListObject *)PyList_New(0);
    if (list == NULL)
        return NULL;
    PyObject **items = PyMem_Calloc(room, sizeof(PyObject *));
    if (items == NULL) {
        Py_DECREF(list);
        return PyErr_NoMemory();
    }
    list->ob_item = items;
    list->allocated = room;
    return (PyObject *)list;
}

/* Make a list of numbers that nobody else has equal to another; mostly one has some more at an end. 0 if it has no room. */
static int refill(PyListObject *list, PyListObject *other) {
    Py_ssize_t old = Py_SIZE(list), size = Py_SIZE(other), both = old < size ? old : size;
    PyObject **to = list->ob_item, **from = other->ob_item;
    Py_ssize_t less = old, more = size; /* so many are let go at one end, and so many come there */
    Py_ssize_t end = 0; /* where that is */
    if (size > list->allocated)
        return 0;
    if (memcmp(to, from, both * sizeof(PyObject *)) == 0) {
        end = both;
        less = old - both;
        more = size - both;
    } else if (memcmp(to + old - both, from + size - both, both * sizeof(PyObject *)) == 0) {
        less = old - both;
        more = size - both;
    }
    for (Py_ssize_t i = end; i < end + more; i++)
        Py_INCREF(from[i]);
    for (Py_ssize_t i = end; i < end + less; i++)
        Py_DECREF(to[i]);
    memcpy(to, from, size * sizeof(PyObject *));
    Py_SET_SIZE(list, size);
    return 1;
}

/* Copies of lists of numbers, in a list; NULL where there is no memory. */
static PyObject *copies(PyObject *lists) {
    PyObject *made = Quick_Copy(lists);
    for (Py_ssize_t i = 0; made != NULL && i < Py_SIZE(made); i++) {
        PyObject *list = PyList_GET_ITEM(made, i), *copy = Quick_Copy(list);
        if (copy == NULL) {
            Py_DECREF(made);
            made = NULL;
        } else {
            PyList_SET_ITEM(made, i, copy);
            Py_DECREF(list);
        }
    }
    if (made == NULL)
        PyErr_Clear();
    return made;
}

/* Copies of lists of numbers: the others, which nobody looks at any more, made equal to them where nobody else has one. */
PyObject *Quick_Refilled(PyObject *lists, PyObject *others) {
    Py_ssize_t count = Py_SIZE(lists);
    if (Py_SIZE(others) != count || Py_REFCNT(others) != 2 /* its game and who asks */)
        return copies(lists);
    for (Py_ssize_t i = 0; i < count; i++) {
        PyListObject *list = (PyListObject *)PyList_GET_ITEM(lists, i), *other = (PyListObject *)PyList_GET_ITEM(others, i);
        Py_ssize_t size = Py_SIZE(list);
        if (Py_REFCNT(other) == 1) {
            if (size == Py_SIZE(other) && (size == 0 || memcmp(list->ob_item, other->ob_item, size * sizeof(PyObject *)) == 0))
                continue;
            if (refill(other, list))
                continue;
        }
        PyObject *copy = Quick_Copy((PyObject *)list);
        if (copy == NULL) {
            PyErr_Clear();
            return NULL;
        }
        PyList_SET_ITEM(others, i, copy);
        Py_DECREF(other);
    }
    Py_INCREF(others);
    return others;
}

/* Empty a list that nobody refers to any more, and keep it among others of its size. */
static void keep_list(PyListObject *list, PyListObject **kept, Py_ssize_t *count, Py_ssize_t most) {
    PyObject *op = (PyObject *)list;
    PyObject **items = list->ob_item;
    Py_ssize_t size = Py_SIZE(list);
    op->ob_refcnt = 1; /* it is ours now, whatever freeing its items sets going */
    Py_SET_SIZE(list, 0);
#pragma GCC unroll 4
    for (Py_ssize_t i = 0; i < size; i++)
        Quick_XDECREF(items[i]);
    if (likely(*count < most && Py_SIZE(list) == 0 && op->ob_refcnt == 1))
        kept[(*count)++] = list;
    else
        Py_DECREF(op);
}

/* Whether the search for unreachable objects has found this one, and is about to empty it (_gc_prev in Python 3.11). */
#define IS_BEING_COLLECTED(op) ((((uintptr_t *)(op))[-1] & 2) != 0)

/* Nobody refers to an object any more. A list with enough room is kept, once it is empty, and so is a column. */
void Quick_Free(PyObject *op) {
    if (Py_TYPE(op) == &PyList_Type && !IS_BEING_COLLECTED(op)) {
        PyListObject *list = (PyListObject *)op;
        if (list->allocated >= QUICK_ROOM && list->allocated <= 4 * QUICK_ROOM && Quick_spares < QUICK_KEPT) {
            if (Py_SIZE(list) == 0) {
                op->ob_refcnt = 1;
                Quick_spare[Quick_spares++] = list;
                return;
            }
            keep_list(list, Quick_spare, &Quick_spares, QUICK_KEPT);
            return;
        }
        if (list->allocated >= QUICK_PILE && list->allocated <= 2 * QUICK_PILE && Quick_piles < QUICK_PILES) {
            keep_list(list, Quick_pile, &Quick_piles, QUICK_PILES);
            return;
        }
    }
    if (Py_TYPE(op) == VecI64Api.buf_type && keep_column((VecI64BufObject *)op))
        return;
    Py_TYPE(op)->tp_dealloc(op); /* as _Py_Dealloc does */
}

#endif
