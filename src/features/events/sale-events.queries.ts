import { formatDay } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { env } from '#platform/env.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { listEventDetailsById } from './event.queries.ts';
import type { EventDetails } from './event-card.ts';
import { toCalendarEntry } from './event-data.ts';
import { shownTime } from './event-details.rules.ts';
import { eventSpan } from './event-timing.rules.ts';

/** What orders of tickets have to know of these events, whatever has become of them; those without a day are left out. */
export async function listSaleEvents(renderContext: RenderContext, ids: readonly number[]) {
  const details = await listEventDetailsById(renderContext, ids);
  return details.flatMap(event => toSaleEvent(event, renderContext.locale));
}

function toSaleEvent(event: EventDetails, locale: Locale) {
  const { id, heading, href, times, address: place, sale, state } = event;
  if (id === null || !times.date) return [];
  const toAddress = (path: string) => localePath(locale, path);
  return [
    {
      ...{ id, heading, href, place, sale },
      when: [formatDay(times.date, locale), shownTime(times, locale)].join(punctuation[locale].comma),
      timeZone: times.timeZone,
      ...eventSpan(times.date, times),
      isScheduled: state === 'scheduled',
      entry: toCalendarEntry(event, { origin: env.SITE_URL, toAddress }),
    },
  ];
}
