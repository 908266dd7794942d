/* Short ways for what compiled games do most of the time, with lists and the numbers in them (tools/native_quick.py).
 * Wherever something is unusual, they end in what Python or mypyc does. */
#ifndef MULLIGAN_QUICK_H
#define MULLIGAN_QUICK_H

#include <Python.h>
#include <CPy.h>

#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_TRACE_REFS) && !defined(Py_REF_DEBUG) && !defined(PYPY_VERSION)
#define QUICK_REFERENCES 1 /* as in 3.11: they are counted plainly, and a whole number is a size and digits */
#endif

/* -- Whole numbers ------------------------------------------------------------------------------------------------ */

#define QUICK_LEAST (-5)
#define QUICK_MOST 256 /* Python has one object for each number from the least to the most */
extern PyObject *Quick_numbers[QUICK_MOST - QUICK_LEAST + 1];

PyObject *Quick_MoreNumbers(long long value);

static inline PyObject *Quick_Number(long long value) {
    if (likely((unsigned long long)(value - QUICK_LEAST) <= QUICK_MOST - QUICK_LEAST)) {
        PyObject *known = Quick_numbers[value - QUICK_LEAST];
        if (likely(known != NULL)) {
            Py_INCREF(known);
            return known;
        }
    }
    return Quick_MoreNumbers(value);
}

static inline PyObject *Quick_NumberOf(CPyTagged value) {
    if (unlikely(CPyTagged_CheckLong(value)))
        return CPyTagged_StealAsObject(value);
    return Quick_Number(CPyTagged_ShortAsSsize_t(value));
}

/* Whether an object is a whole number that is read at once, and the number. */
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

int Quick_Remove(PyObject *list, PyObject *item);

#ifdef QUICK_REFERENCES

/* Lists that are given back keep their room for those made next. */
#define QUICK_ROOM 12
#define QUICK_KEPT 64
extern PyListObject *Quick_spare[QUICK_KEPT];
extern Py_ssize_t Quick_spares;

PyObject *Quick_MoreList(Py_ssize_t size);
void Quick_Free(PyObject *op);

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
