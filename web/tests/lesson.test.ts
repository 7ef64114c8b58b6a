import { describe, expect, it } from 'vitest';
import { decisionsOf, lessonAt, lessonWith, type Lesson } from '$lib/table/lesson';

const lesson: Lesson = {
  game: 'huts',
  name: 'first',
  learner: 0,
  steps: [
    { ply: 1, say: 'a', show: [], do: 'x 1', wrong: [{ tries: 'x *', say: 'not-x' }] },
    { ply: 2, say: 'b', show: ['tile:0,0'], do: 'y', wrong: [] },
    { ply: 4, say: 'c', show: [], do: 'z', wrong: [] },
  ],
  plies: 6,
  end: 'z',
};

describe('a lesson', () => {
  it('is at a step where the learner decides, nowhere while others do, and at its end', () => {
    expect(lessonAt(lesson, 1)).toEqual({ step: lesson.steps[0], number: 1 });
    expect(lessonAt(lesson, 3)).toBeNull();
    expect(lessonAt(lesson, 4)?.number).toBe(3);
    expect(lessonAt(lesson, 6)).toEqual({ step: null, number: 3 });
    expect(lessonAt(lesson, 7)).toBeNull();
  });

  it('counts in what is staged: right leads on, wrong is answered', () => {
    expect(lessonWith(lesson, 1, [])?.number).toBe(1);
    expect(lessonWith(lesson, 1, ['x 1'])?.number).toBe(2);
    expect(lessonWith(lesson, 1, ['x 1', 'y'])?.number).toBe(2);
    expect(lessonWith(lesson, 1, ['x 1', 'y'], true)).toMatchObject({ number: 2, remark: 'shell-lesson-right' });
    expect(lessonWith(lesson, 1, ['x 1'], true)).toMatchObject({ number: 1, remark: 'shell-lesson-right' });
    expect(lessonWith(lesson, 1, ['x 2'])).toMatchObject({ number: 1, remark: 'not-x' });
    expect(lessonWith(lesson, 1, ['q'])?.remark).toBe('shell-lesson-other');
    expect(lessonWith(lesson, 1, ['x 1', 'q'])).toMatchObject({ number: 2, remark: 'shell-lesson-other' });
  });

  it('counts several actions of which one remark speaks as one decision, and takes them in any order', () => {
    const take = (ply: number, what: string): Lesson['steps'][number] => ({ ply, say: 'b', show: [], do: what, wrong: [{ tries: 'u', say: 'not-u' }] });
    const longer: Lesson = { ...lesson, steps: [lesson.steps[0]!, take(2, 'v'), take(3, 'w'), take(5, 'end'), { ...lesson.steps[2]!, ply: 6 }], plies: 8 };
    expect(decisionsOf(longer)).toBe(3);
    expect([1, 2, 3, 5, 6, 8].map((ply) => lessonAt(longer, ply)?.number)).toEqual([1, 2, 2, 2, 3, 3]);
    expect(lessonWith(longer, 2, ['w'], true)).toEqual({ step: longer.steps[1], number: 2 });
    expect(lessonWith(longer, 2, ['v', 'v'])).toMatchObject({ number: 2, remark: 'shell-lesson-other' });
    expect(lessonWith(longer, 2, ['w', 'u'])).toMatchObject({ number: 2, remark: 'not-u' });
    expect(lessonWith(longer, 5, ['end'])?.number).toBe(3);
    expect(lessonWith(longer, 1, ['x 1', 'w'])?.remark).toBeUndefined();
  });
});
