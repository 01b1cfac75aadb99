import type { Locale } from './locale.ts';
import { isCurrency, type Money, parseMoney } from './money.ts';
import { type Localized, pickWords, type Words } from './words.ts';
import { dayIn, type IsoDay } from './zoned-time.ts';

/** The most tickets of one kind in one order, whatever staff enter; also the most in the cart. */
export const mostOfOneKind = 10;

/** The tickets of an event as staff enter them. */
export type StoredTicketSale = {
  places?: number | null;
  /** Of all prices. */
  currency?: string | null;
  kinds?:
    | {
        id?: string | null;
        name?: Localized;
        note?: Localized;
        seats?: number | null;
        limit?: number | null;
        most?: number | null;
        from?: string | null;
        until?: string | null;
        code?: string | null;
        price?: string | null;
        isOwnPrice?: boolean | null;
        isSoldAtDoor?: boolean | null;
      }[]
    | null;
  questions?: { id?: string | null; question?: Localized; isRequired?: boolean | null }[] | null;
  words?: Localized;
};

/** The price of a kind; one that everybody chooses is only a suggestion, and 0 if there is none. */
export type TicketPrice = { money: Money; isOwn: boolean };

export type TicketKind = {
  id: string;
  name: Words;
  /** For whom it is. */
  note: Words;
  /** How many places one ticket takes: a family ticket takes several. */
  seats: number;
  /** How many tickets of this kind there are; null if only the places of the event limit it. */
  limit: number | null;
  /** How many one order may hold. */
  most: number;
  /** The first and the last day on which it is sold, where the event is; null for no limit. */
  from: IsoDay | null;
  until: IsoDay | null;
  /** Only who types it sees the kind; null for a kind that everybody sees. It is never sent to a browser. */
  code: string | null;
  /** Absent for a free kind. */
  price?: TicketPrice;
  /** It is sold at the door too, for cash; absent for any other kind. */
  isAtDoor?: true;
};

export type TicketQuestion = { id: string; question: Words; isRequired: boolean };

/** What an event sells on this site: all kinds share its places. */
export type TicketSale = {
  places: number;
  kinds: TicketKind[];
  questions: TicketQuestion[];
  /** Shown only to people with confirmed tickets, such as the address. */
  words: Words;
};

/** The sale of an event in a language; null if it has no places, or no kind with a name and a price that can be read. */
export function toTicketSale(stored: StoredTicketSale | null | undefined, locale: Locale): TicketSale | null {
  const kinds = (stored?.kinds ?? []).flatMap(kind => {
    const name = pickWords(kind.name, locale);
    const price = readPrice(kind, stored?.currency ?? '');
    if (!kind.id || !name.text || price === null) return [];
    return [
      {
        id: kind.id,
        name,
        note: pickWords(kind.note, locale),
        seats: kind.seats ?? 1,
        limit: kind.limit ?? null,
        most: Math.min(kind.most ?? mostOfOneKind, mostOfOneKind),
        from: kind.from?.slice(0, 10) ?? null,
        until: kind.until?.slice(0, 10) ?? null,
        code: normalCode(kind.code ?? '') || null,
        ...price,
        ...(kind.isSoldAtDoor === true && { isAtDoor: true as const }),
      },
    ];
  });
  if (kinds.length === 0 || !stored?.places) return null;
  const questions = (stored.questions ?? []).flatMap(({ id, question, isRequired }) => {
    const words = pickWords(question, locale);
    return id && words.text ? [{ id, question: words, isRequired: isRequired === true }] : [];
  });
  return { places: stored.places, kinds, questions, words: pickWords(stored.words, locale) };
}

/** Null for a price that cannot be read: such a kind is not sold, rather than given away. */
function readPrice(
  { price, isOwnPrice }: { price?: string | null; isOwnPrice?: boolean | null },
  currency: string,
): { price?: TicketPrice } | null {
  const isOwn = isOwnPrice === true;
  if (!price && !isOwn) return {};
  if (!isCurrency(currency)) return null;
  if (!price) return { price: { money: { units: 0n, currency }, isOwn } };
  const read = parseMoney(price, currency);
  return read.ok ? { price: { money: read.value, isOwn } } : null;
}

/** A code as it is compared: capitals, marks and blanks around it make no difference. */
export function normalCode(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** The kinds that everybody sees, and those whose code was typed. */
export function kindsFor(sale: TicketSale, typed: string): TicketKind[] {
  const code = normalCode(typed);
  return sale.kinds.filter(kind => kind.code === null || kind.code === code);
}

/** Whether a kind is sold at `now`; `soon` before its first day, `over` after its last, in the zone of the event. */
export function saleState(
  { from, until }: Pick<TicketKind, 'from' | 'until'>,
  timeZone: string,
  now: Date,
): 'open' | 'soon' | 'over' {
  const today = dayIn(timeZone, now);
  if (from !== null && today < from) return 'soon';
  return until !== null && until < today ? 'over' : 'open';
}

/** The tickets of one kind that were given out, and how many places they use. */
export type Taken = { kind: string; tickets: number; seats: number };

/** How many more tickets of each kind there is room for, in the order of the kinds; never less than zero. */
export function roomFor(sale: TicketSale, taken: readonly Taken[]): Map<string, number> {
  const left = sale.places - taken.reduce((sum, { seats }) => sum + seats, 0);
  return new Map(
    sale.kinds.map(({ id, seats, limit }) => {
      const sold = taken.find(({ kind }) => kind === id)?.tickets ?? 0;
      const byPlaces = Math.floor(left / seats);
      return [id, Math.max(0, Math.min(byPlaces, limit === null ? byPlaces : limit - sold))];
    }),
  );
}

/** Whether an event has room for `quantities` (by kind) beside the tickets given out; all kinds share its places. */
export function fits(
  sale: TicketSale,
  taken: readonly Taken[],
  quantities: ReadonlyMap<string, number>,
): boolean {
  const room = roomFor(sale, taken);
  const wanted = [...quantities].map(([id, quantity]) => {
    const kind = sale.kinds.find(each => each.id === id);
    return {
      quantity,
      seats: kind ? kind.seats * quantity : Number.POSITIVE_INFINITY,
      room: room.get(id) ?? 0,
    };
  });
  const all = [...taken, ...wanted].reduce((sum, { seats }) => sum + seats, 0);
  return all <= sale.places && wanted.every(({ quantity, room: left }) => quantity <= left);
}
