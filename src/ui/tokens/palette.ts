import { withOpacity } from '#core/colour.ts';

/** Visible share of the hero: the video starts at the first and pauses below the second. */
export const heroViewTriggers = { play: 0.4, pause: 0.3 } as const;

/** Coral, saffron, green, Abay blue, lilac, in this order wherever colours alternate. */
export const palette = ['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9'] as const;

/** The browser's theme colour: the banner's colour by day and by night. */
export const browserColours = { day: '#08293A', night: '#12384C' } as const;

/** The colour of each campaign by name. */
export const campaignThemes = {
  Appreciation: '#9D9171',
  'Family Fund': '#C4A287',
  'Holiday Gift': '#BAA7B0',
  'School Supplies': '#BFD5E2',
} as const;

/** Lines and bars of a chart. */
export const chartColours: readonly string[] = palette;

/** Areas of a chart: the same five at half opacity. */
export const chartFills: readonly string[] = palette.map(colour => withOpacity(colour, 0.5));
