/* Short ways for what compiled games do most of the time, with lists and the numbers in them (tools/native_quick.py).
 * Wherever something is unusual, they end in what Python or mypyc does. */
#ifndef MULLIGAN_QUICK_H
#define MULLIGAN_QUICK_H

#include <Python.h>
#include <CPy.h>
#include "vecs/librt_vecs_api.h"

#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_TRACE_REFS) && !defined(Py_REF_DEBUG) && !defined(PYPY_VERSION)
#define QUICK_REFERENCES 1 /* as in 3.11: they are counted plainly, and a whole number is a size and digits */
#endif

#define QUICK_OWN __attribute__((visibility("hidden"))) /* of this library, reached at once */

/* -- Whole numbers ------------------------------------------------------------------------------------------------ */

/* Python has one object for each number from the least to the most, which lie side by side: a small number is told by
 * where its object lies, without looking at it. Where they do not lie so, none is taken for small (quick.c). */
#define QUICK_LEAST (-5)
#define QUICK_MOST 256
#define QUICK_SMALL (QUICK_MOST - QUICK_LEAST + 1)
extern QUICK_OWN char *Quick_least; /* the object of the least number; NULL where they do not lie so */
extern QUICK_OWN size_t Quick_small; /* how many lie so */

static inline PyObject *Quick_Number(long long value) {
    size_t place = (size_t)(value - QUICK_LEAST);
    if (likely(place < Quick_small)) {
        PyObject *known = (PyObject *)(Quick_least + place * sizeof(PyLongObject));
        Py_INCREF(known);
        return known;
    }
    return PyLong_FromLongLong(value);
}

#define Quick_IsSmall(op) ((size_t)((char *)(op) - Quick_least) < QUICK_SMALL * sizeof(PyLongObject))
#define Quick_SmallValue(op) ((int64_t)((size_t)((char *)(op) - Quick_least) / sizeof(PyLongObject)) + QUICK_LEAST)

static inline PyObject *Quick_NumberOf(CPyTagged value) {
    if (unlikely(CPyTagged_CheckLong(value)))
        return CPyTagged_StealAsObject(value);
    return Quick_Number(CPyTagged_ShortAsSsize_t(value));
}

/* Whether an object is a whole number of one digit at most, which is read out of it, and the number. */
#ifdef QUICK_REFERENCES
#define Quick_IsShort(op) (PyLong_Check(op) && (size_t)(Py_SIZE(op) + 1) <= 2)
#define Quick_Value(op) ((int64_t)Py_SIZE(op) * (int64_t)((PyLongObject *)(op))->ob_digit[0])
#elif PY_VERSION_HEX >= 0x030C0000
#define Quick_IsShort(op) (PyLong_Check(op) && PyUnstable_Long_IsCompact((PyLongObject *)(op)))
#define Quick_Value(op) ((int64_t)PyUnstable_Long_CompactValue((PyLongObject *)(op)))
#else
#define Quick_IsShort(op) 0
#define Quick_Value(op) 0
#endif

/* -- Lists -------------------------------------------------------------------------------------------------------- */

static inline PyObject *Quick_Item(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}

