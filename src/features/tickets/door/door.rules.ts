import type { ShownPrice } from '../kinds.ts';

/** What a door knows of a ticket, from the server or from the copy on the phone. */
export type DoorTicket = {
  id: string;
  event: number;
  eventName: string;
  kind: string;
  kindName: string;
  /** How many people it lets in. */
  seats: number;
  /** Anything but `confirmed` and `cancelled` still waits for a press or a payment. */
  state: string;
  /** The issue that is valid; a code of an earlier one is revoked. */
  issue: number;
  /** Its price went back, and nobody has said what becomes of it: a warning, no reason to refuse. */
  isPaidBack?: boolean;
};

/** The event at a door; times in ms since 1970. */
export type DoorEvent = {
  id: number;
  name: string;
  when: string;
  /** From when on people are let in. */
  opensAt: number;
  /** When phones forget what they know of the event. */
  closesAt: number;
};

/** What a code led to: a ticket with the issue of the code, or why there is none. */
export type Found = { ticket: DoorTicket; issue: number } | { problem: 'foreign' | 'mistyped' | 'unknown' };

/** What a phone shows. Only `in` lets somebody in. */
export const verdicts = [
  'in',
  'already',
  'not-yet',
  'revoked',
  'cancelled',
  'unconfirmed',
  'other-event',
  'unknown',
  'mistyped',
  'foreign',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What was paid in cash for one ticket, in smallest units; without a currency only nothing can be paid. */
export type Paid = { units: number; currency: string | null };

/** What somebody paid at once for several tickets: the same `id` for each of their lines, and the sum in smallest units. */
type Together = { id: string; units: number };

/** A kind of ticket that is sold at the door. */
export type DoorKind = {
  id: string;
  name: string;
  /** How many places one ticket takes. */
  seats: number;
  price: ShownPrice | null;
  /** Places of the event that are free, and tickets of this kind that are left; null if only the places limit it. */
  free: number;
  left: number | null;
};

/**
 * One line of the log of a door, which is only added to: what a phone showed, guests without a ticket, or that an earlier
 * line is undone.
 */
export type DoorEntry = {
  /** Made by the phone, so that a line sent twice is stored once. */
  id: string;
  event: number;
  phone: string;
  /** What people call the door. */
  door: string;
  /** In ms since 1970, by the clock of the server as far as the phone knows it. */
  at: number;
  shown: Verdict | 'guests' | 'undone';
  ticket: string | null;
  kind: string | null;
  /** How many people: those who came now with a ticket, or guests. */
  seats: number;
  /** How many the ticket lets in; null for lines without a ticket, and where an earlier page let in all at once. */
  of: number | null;
  /** The line that `undone` takes back. */
  undoes: string | null;
  /** Somebody came without a ticket and was sold this one; it has the id of the line. */
  sale: Paid | null;
  /** The tickets that were paid together with this one; none if it was paid alone. */
  together?: Together | null;
  /** Said by the server: it was sold without a network when all places were taken. Its holder is inside. */
  isOver?: boolean;
};

/** Lines of the log that a phone sends at once: 16 KiB hold them. */
export const mostSent = 20;
/** Lines that it gets at once; it asks for the rest. */
export const mostReceived = 1000;

/**
 * What a phone shows, with the arrival before it if somebody is in already, and how many are in with the ticket. `in` is for
 * the rest of them.
 */
export type Decision = {
  shown: Verdict;
  ticket: DoorTicket | null;
  before: DoorEntry | null;
  inside: number;
};

/** Decides about a scan or a typed code; the only place that does, with and without a network. */
export function decide(
  found: Found,
  { event, entries, now }: { event: DoorEvent; entries: readonly DoorEntry[]; now: number },
): Decision {
  if ('problem' in found) return { shown: found.problem, ticket: null, before: null, inside: 0 };
  const { ticket, issue } = found;
  const arrived = arrivals(entries).get(ticket.id) ?? [];
  const [before = null, inside] = [arrived[0], countSeatsInside(arrived)];
  const shown = (): Verdict => {
    if (ticket.event !== event.id) return 'other-event';
    if (ticket.state === 'cancelled') return 'cancelled';
    if (issue !== ticket.issue) return 'revoked';
    if (ticket.state !== 'confirmed') return 'unconfirmed';
    if (inside >= ticket.seats) return 'already';
    // Once some of a family are in, the rest can follow.
    return now < event.opensAt && inside === 0 ? 'not-yet' : 'in';
  };
  return { shown: shown(), ticket, before, inside };
}

/** Who was let in and not undone, by ticket, the earliest first: that one counts. */
export function arrivals(entries: readonly DoorEntry[]): Map<string, DoorEntry[]> {
  const standing = withoutUndone(entries).filter(({ shown, ticket }) => shown === 'in' && ticket !== null);
  const sorted = standing.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return Map.groupBy(sorted, ({ ticket }) => ticket ?? '');
}

/** How many people arrivals with one ticket let in, and how many the ticket does. */
const cameWith = (arrived: readonly DoorEntry[]): number => sumNumbers(arrived.map(({ seats }) => seats));
const mostWith = (arrived: readonly DoorEntry[]): number =>
  Math.max(0, ...arrived.map(({ seats, of }) => of ?? seats));

/** How many are inside with one ticket, by its arrivals: never more than it lets in. */
export const countSeatsInside = (arrived: readonly DoorEntry[]): number =>
  Math.min(cameWith(arrived), mostWith(arrived));

/** Tickets with which more people were let in than they are for: phones without a network cannot know of each other. */
export const conflicts = (entries: readonly DoorEntry[]): DoorEntry[][] =>
  [...arrivals(entries).values()].filter(arrived => cameWith(arrived) > mostWith(arrived));

/** People inside: of each kind of ticket, and guests without one. */
export function countInside(entries: readonly DoorEntry[]): {
  byKind: Map<string, number>;
  guests: number;
  all: number;
} {
  const byKind = new Map<string, number>();
  for (const arrived of arrivals(entries).values()) {
    const kind = arrived[0]?.kind ?? '';
    byKind.set(kind, (byKind.get(kind) ?? 0) + countSeatsInside(arrived));
  }
  const guests = sumNumbers(
    withoutUndone(entries).flatMap(each => (each.shown === 'guests' ? each.seats : [])),
  );
  return { byKind, guests, all: guests + sumNumbers([...byKind.values()]) };
}

/** Why a sale did not happen. */
export type NoSale = 'closed' | 'full' | 'price' | 'refused';

/** What a sale takes, whether it happened or is about to. */
type Selling = Pick<DoorEntry, 'kind' | 'seats'>;

/** How many more tickets of a kind there are beside `sales` that the server has not counted yet. */
export function countLeft({ id, seats, free, left }: DoorKind, sales: readonly Selling[]): number {
  const places = Math.floor((free - sumNumbers(sales.map(sale => sale.seats))) / seats);
  const own = sales.filter(({ kind }) => kind === id).length;
  return Math.max(0, Math.min(places, left === null ? places : left - own));
}

/** Why a ticket of a kind is not sold; null if it is. Both the phone and the server ask, each with what it knows. */
export function saleProblem(
  kind: DoorKind,
  { units, currency }: Paid,
  sales: readonly Selling[] = [],
): 'full' | 'price' | null {
  if (countLeft(kind, sales) === 0) return 'full';
  const { price } = kind;
  if (!price) return units === 0 ? null : 'price';
  return currency === price.currency && (price.isOwn || units === price.units) ? null : 'price';
}

/** The tickets that were sold at the door and not taken back. */
export const salesIn = (entries: readonly DoorEntry[]): DoorEntry[] =>
  withoutUndone(entries).filter(({ sale }) => sale !== null);

/** Sales for which there was no place any more. */
export const oversold = (entries: readonly DoorEntry[]): DoorEntry[] =>
  salesIn(entries).filter(({ isOver }) => isOver === true);

/** What a door took in, by currency. */
export function cashIn(sales: readonly Pick<DoorEntry, 'sale'>[]): Map<string, number> {
  const paid = sales.flatMap(({ sale }) => (sale?.currency && sale.units > 0 ? [sale] : []));
  const byCurrency = Map.groupBy(paid, ({ currency }) => currency ?? '');
  return new Map(
    [...byCurrency].map(([currency, all]) => [currency, sumNumbers(all.map(({ units }) => units))]),
  );
}

/** What one phone did last and can undo, the latest first: a line, or all lines of what somebody paid together. */
export function listLastActs(entries: readonly DoorEntry[], phone: string, most: number): DoorEntry[][] {
  const own = withoutUndone(entries).filter(
    line => line.phone === phone && ['in', 'guests'].includes(line.shown),
  );
  const acts = Map.groupBy(own, ({ id, together }) => together?.id ?? id);
  return [...acts.values()].slice(-most).toReversed();
}

function withoutUndone(entries: readonly DoorEntry[]): DoorEntry[] {
  const undone = new Set(
    entries.flatMap(({ shown, undoes }) => (shown === 'undone' && undoes ? [undoes] : [])),
  );
  return entries.filter(({ id }) => !undone.has(id));
}

const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
