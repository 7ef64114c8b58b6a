/** Small things this browser remembers; a private window may refuse, and then nothing is kept. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`bastide.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`bastide.${key}`, JSON.stringify(value));
  } catch {
    // private window or full: the session goes on without
  }
}