static inline PyObject *Quick_ItemBorrowed(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline PyObject *Quick_ItemAt(PyObject *list, CPyTagged index) { /* which is short */
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index);
    if (place < 0)
        place += size;
    if (likely((size_t)place < (size_t)size)) {
        PyObject *item = PyList_GET_ITEM(list, place);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemShort(list, index);
}

static inline int Quick_Append(PyObject *op, PyObject *item) {
    PyListObject *list = (PyListObject *)op;
    Py_ssize_t size = Py_SIZE(list);
    if (likely(size < list->allocated)) {
        Py_INCREF(item);
        list->ob_item[size] = item;
        Py_SET_SIZE(list, size + 1);
        return 0;
    }
    return PyList_Append(op, item);
}

static inline PyObject *Quick_Pop(PyObject *op) {
    Py_ssize_t size = Py_SIZE(op);
    if (likely(size > 0)) {
        Py_SET_SIZE(op, size - 1);
        return ((PyListObject *)op)->ob_item[size - 1];
    }
    return CPyList_PopLast(op);
}

static inline bool Quick_Put(PyObject *op, CPyTagged index, PyObject *item) { /* which is given away */
    PyListObject *list = (PyListObject *)op;
    size_t place = (size_t)index >> 1;
    if (likely((index & 1) == 0 && place < (size_t)Py_SIZE(list))) {
        PyObject *old = list->ob_item[place];
        list->ob_item[place] = item;
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItem(op, index, item);
}

static inline bool Quick_PutAt(PyObject *op, int64_t place, PyObject *item) { /* which is given away */
    PyListObject *list = (PyListObject *)op;
    if (likely((size_t)place < (size_t)Py_SIZE(list))) {
        PyObject *old = list->ob_item[place];
        list->ob_item[place] = item;
        Py_DECREF(old);
        return true;
    }
    return CPyList_SetItemInt64(op, place, item);
}

/* -- Digests ------------------------------------------------------------------------------------------------------ */

QUICK_OWN bool Quick_Digest(CPyTagged secret, PyObject *numbers, CPyTagged *found); /* digest.c: whether it could */

QUICK_OWN int Quick_Remove(PyObject *list, PyObject *item);

#define QUICK_COUNTED 1024 /* numbers that are counted to put them in order */
QUICK_OWN bool Quick_Sort(VecI64 cells, int64_t start, int64_t end); /* quick.c, as the next three: whether it could */
QUICK_OWN bool Quick_Shuffle(int64_t *luck, VecI64 cells, int64_t start, int64_t end);
QUICK_OWN bool Quick_Skip(int64_t *luck, int64_t count);
QUICK_OWN bool Quick_Weigh(PyObject *weights, PyObject *numbers, double *found);

#ifdef QUICK_REFERENCES

/* Lists that are given back keep their room for those made next. */
#define QUICK_ROOM 12
#define QUICK_KEPT 256
extern QUICK_OWN PyListObject *Quick_spare[QUICK_KEPT];
extern QUICK_OWN Py_ssize_t Quick_spares;

/* And so do long ones, as piles of cards are, of which a copy of a game has some. */
#define QUICK_PILE 64
#define QUICK_PILES 128
extern QUICK_OWN PyListObject *Quick_pile[QUICK_PILES];
extern QUICK_OWN Py_ssize_t Quick_piles;

/* Columns that are given back keep their room as well: copies of a game have as many of the same length. */
#define QUICK_LONGEST 512 /* cards at a table whose columns are kept */
#define QUICK_LENGTHS 32
#define QUICK_COLUMNS 256 /* of one length */
struct Quick_Shelf {
    Py_ssize_t length; /* of all columns that lie here */
    Py_ssize_t count;
    VecI64BufObject *columns[QUICK_COLUMNS];
};
extern QUICK_OWN struct Quick_Shelf Quick_shelves[QUICK_LENGTHS];

static inline VecI64 Quick_Column(VecI64 column) { /* a copy */
    struct Quick_Shelf *shelf = &Quick_shelves[(size_t)column.len % QUICK_LENGTHS];
    if (likely(shelf->length == column.len && shelf->count > 0)) {
        VecI64 copy = {.len = column.len, .items = shelf->columns[--shelf->count]->items};
        memcpy(copy.items, column.items, column.len * sizeof(int64_t));
        return copy;
    }
    return VecI64Api.slice(column, 0, column.len);
}

/* A column that a copy of a game has as well, until one of them changes it (tools/native_lent.py). */
static inline VecI64 Quick_Lent(VecI64 column) {
    VEC_I64_INCREF(column);
    return column;
}

QUICK_OWN void Quick_OwnShared(VecI64 *column) __attribute__((noinline));

/* Somebody is about to set a number in a column that an object has: nobody else may have it. */
static inline void Quick_Own(VecI64 *column) {
    if (column->items != NULL && unlikely(Py_REFCNT(VEC_I64_BUF(*column)) > 1))
        Quick_OwnShared(column);
}

/* Set a number in a column that an object has, if it is not there already. */
static inline void Quick_SetAt(VecI64 *column, CPyPtr place, int64_t number) {
    if (*(int64_t *)place == number)
        return;
    if (unlikely(Py_REFCNT(VEC_I64_BUF(*column)) > 1)) {
        CPyPtr off = place - (CPyPtr)column->items;
        Quick_OwnShared(column);
        place = (CPyPtr)column->items + off;
    }
    *(int64_t *)place = number;
}

/* A column in which each of these cards has what another of them had, if it is short work: mostly all are alike. */
static inline bool Quick_Move(VecI64 cells, VecI64 cards, VecI64 order, VecI64 *moved) {
    Py_ssize_t count = cards.len, i = 0;
    uint64_t size = (uint64_t)cells.len;
    if (unlikely(order.len != count))
        return false;
    if (size > 1 && memcmp(cells.items, cells.items + 1, (size - 1) * sizeof(int64_t)) == 0)
        i = count; /* the same of all cards there are */
    else if (count > 0 && likely((uint64_t)cards.items[0] < size)) {
        int64_t first = cells.items[cards.items[0]];
        while (i < count && (uint64_t)cards.items[i] < size && cells.items[cards.items[i]] == first)
            i++;
    }
    if (i < count) {
        for (i = 0; i < count; i++) {
            uint64_t card = (uint64_t)cards.items[i], other = (uint64_t)order.items[i];
            if (unlikely(card >= size || other >= size))
                return false;
            if (cells.items[card] != cells.items[other])
                break;
        }
    }
    if (i == count) {
        VEC_I64_INCREF(cells);
        *moved = cells;
        return true;
    }
    VecI64 copy = Quick_Column(cells);
    if (unlikely(VEC_IS_ERROR(copy)))
        return false;
    for (; i < count; i++) {
        uint64_t card = (uint64_t)cards.items[i], other = (uint64_t)order.items[i];
        if (unlikely(card >= size || other >= size)) {
            VEC_I64_DECREF(copy);
            return false;
        }
        copy.items[card] = cells.items[other];
    }
    *moved = copy;
    return true;
}

QUICK_OWN PyObject *Quick_MoreList(Py_ssize_t size) __attribute__((cold, noinline));
QUICK_OWN PyObject *Quick_Roomy(Py_ssize_t room) __attribute__((cold, noinline)); /* an empty list */
QUICK_OWN void Quick_Free(PyObject *op) __attribute__((noinline)); /* a call is short, and there are thousands */

static inline PyObject *Quick_List(Py_ssize_t size) {
    if (likely(Quick_spares > 0 && size <= QUICK_ROOM)) {
        PyListObject *list = Quick_spare[--Quick_spares];
        for (Py_ssize_t i = 0; i < size; i++)
            list->ob_item[i] = NULL;
        Py_SET_SIZE(list, size);
        return (PyObject *)list;
    }
    return Quick_MoreList(size);
}

static inline PyObject *Quick_Copy(PyObject *op) { /* of a list */
    Py_ssize_t size = Py_SIZE(op);
    PyListObject *copy;
    if (unlikely(!PyList_CheckExact(op) || size > QUICK_PILE))
        return PyList_GetSlice(op, 0, size);
    if (size <= QUICK_ROOM)
        copy = (PyListObject *)Quick_List(0);
    else if (likely(Quick_piles > 0))
        copy = Quick_pile[--Quick_piles];
    else
        copy = (PyListObject *)Quick_Roomy(QUICK_PILE);
    if (unlikely(copy == NULL))
        return NULL;
    PyObject **items = ((PyListObject *)op)->ob_item;
#pragma GCC unroll 4
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_INCREF(items[i]);
        copy->ob_item[i] = items[i];
    }
    Py_SET_SIZE(copy, size);
    return (PyObject *)copy;
}

QUICK_OWN PyObject *Quick_Refilled(PyObject *lists, PyObject *others);

/* A copy of a list: the one that a game has already that is copied into, where it has the same in it. */
static inline PyObject *Quick_CopyOver(PyObject *op, PyObject *old) {
    Py_ssize_t size = Py_SIZE(op);
    if (likely(old != NULL && Py_REFCNT(old) == 1 && PyList_CheckExact(old) && PyList_CheckExact(op)
               && Py_SIZE(old) == size
               && (size == 0 || memcmp(((PyListObject *)old)->ob_item, ((PyListObject *)op)->ob_item, size * sizeof op) == 0))) {
        Py_INCREF(old);
        return old;
    }
    return Quick_Copy(op);
}

static inline void Quick_DECREF(PyObject *op) {
    if (--op->ob_refcnt == 0)
        Quick_Free(op);
}

static inline void Quick_XDECREF(PyObject *op) {
    if (op != NULL)
        Quick_DECREF(op);
}

#endif

#endif
