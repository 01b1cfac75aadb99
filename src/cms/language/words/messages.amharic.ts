import type { AmharicWords } from '../translate.ts';

export const messageWords = {} as const satisfies AmharicWords;
