/** Coral, saffron, green, Abay blue and lilac, in the order in which colours alternate. */
export const palette = ['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9'] as const;

/** The browser's theme colour: the banner's colour by day and by night. */
export const browserColours = { day: '#08293A', night: '#12384C' } as const;
