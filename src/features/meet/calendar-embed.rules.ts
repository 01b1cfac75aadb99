import { isHttpsLink } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';

/** What the calendar and our page call this one embed, where a page could have several. */
export const calendarNamespace = 'meet';

/** How the booking calendar is addressed: inside our page, and as a page of its own. */
export type CalendarEmbed = {
  src: string;
  page: string;
  /** The only origin whose messages are heard, and the only one the page may frame. */
  origin: string;
  /** The host visitors are told about. */
  service: string;
};

/** The event of 30 minutes: its length in minutes, and its slug where the link names a person only. */
const meeting = { minutes: '30', slug: '30min' };

/**
 * The embed of the booking link staff entered, in the terms of the scheduling service (docs/decisions/0010): the page
 * of the event with `/embed` after it, asked for thirty minutes in the month view. A link that names a person and no
 * event gets the service's usual slug for thirty minutes.
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
 * How the calendar is to look: month view, black as its colour, light also at night, because black on the service's
 * dark ground could not be seen. Said in the old words (`styles`) and in the present ones (`cssVarsPerTheme`).
 */
export const calendarTheme = {
  theme: expected.theme,
  layout: expected.layout,
  hideEventTypeDetails: false,
  styles: { branding: { brandColor: black } },
  cssVarsPerTheme: { light: { 'cal-brand': black }, dark: { 'cal-brand': black } },
} as const;

/** The lowest and the highest frame a calendar gets, in px; one that asks for more scrolls inside. */
const heights = { least: 640, most: 2_400 };

/** What the calendar says that matters to our page. */
export type CalendarMessage =
  | { kind: 'listening' | 'ready' | 'failed' }
  /** The height of its content, in px. */
  | { kind: 'height'; height: number };

const words: Readonly<Record<string, CalendarMessage>> = {
  __iframeReady: { kind: 'listening' },
  linkReady: { kind: 'ready' },
  linkFailed: { kind: 'failed' },
};

/** Reads a message of the calendar; null for everything else that windows tell each other. */
export function readCalendarMessage(message: unknown): CalendarMessage | null {
  if (!isRecord(message) || message.originator !== 'CAL' || typeof message.type !== 'string') return null;
  if (message.type === '__dimensionChanged') return heightOf(message.data);
  return Object.hasOwn(words, message.type) ? (words[message.type] ?? null) : null;
}

function heightOf(measured: unknown): CalendarMessage | null {
  const height = isRecord(measured) ? measured.iframeHeight : null;
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  return { kind: 'height', height: Math.min(Math.max(Math.ceil(height), heights.least), heights.most) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
