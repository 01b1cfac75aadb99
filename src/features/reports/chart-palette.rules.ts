import { withOpacity } from '#core/colour.ts';

/** The five chart colours in order of use. */
export const chartColours = ['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9'] as const;

/** The same at half opacity, for areas under a line. */
export const chartColoursHalfTransparent = chartColours.map(colour => withOpacity(colour, 0.5));
