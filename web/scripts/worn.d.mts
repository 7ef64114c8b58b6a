export function worn(css: string, all: string): string;
