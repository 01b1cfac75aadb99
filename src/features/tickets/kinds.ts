import type { Words } from '#core/words.ts';

/** A price in smallest units; of one that everybody chooses it is the suggestion, 0 if there is none. */
export type ShownPrice = { units: number; currency: string; isOwn: boolean };

/** A kind of ticket as a form shows it. */
export type ShownKind = {
  id: string;
  name: Words;
  note: Words;
  seats: number;
  state: 'open' | 'soon' | 'over' | 'full';
  /** The first day of its sale in words; empty unless the state is `soon`. */
  opens: string;
  /** The highest number a visitor can choose: the limit of one order, or fewer if fewer are left. */
  most: number;
  /** How many are left, where that is less than one order may hold. */
  left: number | null;
  chosen: number;
  /** Absent for a free kind. */
  price?: ShownPrice;
};
