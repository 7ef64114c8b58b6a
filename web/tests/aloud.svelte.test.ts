import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aloud, spoken } from '$lib/shell/aloud.svelte';

const heard = (): (string | null)[] => [...document.querySelectorAll('.unseen[aria-live=polite] p')].map((one) => one.textContent);
const pass = (milliseconds: number): (string | null)[] => {
  flushSync();
  vi.advanceTimersByTime(milliseconds);
  return heard();
};

beforeEach(() => {
  vi.useFakeTimers();
  pass(60_000); // what pages of other tests still have to say
  for (const one of document.querySelectorAll('.unseen[aria-live=polite]')) one.replaceChildren();
});
afterEach(() => {
  pass(60_000);
  vi.useRealTimers();
});

/** Goes on until so many are there; others may be waiting to be said. */
const until = (count: number): (string | null)[] => {
  for (let i = 0; i < 60 && heard().length !== count; i++) pass(50);
  return heard();
};

it('keeps what it says for a while', () => {
  aloud.say('Your turn');
  expect(until(1)).toEqual(['Your turn']);
  expect(pass(6000)).toEqual([]);
});

it('says each of two by itself that come at the same moment', () => {
  aloud.say('Your turn');
  aloud.say('Just so');
  expect(until(1)).toEqual(['Your turn']);
  expect(pass(100)).toEqual(['Your turn']);
  expect(until(2)).toEqual(['Your turn', 'Just so']);
});

it('says what changes within a moment as it stands then, and what is there already not again', () => {
  let text = $state('Matilda is thinking');
  const stop = $effect.root(() => spoken(() => text));
  expect(pass(100)).toEqual([]);
  text = 'Your turn';
  expect(until(1)).toEqual(['Your turn']);
  text = 'Your turn, Anna';
  flushSync();
  text = 'Your turn';
  expect(pass(1000)).toEqual(['Your turn']);
  text = '';
  expect(pass(1000)).toEqual(['Your turn']);
  text = 'Your turn';
  expect(until(2)).toEqual(['Your turn', 'Your turn']);
  stop();
});

it('says it within the dialog that is open, beneath which nothing is read, and on the page afterwards', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  aloud.say('Your turn');
  expect(until(1)).toEqual(['Your turn']);
  expect(dialog.textContent).toBe('Your turn');
  dialog.remove();
  expect(pass(1000)).toEqual([]);
  aloud.say('Just so');
  expect(until(1)).toEqual(['Just so']);
});
