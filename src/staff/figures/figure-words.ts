import type { Grain } from '#features/figures/periods.rules.ts';
import type { Goal } from '#features/figures/view.rules.ts';

export const grainNames: Record<Grain, string> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  ethiopian: 'Ethiopian month',
};

export const goalNames: Record<Goal | 'visit', string> = {
  visit: 'Came to the site',
  read: 'Read to the end',
  joined: 'Joined the newsletter',
  booked: 'Booked a talk',
  ticket: 'Bought a ticket',
  'gift-begun': 'Began a gift',
  'gift-paid': 'Gave',
};

export const deviceNames: Readonly<Record<string, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  computer: 'Computers',
};

/** Names of the languages pages were read in, for whoever reads the figures. */
export const pageLanguages: Readonly<Record<string, string>> = Object.fromEntries([
  ['en', 'English'],
  ['am', 'Amharic'],
]);
