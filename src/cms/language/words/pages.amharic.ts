import type { AmharicWords } from '../translate.ts';

export const pageWords = {} as const satisfies AmharicWords;
