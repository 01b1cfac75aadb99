import type { Words } from '#core/words.ts';
import type { CodedTicket } from '../codes/ticket-code.ts';
import type { Ticket } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';

/** The tickets of one event in an order, with how many there are of each kind. */
export type TicketGroup = {
  id: number;
  /** Null once staff have deleted the event. */
  event: SaleEvent | null;
  name: string;
  kinds: { name: string; count: number }[];
  tickets: Ticket[];
};

/** The tickets of an order by event and kind, as both are called now, or were when they were ordered. */
export function groupTickets(tickets: readonly Ticket[], events: readonly SaleEvent[]): TicketGroup[] {
  return [...Map.groupBy(tickets, ({ event }) => event)].map(([id, own]) => {
    const event = events.find(each => each.id === id) ?? null;
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, all]) => ({
      name: event?.sale?.kinds.find(each => each.id === kind)?.name.text ?? all[0]?.kindName ?? '',
      count: all.length,
    }));
    return { id, event, name: event?.heading.text ?? own[0]?.eventName ?? '', kinds, tickets: own };
  });
}

/** A ticket as it is printed. It has no name, so a corrected one leaves it valid, and nothing that somebody typed. */
export type PrintedTicket = CodedTicket & {
  heading: Words;
  kindName: Words;
  when: string;
  /** When the event starts, as an ISO instant, and where. */
  start: string;
  timeZone: string;
  place: Words | null;
};

/** The tickets of an order for its file; those of events that were deleted or have no place any more are left out. */
export const printedTickets = (groups: readonly TicketGroup[]): PrintedTicket[] =>
  groups.flatMap(({ event, tickets }) =>
    event === null
      ? []
      : tickets.map(({ id, kind, issue, kindName }) => ({
          ...{ id, event: event.id, kind, issue },
          heading: event.heading,
          kindName: event.sale?.kinds.find(each => each.id === kind)?.name ?? { text: kindName },
          when: event.when,
          start: event.start.toISOString(),
          timeZone: event.timeZone,
          place: event.place,
        })),
  );
