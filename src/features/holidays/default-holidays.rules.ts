import type { HolidayRange } from './holiday.rules.ts';
import type { Weave } from './weaves.ts';

/** The four colours of a holiday; text needs a contrast of 4.5 to its background. */
export type HolidayPalette = { prime: string; sub: string; assist: string; typo: string };

/** The default colours: the green and gold of the Ethiopian flag, with readable text. */
export const DEFAULT_PALETTE: HolidayPalette = {
  prime: '#14532D',
  sub: '#E0A800',
  assist: '#FFC857',
  typo: '#FFFFFF',
};

export type DefaultHoliday = HolidayRange & {
  id: string;
  name: string;
  theme: HolidayPalette;
  weave: Weave;
};

/**
 * The initial holidays: two by Gregorian days, five by their feast in the Ethiopian church, starting six days before it.
 * All recur yearly until staff change them.
 */
export const defaultHolidays: readonly DefaultHoliday[] = [
  {
    ...yearly('thanksgiving', 'Thanksgiving', '2024-11-01', '2024-11-29', 'gregorian'),
    theme: { prime: '#5A2A1A', sub: '#E07A2F', assist: '#FFC857', typo: '#FFFFFF' },
    weave: 'diamonds',
  },
  {
    ...yearly('christmas', 'Christmas', '2024-12-10', '2024-12-27', 'gregorian'),
    theme: { prime: '#0F4A33', sub: '#C8102E', assist: '#FFC857', typo: '#FFFFFF' },
    weave: 'diamonds',
  },
  {
    ...yearly('enkutatash', 'Enkutatash', '2024-09-05', '2024-09-11', 'ethiopian'),
    theme: DEFAULT_PALETTE,
    weave: 'daisies',
  },
  {
    ...yearly('meskel', 'Meskel', '2024-09-21', '2024-09-27', 'ethiopian'),
    theme: { prime: '#7A3410', sub: '#FF6F61', assist: '#FFC857', typo: '#FFFFFF' },
    weave: 'fires',
  },
  {
    ...yearly('genna', 'Genna', '2025-01-01', '2025-01-07', 'genna'),
    theme: { prime: '#6B1420', sub: '#44AF69', assist: '#FFC857', typo: '#FFFFFF' },
    weave: 'stars',
  },
  {
    ...yearly('timket', 'Timket', '2025-01-13', '2025-01-19', 'ethiopian'),
    theme: { prime: '#0B4660', sub: '#0081A7', assist: '#E4C1F9', typo: '#FFFFFF' },
    weave: 'water',
  },
  {
    ...yearly('fasika', 'Fasika', '2025-04-14', '2025-04-20', 'fasika'),
    theme: { prime: '#17603A', sub: '#FF6F61', assist: '#FFC857', typo: '#FFFFFF' },
    weave: 'eggs',
  },
];

function yearly(
  id: string,
  name: string,
  startDate: string,
  endDate: string,
  reckoning: HolidayRange['reckoning'],
) {
  return { id, name, startDate, endDate, yearly: true, reckoning };
}
