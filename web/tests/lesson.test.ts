import { describe, expect, it } from 'vitest';
import { lessonAt, type Lesson } from '$lib/table/lesson';

const lesson: Lesson = {
  game: 'huts',
  name: 'first',
  learner: 0,
  steps: [
    { ply: 1, say: 'a', show: [], do: 'x' },
    { ply: 4, say: 'b', show: ['tile:0,0'], do: 'y' },
  ],
  plies: 6,
  end: 'z',
};

describe('a lesson', () => {
  it('is at a step where the learner decides, nowhere while others do, and at its end', () => {
    expect(lessonAt(lesson, 1)).toEqual({ step: lesson.steps[0], number: 1 });
    expect(lessonAt(lesson, 2)).toBeNull();
    expect(lessonAt(lesson, 4)?.number).toBe(2);
    expect(lessonAt(lesson, 6)).toEqual({ step: null, number: 2 });
  });
});
