/** What people are called. */
import { t } from './fluent.svelte';

/** The name a person typed; a guest's, unlike those at the table, where nothing was typed. */
export function calledAt(name: string, taken: readonly (string | null)[] = []): string {
  const typed = name.trim();
  if (typed !== '') return typed;
  let called = t('shell-guest');
  for (let number = 2; taken.includes(called); number++) called = t('shell-guest-number', { number });
  return called;
}
