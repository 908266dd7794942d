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
