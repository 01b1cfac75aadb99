/** The parts of a date-fns locale that the admin uses. */
type Options = { width?: string } & Record<string, unknown>;
type Matched = { value: unknown; rest: string } | null;
type Spoken = { [part: string]: (value: never, options?: Options) => string };
type Matchers = { [part: string]: (text: string, options?: Options) => Matched };
export type DateLanguage = {
  code: string;
  localize: Spoken;
  match: Matchers;
  formatDistance: (token: string, count: number, options?: Options) => string;
};

export const months = [
  ...['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን'],
  ...['ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
] as const;
export const days = ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'] as const;
const halves: Record<string, string> = { am: 'ጠዋት', pm: 'ከሰዓት', noon: 'ቀትር', midnight: 'እኩለ ሌሊት' };

const units: [RegExp, string][] = [
  [/second/i, 'ሰከንድ'],
  [/minute/i, 'ደቂቃ'],
  [/hour/i, 'ሰዓት'],
  [/day/i, 'ቀን'],
  [/week/i, 'ሳምንት'],
  [/month/i, 'ወር'],
  [/year/i, 'ዓመት'],
];

/**
 * An Amharic date-fns locale made from the English one, because date-fns has none: names of months and days, day periods,
 * and distances. Everything else stays English.
 */
export function amharicDates<Language extends object>(english: Language): Language {
  const base = english as unknown as DateLanguage;
  const localize: Spoken = {
    ...base.localize,
    ordinalNumber: (value: number) => String(value),
    month: (at: number) => months[at] ?? '',
    day: (at: number) => days[at] ?? '',
    dayPeriod: (half: string) => halves[half] ?? half,
  };
  const match: Matchers = {
    ...base.match,
    month: (text, options) => matchStart(text, months) ?? base.match.month?.(text, options) ?? null,
    day: (text, options) => matchStart(text, days) ?? base.match.day?.(text, options) ?? null,
    dayPeriod: (text, options) => halfAt(text) ?? base.match.dayPeriod?.(text, options) ?? null,
  };
  return { ...base, code: 'am', localize, match, formatDistance: distance } as unknown as Language;
}

function matchStart(text: string, names: readonly string[]): Matched {
  const value = names.findIndex(name => text.startsWith(name));
  return value < 0 ? null : { value, rest: text.slice(names[value]?.length) };
}

function halfAt(text: string): Matched {
  const [value, name = ''] = Object.entries(halves).find(([, one]) => text.startsWith(one)) ?? [];
  return value === undefined ? null : { value, rest: text.slice(name.length) };
}

/** `aboutXHours` and 3 as "3 ሰዓት ገደማ". */
function distance(token: string, count: number): string {
  if (token === 'halfAMinute') return 'ግማሽ ደቂቃ';
  const unit = units.find(([pattern]) => pattern.test(token))?.[1] ?? '';
  const length = `${count} ${unit}`;
  if (token.startsWith('lessThan')) return `ከ${length} በታች`;
  if (token.startsWith('over')) return `ከ${length} በላይ`;
  if (token.startsWith('about') || token.startsWith('almost')) return `${length} ገደማ`;
  return length;
}
