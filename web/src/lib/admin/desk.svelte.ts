/** An operator at work: the token for as long as the page is open in this tab, and calls under it. */
import { ApiError, refusal } from '$lib/api/client';
import type * as schema from '$lib/api/schema';
import { errorNotice } from '$lib/i18n/errors';
import { base } from '$lib/state/base';

/** How many tables the server tells at once. */
export const PAGE = 50;
export interface Found {
  readonly tables: readonly schema.OperatedTable[];
  /** Whether others follow. */
  readonly more: boolean;
}
const KEPT = 'bastide-operator';

/** Where a browser lets nothing be kept, the token is asked for whenever the page is loaded. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
function keep(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, token);
  } catch {
    // it stays here alone
  }
}

export class OperatorsDesk {
  /** Whose token it is; null until one is accepted. */
  name = $state<string | null>(null);
  wrong = $state<string | null>(null);
  done = $state(0);
  /** What was typed as an answer to a report, by its number: a list that looks again must not lose it. */
  notes = $state<Record<number, string>>({});
  #token = kept() ?? '';
  /** Whether what is wrong is that something could not be looked up: that is over once something can. */
  #blind = false;

  get known(): boolean {
    return this.#token !== '';
  }

  async #call<T>(path: string, body?: unknown): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`${base}/api/admin${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        cache: 'no-store',
      });
    } catch {
      throw new ApiError('network', 0);
    }
    if (!response.ok) throw await refusal(response);
    return (await response.json()) as T;
  }

  /** Looks something up, or says why not and lets whoever asked know. */
  async #see<T>(path: string): Promise<T> {
    try {
      const found = await this.#call<T>(path);
      if (this.#blind) this.wrong = null;
      this.#blind = false;
      return found;
    } catch (error) {
      this.wrong = errorNotice(error).text;
      this.#blind = true;
      throw error;
    }
  }

  /** Tries a token; it stays in this tab alone, and goes with it. */
  async enter(token: string): Promise<void> {
    if (token) this.#token = token.trim();
    this.wrong = null;
    try {
      this.name = (await this.#call<schema.OperatorAnswer>('')).name;
      keep(this.#token);
    } catch (error) {
      this.wrong = errorNotice(error).text;
      if (error instanceof ApiError && error.status === 401) this.leave();
    }
  }

  leave(): void {
    this.#token = '';
    this.name = null;
    keep(null);
  }

  /** Does something, or says why not; lists look again afterwards. */
  async act(path: string, body: object = {}): Promise<boolean> {
    this.wrong = null;
    try {
      await this.#call(path, body);
      this.done++;
      return true;
    } catch (error) {
      this.wrong = errorNotice(error).text;
      return false;
    }
  }

  /** The newest tables, so many or, a page further, a few more. */
  async tables(asked: Readonly<Record<string, string>>, most: number): Promise<Found> {
    const found: schema.OperatedTable[] = [];
    for (let after = {}; ;) {
      const page = await this.#see<schema.OperatedTables>(`/tables?${new URLSearchParams({ ...asked, ...after })}`);
      found.push(...page.tables);
      if (found.length >= most || page.next === null) return { tables: found, more: page.next !== null };
      after = { after: page.next };
    }
  }

  table(id: string): Promise<schema.OperatedTableAnswer> {
    return this.#see(`/tables/${encodeURIComponent(id)}`);
  }

  async reports(answered: boolean): Promise<readonly schema.ReportInfo[]> {
    return (await this.#see<schema.ReportsAnswer>(`/reports?answered=${answered}`)).reports;
  }

  async restrictions(): Promise<readonly schema.RestrictionInfo[]> {
    return (await this.#see<schema.RestrictionsAnswer>('/restrictions')).restrictions;
  }

  async words(): Promise<readonly string[]> {
    return (await this.#see<schema.WordsAnswer>('/words')).words;
  }

  async audit(): Promise<readonly schema.AuditInfo[]> {
    return (await this.#see<schema.AuditAnswer>('/audit')).entries;
  }
}
