import { fits, kindsFor, saleState, type Taken, type TicketSale } from '#core/ticket-sale.ts';
import { type Choice, isOpen, type SaleEvent } from './sale-event.ts';

/** Somebody who waits for places of one event. */
export type Waiting = { id: string; choice: Choice };

/** Why a choice cannot be ordered, whatever is taken; null if it can. */
export function choiceProblem(
  choice: Choice,
  { events, code, now }: { events: readonly SaleEvent[]; code: string; now: Date },
): 'closed' | 'tooMany' | null {
  const wrong = [...choice].map(([id, quantity]) => {
    const event = events.find(({ sale }) => sale?.kinds.some(kind => kind.id === id));
    const kind = event?.sale && kindsFor(event.sale, code).find(each => each.id === id);
    if (!kind || !isOpen(event, now) || saleState(kind, event.timeZone, now) !== 'open') return 'closed';
    return quantity > kind.most ? 'tooMany' : null;
  });
  return wrong.find(each => each !== null) ?? null;
}

/**
 * Those of the waiting (the first first) to whom the free places of an event belong: each group that fits whole beside those
 * before it. A group that does not fit keeps no places free, which go to the next that fits, or to anybody.
 */
export function nextInLine(
  event: SaleEvent,
  taken: readonly Taken[],
  waiting: readonly Waiting[],
  now: Date,
): { next: Waiting[]; taken: Taken[] } {
  const next: Waiting[] = [];
  let all = [...taken];
  for (const each of waiting) {
    const { choice } = each;
    // They typed its code when they asked for it.
    const code = event.sale?.kinds.find(kind => choice.has(kind.id) && kind.code !== null)?.code ?? '';
    if (!event.sale || choiceProblem(choice, { events: [event], code, now }) !== null) continue;
    if (!fits(event.sale, all, choice)) continue;
    next.push(each);
    all = withChoice(event.sale, all, choice);
  }
  return { next, taken: all };
}

function withChoice({ kinds }: TicketSale, taken: readonly Taken[], choice: Choice): Taken[] {
  const all = new Map(taken.map(each => [each.kind, each]));
  for (const [kind, quantity] of choice) {
    const { tickets, seats } = all.get(kind) ?? { tickets: 0, seats: 0 };
    const each = kinds.find(({ id }) => id === kind)?.seats ?? 1;
    all.set(kind, { kind, tickets: tickets + quantity, seats: seats + quantity * each });
  }
  return [...all.values()];
}
