/** Where a lesson is: the step that is due, or its end. */
import type { LessonAnswer } from '$lib/api/schema';

export type Lesson = LessonAnswer;
type Step = Lesson['steps'][number];

/** The remark on what is right and ready to be sent. */
export const RIGHT = 'shell-lesson-right';

export interface At {
  /** The decision that is due; null once everything has been done. */
  readonly step: Step | null;
  /** Its number, from 1. */
  readonly number: number;
  /** The message that answers what is tried. */
  readonly remark?: string;
}

/** Where each decision begins: several actions of which one remark speaks are one decision. */
const decisions = ({ steps }: Lesson): number[] => steps.flatMap((step, index) => (step.say === steps[index - 1]?.say ? [] : [index]));

/** How many decisions a lesson has. */
export const decisionsOf = (lesson: Lesson): number => decisions(lesson).length;

/** What is due after so many actions; null while others decide, and once the game has gone on beyond the lesson. */
export function lessonAt(lesson: Lesson, ply: number): At | null {
  if (ply > lesson.plies) return null;
  if (ply === lesson.plies) return { step: null, number: decisionsOf(lesson) };
  const index = lesson.steps.findIndex((step) => step.ply === ply);
  return index === -1 ? null : { step: lesson.steps[index]!, number: decisions(lesson).filter((first) => first <= index).length };
}

/** Whether a notation fits a pattern in which `*` stands for anything. */
function fits(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}

/** The actions of the decision that are due from a step on. */
export function dueFrom({ steps }: Lesson, step: Step): Step[] {
  const rest = steps.slice(steps.indexOf(step));
  const end = rest.findIndex((one, index) => one.say !== step.say || one.ply !== step.ply + index);
  return end === -1 ? rest : rest.slice(0, end);
}

/** The first action that is tried and not due; the order does not matter as long as not all are there. */
function odd(tried: readonly string[], due: readonly Step[]): string | undefined {
  const left = due.map((one) => one.do);
  return tried.find((action) => {
    const at = left.indexOf(action);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/**
 * Where a lesson is once the actions that are staged are counted in: what is right leads on, unless it is `ready` to be sent
 * and says so; what is wrong is answered.
 */
export function lessonWith(lesson: Lesson, ply: number, tried: readonly string[], ready = false): At | null {
  let at = lessonAt(lesson, ply);
  let rest = tried;
  while (at?.step && rest.length > 0) {
    const due = dueFrom(lesson, at.step);
    const wrong = odd(rest.slice(0, due.length), due);
    if (wrong !== undefined) return { ...at, remark: at.step.wrong.find((one) => fits(wrong, one.tries))?.say ?? 'shell-lesson-other' };
    if (rest.length < due.length) break;
    rest = rest.slice(due.length);
    if (rest.length === 0 && ready) return { ...at, remark: RIGHT };
    const next = lessonAt(lesson, due.at(-1)!.ply + 1);
    if (!next) break;
    at = next;
  }
  return at;
}
