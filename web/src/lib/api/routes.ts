/** The server's addresses, and what each takes and answers, from its document. */
import { base } from '$lib/state/base';
import type { paths } from './schema';

type Method = 'get' | 'post';
type Operation = { readonly parameters: { readonly path?: unknown; readonly query?: unknown }; readonly responses: unknown };
type Find<R extends keyof paths, M extends Method> = Extract<paths[R][M], Operation>;

/** The addresses that know a method. */
export type Route<M extends Method> = { [R in keyof paths]: paths[R][M] extends Operation ? R : never }[keyof paths];

/** What stands in the braces of an address. */
export type Places<R extends keyof paths, M extends Method> = Find<R, M>['parameters']['path'];
export type Query<R extends keyof paths, M extends Method> = Find<R, M>['parameters']['query'];

type Asked = string | number | boolean | null | undefined;

/** The JSON that is sent to an address; undefined where nothing is. */
export type Body<R extends keyof paths, M extends Method> =
  Find<R, M> extends { readonly requestBody: { readonly content: { readonly 'application/json': infer B } } }
    ? B
    : Find<R, M> extends { readonly requestBody?: { readonly content: { readonly 'application/json': infer B } } }
      ? unknown extends B
        ? undefined
        : B
      : undefined;

export type Answer<R extends keyof paths, M extends Method> = Find<R, M>['responses'] extends {
  readonly 200: { content: { readonly 'application/json': infer A } };
}
  ? A
  : undefined;

/** Fills in what stands in the braces and what is asked; nothing that is filled in can leave its place. */
export function address(route: keyof paths, places: object = {}, query: object = {}): string {
  const filled = new Map<string, unknown>(Object.entries(places));
  const path = base + route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(filled.get(name))));
  const asked = Object.entries(query).flatMap(([name, value]: [string, Asked]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked).toString()}` : path;
}
