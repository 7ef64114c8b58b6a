/** Where a lesson is: the step that is due, or its end. */
import type { LessonAnswer } from '$lib/api/schema';

export type Lesson = LessonAnswer;

export interface At {
  /** The decision that is due; null once everything has been done. */
  readonly step: Lesson['steps'][number] | null;
  /** Its number, from 1. */
  readonly number: number;
  /** The message that answers what is tried, where that is not right. */
  readonly remark?: string;
}

/** What is due after so many actions; null while others decide. */
export function lessonAt(lesson: Lesson, ply: number): At | null {
  if (ply >= lesson.plies) return { step: null, number: lesson.steps.length };
  const index = lesson.steps.findIndex((step) => step.ply === ply);
  return index === -1 ? null : { step: lesson.steps[index]!, number: index + 1 };
}

/** Whether a notation fits a pattern in which `*` stands for anything. */
function fits(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** Where a lesson is once the actions that are staged are counted in: what is right leads on, what is wrong is answered. */
export function lessonWith(lesson: Lesson, ply: number, tried: readonly string[]): At | null {
  let at = lessonAt(lesson, ply);
  for (const [index, action] of tried.entries()) {
    if (!at?.step) break;
    const { step } = at;
    if (action !== step.do) return { ...at, remark: step.wrong.find((one) => fits(action, one.tries))?.say ?? 'shell-lesson-other' };
    at = lessonAt(lesson, ply + index + 1) ?? at;
    if (at.step === step) break;
  }
  return at;
}
