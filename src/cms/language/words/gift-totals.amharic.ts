import type { AmharicWords } from '../translate.ts';

/** Totals of gifts by purpose, currency and month. */
export const giftTotalsWords = {} as const satisfies AmharicWords;
