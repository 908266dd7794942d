"""Lessons: a first game that teaches, as short scenarios with words beside them (docs/lessons.md)."""

from mulligan.lessons.coach import DONE, MISSED, Coach
from mulligan.lessons.shelf import Lesson, lesson, lessons

__all__ = ["DONE", "MISSED", "Coach", "Lesson", "lesson", "lessons"]
