import type { Locale } from '#core/locale.ts';

/** Whom a donation honours, and the card that goes out once it is paid. */
export type Honour = { name: string; email: string; words: string; language: Locale };

/** What donors write about themselves, where they want a receipt, give monthly or send a card. */
export type Donor = {
  name: string;
  email: string;
  /** Their yes to being named on the site. */
  mayBeNamed: boolean;
  honour: Honour | null;
  /** To the charity. */
  note: string;
};

/** A donor of whom only the name, the address and what is given here are known. */
export const donorWith = (known: Pick<Donor, 'name' | 'email'> & Partial<Donor>): Donor => ({
  mayBeNamed: false,
  honour: null,
  note: '',
  ...known,
});
