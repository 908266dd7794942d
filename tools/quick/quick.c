/* The longer ways of quick.h, and what it keeps. */
#include "quick.h"

PyObject *Quick_numbers[QUICK_MOST - QUICK_LEAST + 1];

PyObject *Quick_MoreNumbers(long long value) {
    PyObject *number = PyLong_FromLongLong(value);
    if (number != NULL && QUICK_LEAST <= value && value <= QUICK_MOST) {
        Py_INCREF(number);
        Quick_numbers[value - QUICK_LEAST] = number;
    }
    return number;
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

PyObject *Quick_MoreList(Py_ssize_t size) {
    if (size > QUICK_ROOM)
        return PyList_New(size);
    PyListObject *list = (PyListObject *)PyList_New(0);
    if (list == NULL)
        return NULL;
    PyObject **room = PyMem_Calloc(QUICK_ROOM, sizeof(PyObject *));
    if (room == NULL) {
        Py_DECREF(list);
        return PyErr_NoMemory();
    }
    list->ob_item = room;
    list->allocated = QUICK_ROOM;
    Py_SET_SIZE(list, size);
    return (PyObject *)list;
}

/* Whether the search for unreachable objects has found this one, and is about to empty it (_gc_prev in Python 3.11). */
#define IS_BEING_COLLECTED(op) ((((uintptr_t *)(op))[-1] & 2) != 0)

/* Nobody refers to an object any more. A list with enough room is kept, once it is empty. */
void Quick_Free(PyObject *op) {
    if (Py_TYPE(op) == &PyList_Type && Quick_spares < QUICK_KEPT && !IS_BEING_COLLECTED(op)) {
        PyListObject *list = (PyListObject *)op;
        if (list->allocated >= QUICK_ROOM && list->allocated <= 4 * QUICK_ROOM) {
            Py_ssize_t size = Py_SIZE(list);
            op->ob_refcnt = 1; /* it is ours now, whatever freeing its items sets going */
            Py_SET_SIZE(list, 0);
            while (--size >= 0)
                Quick_XDECREF(list->ob_item[size]);
            if (likely(Quick_spares < QUICK_KEPT && Py_SIZE(list) == 0 && op->ob_refcnt == 1))
                Quick_spare[Quick_spares++] = list;
            else
                Py_DECREF(op);
            return;
        }
    }
    _Py_Dealloc(op);
}

#endif
