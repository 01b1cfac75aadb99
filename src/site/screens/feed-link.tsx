import { env } from '#platform/env.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { Icon } from '#ui/components/icon.tsx';
import css from './feed-link.module.css';

/** The link to a feed or a calendar, on the coloured head of a page, whose text stays ink at night. */
export function FeedLink({ href, label, calendar }: { href: string; label: string; calendar?: boolean }) {
  return (
    <a
      className={css.feed}
      href={href}
      type={calendar ? 'text/calendar' : 'application/atom+xml'}
      data-on-art
    >
      <Icon name={calendar ? 'calendar' : 'rss'} size="small" />
      {label}
    </a>
  );
}

/** The calendar of all events under the scheme that makes calendar programs subscribe instead of reading it once. */
export function calendarOf({ paths }: Pick<Frame, 'paths'>): string {
  return new URL(paths.calendar, env.SITE_URL).href.replace(/^https?:/, 'webcal:');
}
