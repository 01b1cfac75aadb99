import type { CalendarEntry } from '#core/calendar-file.ts';
import type { Locale } from '#core/locale.ts';
import { fits, type Taken, type TicketSale } from '#core/ticket-sale.ts';
import type { Words } from '#core/words.ts';

/** What orders know of an event; whoever reads events makes it. */
export type SaleEvent = {
  id: number;
  heading: Words;
  /** The address of its page without language; null if it has none. */
  href: string | null;
  /** Day and time in words. */
  when: string;
  timeZone: string;
  start: Date;
  end: Date;
  place: Words | null;
  /** Null once staff have removed it, or sell elsewhere. */
  sale: TicketSale | null;
  /** It takes place as planned. */
  isScheduled: boolean;
  /** For the calendar of those who come. */
  entry: CalendarEntry | null;
};

/** Reads events in a language; those that were deleted are left out. */
export type ReadEvents = (ids: readonly number[], language: Locale) => Promise<SaleEvent[]>;

/** Tickets by kind. */
export type Choice = ReadonlyMap<string, number>;

/** Whether tickets of an event can still be given out, or confirmed. */
export const isOpen = ({ isScheduled, start }: SaleEvent, now: Date): boolean => isScheduled && start > now;

/** The part of a choice that is for one event. */
export const choiceForEvent = ({ sale }: Pick<SaleEvent, 'sale'>, choice: Choice): Map<string, number> =>
  new Map([...choice].filter(([kind]) => sale?.kinds.some(({ id }) => id === kind)));

/** Whether all chosen tickets fit beside what is taken of each event. */
export const haveRoom = (
  events: readonly SaleEvent[],
  choice: Choice,
  taken: ReadonlyMap<number, readonly Taken[]>,
): boolean =>
  [...choice.keys()].every(kind =>
    events.some(event => choiceForEvent(event, new Map([[kind, 1]])).size > 0),
  ) &&
  events.every(event => {
    const own = choiceForEvent(event, choice);
    return own.size === 0 || (event.sale !== null && fits(event.sale, taken.get(event.id) ?? [], own));
  });
