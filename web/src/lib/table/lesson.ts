/** Where a lesson is: the step that is due, or its end. */
import type { LessonAnswer } from '$lib/api/schema';

export type Lesson = LessonAnswer;

export interface At {
  /** The decision that is due; null once everything has been done. */
  readonly step: Lesson['steps'][number] | null;
  /** Its number, from 1. */
  readonly number: number;
}

/** What is due after so many actions; null while others decide. */
export function lessonAt(lesson: Lesson, ply: number): At | null {
  if (ply >= lesson.plies) return { step: null, number: lesson.steps.length };
  const index = lesson.steps.findIndex((step) => step.ply === ply);
  return index === -1 ? null : { step: lesson.steps[index]!, number: index + 1 };
}
