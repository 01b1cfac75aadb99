import { mostOfOneKind, roomFor, saleState, type Taken, type TicketKind } from '#core/ticket-sale.ts';
import type { SaleEvent } from './sale-event.ts';

/** A kind of ticket as staff can give it out by phone. */
export type PhoneKind = {
  kind: TicketKind;
  /** How many of it one order can have; 0 while it is closed. */
  most: number;
  /**
   * Why none can be given out, null if some can: all places are taken, the free ones belong to those who wait, or nothing can be
   * sold while donations are switched off.
   */
  closed: 'full' | 'due' | 'unpaid' | null;
  /** What visitors see of it: staff give it out also before and after its days on the site, and without its code. */
  onSite: 'open' | 'soon' | 'over' | 'code';
};

type Counted = { taken: readonly Taken[]; takenOrDue: readonly Taken[]; areDonationsOn: boolean; now: Date };

/** All kinds of an event in their order, also those of which none can be given out, each with the reason. */
export function listPhoneKinds(
  { sale, timeZone }: Pick<SaleEvent, 'sale' | 'timeZone'>,
  { taken, takenOrDue, areDonationsOn, now }: Counted,
): PhoneKind[] {
  if (!sale) return [];
  const [room, left] = [roomFor(sale, taken), roomFor(sale, takenOrDue)];
  return sale.kinds.map(kind => {
    const most = Math.min(mostOfOneKind, left.get(kind.id) ?? 0);
    const state = saleState(kind, timeZone, now);
    const onSite = state === 'open' && kind.code !== null ? 'code' : state;
    if (kind.price && !areDonationsOn) return { kind, most: 0, closed: 'unpaid', onSite };
    if (most === 0) return { kind, most, closed: room.get(kind.id) === 0 ? 'full' : 'due', onSite };
    return { kind, most, closed: null, onSite };
  });
}
