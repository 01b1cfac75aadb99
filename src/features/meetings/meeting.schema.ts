import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { CHARITY_ZONE, isTimeZone } from '#core/zoned-time.ts';

/** Default settings. */
export const defaultRules = {
  minutes: 30,
  bufferMinutes: 15,
  noticeHours: 24,
  daysAhead: 42,
  mostPerDay: 4,
} as const;

export const longestAbout = 1_000;

/** How long a time is held for an address that nobody has proven, in minutes; it can still be confirmed later if it is free. */
export const HOLD_MINUTES = 60;

export const bookingFields = ['at', 'zone', 'name', 'email', 'about'] as const;
export type BookingField = (typeof bookingFields)[number];
/** The form as it was submitted. */
export type BookingValues = Partial<Record<BookingField, string>>;
/** Keys of booking.texts.ts. */
export type BookingErrors = {
  at?: 'chooseTime' | 'noSuchTime';
  zone?: 'noSuchZone';
  name?: 'invalidName';
  email?: 'invalidEmail';
  about?: 'longAbout';
};

/** A valid booking of a meeting; `at` is in ms since 1970. */
export type BookingRequest = { at: number; zone: string; name: string; email: string; about: string };

/** A time in forms and links: the instant in UTC, to the minute. */
export const timeValue = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

/** The instant of such a value in ms since 1970; null for anything else. */
export function readTime(value: string | null | undefined): number | null {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\dZ$/.test(value ?? '')) return null;
  const at = Date.parse(value ?? '');
  return !Number.isNaN(at) && timeValue(at) === value ? at : null;
}

/** Parses the booking form; errors are by field. Without a zone, times are in Addis Ababa. */
export function readBooking(values: BookingValues): Outcome<BookingRequest, BookingErrors> {
  const errors: BookingErrors = {};
  const at = readTime(values.at);
  if (!values.at) errors.at = 'chooseTime';
  else if (at === null) errors.at = 'noSuchTime';
  const zone = values.zone || CHARITY_ZONE.id;
  if (!isTimeZone(zone)) errors.zone = 'noSuchZone';
  const name = tidyName(values.name ?? '');
  if (!isFullName(name)) errors.name = 'invalidName';
  const email = pastedEmail((values.email ?? '').slice(0, 2 * longestEmail));
  if (!isEmailAddress(email)) errors.email = 'invalidEmail';
  const about = tidyAbout(values.about ?? '');
  if (about.length > longestAbout) errors.about = 'longAbout';
  return at === null || Object.keys(errors).length > 0
    ? problem(errors)
    : ok({ at, zone, name, email, about });
}

/** Normalises line breaks, and removes invisible characters. */
const tidyAbout = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .trim();
