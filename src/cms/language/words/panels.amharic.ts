import type { AmharicWords } from '../translate.ts';

export const panelWords = {} as const satisfies AmharicWords;
