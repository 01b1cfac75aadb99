import { isHttpsLink } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';

/** Identifies our embed in messages, because a page could contain several. */
export const calendarNamespace = 'meet';

/** The addresses of the booking calendar: embedded, and as its own page. */
export type CalendarEmbed = {
  src: string;
  page: string;
  /** The only origin we accept messages from, and the only one the page may frame. */
  origin: string;
  /** The host name shown to visitors. */
  service: string;
};

/** The 30-minute event: its length, and its slug where the link names only a person. */
const meeting = { minutes: '30', slug: '30min' };

/**
 * The embed of staff's booking link, by the rules of the scheduling service (docs/decisions/0010): the event's page
 * with `/embed` appended, in month view. A link to a person without an event gets the service's default slug for thirty
 * minutes.
 */
export function calendarEmbed(bookingLink: string): Outcome<CalendarEmbed, 'calLink is required'> {
  if (!isHttpsLink(bookingLink)) return problem('calLink is required');
  const page = new URL(bookingLink);
  const parts = page.pathname.split('/').filter(part => part && part !== 'embed');
  if (parts.length === 0) return problem('calLink is required');
  page.pathname = `/${[...parts, ...(parts.length === 1 ? [meeting.slug] : [])].join('/')}`;
  page.hash = '';
  page.searchParams.set('duration', meeting.minutes);
  const src = new URL(page);
  src.pathname += '/embed';
  for (const [name, value] of Object.entries(expected)) src.searchParams.set(name, value);
  return ok({ src: src.href, page: page.href, origin: page.origin, service: page.host });
}

const expected = {
  embed: calendarNamespace,
  embedType: 'inline',
  layout: 'month_view',
  theme: 'light',
};

const black = '#000000';

/**
 * The calendar's theme: month view, black as its colour, and light even at night, because black is invisible on the
 * service's dark background. Sent in the service's old format (`styles`) and the current one (`cssVarsPerTheme`).
 */
export const calendarTheme = {
  theme: expected.theme,
  layout: expected.layout,
  hideEventTypeDetails: false,
  styles: { branding: { brandColor: black } },
  cssVarsPerTheme: { light: { 'cal-brand': black }, dark: { 'cal-brand': black } },
} as const;

/** Bounds of the frame's height in px; a higher calendar scrolls inside. */
const heights = { least: 640, most: 2_400 };

/** The calendar's messages that we handle. */
export type CalendarMessage =
  | { kind: 'listening' | 'ready' | 'failed' | 'booked' }
  /** The height of its content, in px. */
  | { kind: 'height'; height: number };

const words: Readonly<Record<string, CalendarMessage>> = {
  __iframeReady: { kind: 'listening' },
  linkReady: { kind: 'ready' },
  linkFailed: { kind: 'failed' },
  bookingSuccessful: { kind: 'booked' },
  bookingSuccessfulV2: { kind: 'booked' },
};

/** Parses a message of the calendar; null for any other window message. */
export function readCalendarMessage(message: unknown): CalendarMessage | null {
  if (!isRecord(message) || message.originator !== 'CAL' || typeof message.type !== 'string') return null;
  if (message.type === '__dimensionChanged') return readHeight(message.data);
  return ownValue(words, message.type) ?? null;
}

function readHeight(measured: unknown): CalendarMessage | null {
  const height = isRecord(measured) ? measured.iframeHeight : null;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'height', height: Math.min(Math.max(Math.ceil(height), heights.least), heights.most) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
