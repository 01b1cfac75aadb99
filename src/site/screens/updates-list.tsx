import { type AtomEntry, type AtomFrame, atomFeed, toNoon } from '#core/atom-feed.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { Update } from '#site/readers/read-updates.ts';
import { Day } from '#ui/components/day.tsx';
import { PictureRow, PictureRows } from '#ui/components/picture-rows.tsx';

/** The words of the latest updates. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const updatesTexts = {
  en: {
    title: 'Latest updates',
    heading: 'Everything new',
    intro: 'News, events, projects and reports in one list, the newest first.',
    feed: 'Follow this list in a feed reader',
    news: 'News',
    event: 'Event',
    project: 'Project',
    report: 'Report',
    eventOn: 'Event on {day}.',
    more: 'Older updates',
    loading: 'Loading updates',
    error: 'Error loading updates',
    retry: 'Try again',
    start: 'Back to the newest',
    none: 'The first update appears here soon.',
    noneAction: 'Stay in the Loop',
    imageError: 'Error loading image',
  },
  am: {
    title: 'የቅርብ ጊዜ መረጃዎች',
    heading: 'አዲስ ነገር ሁሉ',
    intro: 'ዜና፣ ዝግጅቶች፣ ፕሮጀክቶችና ሪፖርቶች በአንድ ዝርዝር፣ ከአዲሱ ጀምሮ።',
    feed: 'ይህን ዝርዝር በመከታተያ ይከታተሉ',
    news: 'ዜና',
    event: 'ዝግጅት',
    project: 'ፕሮጀክት',
    report: 'ሪፖርት',
    eventOn: 'የዝግጅቱ ቀን፦ {day}።',
    more: 'የቆዩ መረጃዎች',
    loading: 'መረጃዎች በመጫን ላይ',
    error: 'መረጃዎቹን መጫን አልተቻለም',
    retry: 'እንደገና ይሞክሩ',
    start: 'ከአዲሱ ጀምሮ',
    none: 'የመጀመሪያው መረጃ በቅርቡ ይቀርባል።',
    noneAction: 'ከእኛ ጋር ይቆዩ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type UpdatesListProps = {
  updates: readonly Update[];
  frame: Frame;
  /** The place in the whole list at which these begin. */
  from: number;
};

/** Rows of updates: what it is, its day, its heading and a line about it. */
export function UpdatesList({ updates, frame: { renderContext, to }, from }: UpdatesListProps) {
  const texts = updatesTexts[renderContext.locale];
  return (
    <PictureRows of="updates">
      {updates.map(({ id, kind, href, key, heading, summary, day, picture }, index) => (
        <PictureRow
          key={id}
          href={to(href)}
          heading={heading}
          line={summary}
          picture={picture}
          failure={texts.imageError}
          place={from + index}
          kind={{ name: kind, label: texts[kind] }}
          opens={key || undefined}
        >
          {day && <Day day={day} locale={renderContext.locale} />}
        </PictureRow>
      ))}
    </PictureRows>
  );
}

/** The date of entries that have none of their own. */
const foundingDay = '2022-01-01';

/** The updates as an Atom feed. */
export function updatesFeed(updates: readonly Update[], frame: AtomFrame): string {
  return atomFeed(
    updates.map(update => toEntry(update, frame.locale)),
    frame,
  );
}

/** The day of an event is when it takes place, not when it was published, so it is written into the summary. */
function toEntry(
  { kind, id, href, heading, summary, picture, day, updatedAt }: Update,
  locale: Locale,
): AtomEntry {
  const isEvent = kind === 'event';
  const when = isEvent && day ? updatesTexts[locale].eventOn.replace('{day}', formatDay(day, locale)) : '';
  return {
    id,
    href,
    title: heading,
    summary: when && !summary.lang ? { text: `${when} ${summary.text}`.trim() } : summary,
    picture,
    published: isEvent ? null : day,
    updated: updatedAt ?? toNoon(day ?? foundingDay),
  };
}
