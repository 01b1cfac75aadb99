import { RRuleTemporal } from 'rrule-temporal';

/** Every day for half a century; what repeats more often is a mistake or an attack. */
const MOST_STEPS = 20_000;
const MOST_CANDIDATES = 50_000;

/** Why an event was not understood. */
export class NotUnderstood extends Error {
  readonly why: 'rule' | 'often' | 'much';
  constructor(why: NotUnderstood['why']) {
    super(why);
    this.why = why;
  }
}

/** From when to when (ms since 1970) we look at a calendar, and how long that may take: until `performance.now()` is `deadline`. */
export type Window = { from: number; to: number; deadline: number };

/** @throws NotUnderstood `much` if the time for reading is over. */
export function checkTime({ deadline }: Pick<Window, 'deadline'>): void {
  if (performance.now() > deadline) throw new NotUnderstood('much');
}

/**
 * The occurrences of a rule within a window, both ends included, in wall-clock ms as if they were UTC. UNTIL is a wall-clock
 * time too; one that is a day includes that day.
 * @throws NotUnderstood if the rule is malformed or repeats too often, or the time for reading is over.
 */
export function listOccurrences(rule: string, begins: number, window: Window): number[] {
  checkTime(window);
  const parts = rule
    .trim()
    .toUpperCase()
    .split(';')
    .filter(part => !/^$|=$/.test(part))
    .map(part => part.replace(/^UNTIL=(\d{8}T\d{6})$/, 'UNTIL=$1Z'));
  try {
    return new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${compact(begins)}\nRRULE:${parts.join(';')}`,
      maxIterations: MOST_STEPS,
      maxCandidateEvaluations: MOST_CANDIDATES,
      cache: false,
    })
      .between(new Date(window.from), new Date(window.to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (error) {
    throw new NotUnderstood(/exceeded/.test(String(error)) ? 'often' : 'rule');
  }
}

/** `20261201T093000` */
export const compact = (wall: number): string =>
  new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
