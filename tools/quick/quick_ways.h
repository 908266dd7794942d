/* From here on, C goes by the short ways of quick.h. */
#ifndef MULLIGAN_QUICK_WAYS_H
#define MULLIGAN_QUICK_WAYS_H

#include "quick.h"

#ifndef Py_GIL_DISABLED

#define PyLong_FromLongLong Quick_Number
#define CPyTagged_StealAsObject Quick_NumberOf
#define CPyList_GetItemInt64 Quick_Item
#define CPyList_GetItemInt64Borrow Quick_ItemBorrowed
#define CPyList_GetItemShort Quick_ItemAt
#define PyList_Append Quick_Append
#define CPyList_PopLast Quick_Pop
#define CPyList_Remove Quick_Remove
#define CPyList_SetItem Quick_Put
#define CPyList_SetItemInt64 Quick_PutAt

#endif

#ifdef QUICK_REFERENCES

#undef Py_DECREF
#define Py_DECREF(op) Quick_DECREF((PyObject *)(op))
#undef Py_XDECREF
#define Py_XDECREF(op) Quick_XDECREF((PyObject *)(op))
#define PyList_New Quick_List

#else

#define Quick_Move(cells, cards, order, moved) 0
#define Quick_Refilled(lists, others) NULL
#define Quick_Own(column)
#define Quick_SetAt(column, place, number) (*(int64_t *)(place) = (number))
#define Quick_Lent(column) VecI64Api.slice(column, 0, (column).len)
#define Quick_Column(column) VecI64Api.slice(column, 0, (column).len)
#define Quick_CopyOver(list, old) CPyList_GetSlice(list, 0, 9223372036854775806LL)
#define Quick_Copy(list) CPyList_GetSlice(list, 0, 9223372036854775806LL)

#endif

#endif
