import type { Locale } from '#core/locale.ts';

/** What can be reached on the way of a project's help, in the order of the road. */
export const stationKinds = ['bought', 'packed', 'on-the-way', 'arrived', 'given', 'result'] as const;
export type StationKind = (typeof stationKinds)[number];

type Names = Record<Locale, string>;

/** The regions of Ethiopia, the two cities, and abroad. No place is named more finely, so that no family can be found. */
export const regions = {
  'addis-ababa': { en: 'Addis Ababa', am: 'አዲስ አበባ' },
  afar: { en: 'Afar', am: 'አፋር' },
  amhara: { en: 'Amhara', am: 'አማራ' },
  'benishangul-gumuz': { en: 'Benishangul-Gumuz', am: 'ቤኒሻንጉል ጉሙዝ' },
  'central-ethiopia': { en: 'Central Ethiopia', am: 'ማዕከላዊ ኢትዮጵያ' },
  'dire-dawa': { en: 'Dire Dawa', am: 'ድሬዳዋ' },
  gambela: { en: 'Gambela', am: 'ጋምቤላ' },
  harari: { en: 'Harari', am: 'ሐረሪ' },
  oromia: { en: 'Oromia', am: 'ኦሮሚያ' },
  sidama: { en: 'Sidama', am: 'ሲዳማ' },
  somali: { en: 'Somali', am: 'ሶማሌ' },
  'south-ethiopia': { en: 'South Ethiopia', am: 'ደቡብ ኢትዮጵያ' },
  'south-west-ethiopia': { en: 'South West Ethiopia', am: 'ደቡብ ምዕራብ ኢትዮጵያ' },
  tigray: { en: 'Tigray', am: 'ትግራይ' },
  abroad: { en: 'Outside Ethiopia', am: 'ከኢትዮጵያ ውጭ' },
} as const satisfies Record<string, Names>;
export type Region = keyof typeof regions;

export const isStationKind = (value: unknown): value is StationKind =>
  (stationKinds as readonly unknown[]).includes(value);
export const isRegion = (value: unknown): value is Region =>
  typeof value === 'string' && Object.hasOwn(regions, value);
