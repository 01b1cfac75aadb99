import { setTimeout as sleep } from 'node:timers/promises';
import type { Goal } from '../report/goals.ts';
import type { Measured } from '../report/measured.ts';
import type { SeenByPhase } from '../visitor-load.ts';

export type Scale = {
  /** How often a fault is brought about; each part has its own usual number. */
  readonly times?: number;
  /** How long memory is watched. */
  readonly minutes: number;
  /** A look at whether it works, in seconds. */
  readonly quick: boolean;
};

/** One kind of fault, and what visitors saw of it. */
export type Part = (scale: Scale) => Promise<Measured>;

/** Tries until it works. */
export async function until(works: () => Promise<boolean>, timeoutMs = 30_000): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < timeoutMs) {
    if (await works().catch(() => false)) return performance.now() - since;
    await sleep(20);
  }
  throw new Error(`It did not work within ${timeoutMs / 1000} seconds: ${works}`);
}

export const worst = (numbers: readonly number[]) => Math.round(Math.max(0, ...numbers));

/** What a page nobody asked for yet says while the database is away: the right status, language and time to come back. */
export async function coldRefusals(
  siteUrl: string,
  number: number,
): Promise<{ right: number; wrong: string[] }> {
  const asked = await Promise.all(
    ['', '/am'].map(async prefix => {
      const answer = await fetch(`${siteUrl}${prefix}/news/nobody-${number}`);
      const text = await answer.text();
      // A page that found the database in time says that there is nothing here.
      if (answer.status === 404) return null;
      const lang = prefix === '' ? 'en' : 'am';
      const isRight =
        answer.status === 503 && answer.headers.has('retry-after') && text.includes(`<html lang="${lang}"`);
      return isRight ? '' : `${answer.status} at ${prefix}/news`;
    }),
  );
  const told = asked.filter(one => one !== null);
  return { right: told.filter(one => one === '').length, wrong: told.filter(one => one !== '') };
}

/** As a table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What must not happen, not once. */
export const never = (what: string, figure: number): Goal => ({ what, figure, unit: '', most: 0 });
export const counted = (what: string, figure: number, unit = ''): Goal => ({ what, figure, unit });
/** Milliseconds, and how many there may be. */
export const took = (what: string, figure: number, most?: number): Goal => ({
  what,
  figure: Math.round(figure),
  unit: 'ms',
  ...(most !== undefined && { most }),
});

type Statuses = Readonly<Record<string, number>>;

/** `7 × 200, 2 × 503` */
export const writeStatuses = (statuses: Statuses) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');

/** What all kinds of visitors saw, phase by phase. */
export function seenTable(seen: SeenByPhase): string {
  const rows = Object.entries(seen).flatMap(([phase, kinds]) =>
    Object.entries(kinds).map(([kind, one]) => [phase, kind, writeStatuses(one.statuses), one.longest]),
  );
  return table(['phase', 'asked for', 'answers × status', 'longest wait, ms'], rows);
}

/** How many answers of one kind of page, over all phases, had such a status. */
export function countSeen(seen: SeenByPhase, kind: string, is: (status: string) => boolean): number {
  const all = Object.values(seen).flatMap(kinds => Object.entries(kinds[kind]?.statuses ?? {}));
  return all.reduce((sum, [status, times]) => sum + (is(status) ? times : 0), 0);
}
