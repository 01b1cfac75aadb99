import { withOpacity } from '#core/colour.ts';

/** The five colours of the charts, in the order they are given out. */
export const chartColours = ['#FF6F61', '#FFC857', '#44AF69', '#0081A7', '#E4C1F9'] as const;

/** The same five at half their strength, for areas under a line. */
export const chartColoursHalfTransparent = chartColours.map(colour => withOpacity(colour, 0.5));
