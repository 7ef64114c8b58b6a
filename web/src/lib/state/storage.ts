/** Small things this browser remembers; a private window may refuse, or be full: then they are kept until the page is left. */
export const unkept = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? localStorage.getItem(`bastide.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`bastide.${key}`, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
