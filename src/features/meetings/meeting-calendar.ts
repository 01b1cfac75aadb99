import type { CalendarEntry } from '#core/calendar-file.ts';
import type { Locale } from '#core/locale.ts';
import { fillName } from '#core/person-name.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { env } from '#platform/env.ts';
import { meetingMailTexts } from './meeting-mail.texts.ts';
import type { Meeting } from './meeting-store.ts';

type Entered = Pick<Meeting, 'id' | 'at' | 'until' | 'revision'> & { where: string };

/** A meeting for the calendar of its visitor; the same entry, whether it came by mail or from the page. */
export const meetingEntry = (
  { id, at, until, revision, where }: Entered,
  { organisation, locale }: { organisation: string; locale: Locale },
): CalendarEntry => ({
  uid: `meeting-${id}@${new URL(env.SITE_URL).hostname}`,
  start: new Date(at),
  end: new Date(until),
  timeZone: CHARITY_ZONE.id,
  heading: { text: fillName(meetingMailTexts[locale].title, organisation) },
  description: { text: '' },
  place: where ? { text: where } : null,
  coordinates: null,
  url: new URL('/meet', env.SITE_URL).href,
  state: 'scheduled',
  changed: new Date(),
  revision,
});
