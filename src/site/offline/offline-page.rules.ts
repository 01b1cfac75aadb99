import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { clockAt, dayIn } from '#core/zoned-time.ts';

/**
 * An offline copy as shown: its hidden note is shown with the date, and the root gets `data-offline-copy`, under which badges
 * stay hidden until the script has updated them by today's clock. Copies of versions before 2026-11-24 have the former
 * names in their markup and style sheets.
 */
export function showAsOfflineCopy(html: string, storedAt: string, when: string): string {
  const root = html.includes(' data-kept-note') ? 'data-kept' : 'data-offline-copy';
  return withRoot(html, `${root}="${storedAt.replace(/[^\dTZ:.-]/g, '')}"`)
    .replace(/<aside\b[^>]*\bdata-(?:offline|kept)-note\b[^>]*>/, tag => tag.replace(/ hidden(="")?/, ''))
    .replace('{when}', () => textOnly(when));
}

/** The offline page in place of a page that was never read on this device. */
export function showAsNotStored(html: string): string {
  return withRoot(html, 'data-not-read').replace(/<section\b[^>]*\bdata-not-read-note\b[^>]*>/, tag =>
    tag.replace(/ hidden(="")?/, ''),
  );
}

function withRoot(html: string, attribute: string): string {
  return html.replace('<html ', `<html ${attribute} `);
}

function textOnly(text: string): string {
  return text.replace(/[<>&]/g, '');
}

/** When a copy was read, by the reader's own clock: `Nov 21, 2026, 14:05`, in Amharic with the Ethiopian day. */
export function whenRead(storedAt: string, locale: Locale, timeZone: string): string {
  const instant = new Date(storedAt);
  const day = dayIn(timeZone, instant);
  // A browser without Amharic would write the day in some other language.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  return `${formatDay(day, isKnown ? locale : 'en')}, ${clockAt(timeZone, instant).slice(11, 16)}`;
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** A page's title without the name of the site after the dash; empty if it has none. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const plain = title.replace(
    /&(#?\w+);/g,
    (whole, name: string) => ownValue(marks, name.toLowerCase()) ?? whole,
  );
  return plain.replace(/ — [^—]*$/, '').trim();
}
