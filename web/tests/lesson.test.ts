import { describe, expect, it } from 'vitest';
import { lessonAt, lessonWith, type Lesson } from '$lib/table/lesson';

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
  });

  it('counts in what is staged: right leads on, wrong is answered', () => {
    expect(lessonWith(lesson, 1, [])?.number).toBe(1);
    expect(lessonWith(lesson, 1, ['x 1'])?.number).toBe(2);
    expect(lessonWith(lesson, 1, ['x 1', 'y'])?.number).toBe(2);
    expect(lessonWith(lesson, 1, ['x 2'])).toMatchObject({ number: 1, remark: 'not-x' });
    expect(lessonWith(lesson, 1, ['q'])?.remark).toBe('shell-lesson-other');
    expect(lessonWith(lesson, 1, ['x 1', 'q'])).toMatchObject({ number: 2, remark: 'shell-lesson-other' });
  });
});
