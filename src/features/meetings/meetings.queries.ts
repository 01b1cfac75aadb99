import type { IsoDay } from '#core/zoned-time.ts';
import { getPublicGlobal } from '#platform/public-content.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import type { Writer } from '#platform/transaction.ts';
import { calendarEmbed } from './calendar-embed.rules.ts';
import type { FreeTime } from './free-times.rules.ts';
import {
  FREE_TIMES_TAG,
  MEETINGS_SLUG,
  type MeetingSettings,
  type StoredContact,
  type StoredSettings,
  toMeetingSettings,
} from './meeting-settings.ts';
import { listFreeTimes } from './meeting-store.ts';

/** The meeting settings; `feasts` are the feast days of the Ethiopian calendar. */
export async function getMeetingSettings(
  renderContext: RenderContext,
  feasts: readonly IsoDay[],
): Promise<MeetingSettings> {
  const [stored, site] = await Promise.all([
    getPublicGlobal<StoredSettings>(renderContext, MEETINGS_SLUG, { depth: 0 }),
    getPublicGlobal<StoredContact>(renderContext, 'site-settings', { depth: 0 }),
  ]);
  return toMeetingSettings(stored, site, renderContext.locale, feasts);
}

/** The free times for a cached page, which expires when the first of them can no longer be booked. */
export async function listShownTimes(
  renderContext: RenderContext,
  reader: Writer,
  settings: MeetingSettings,
): Promise<FreeTime[]> {
  renderContext.tags.add(FREE_TIMES_TAG);
  const free = await listFreeTimes(reader, settings, renderContext.now);
  const [first] = free;
  if (first) limitValidity(renderContext, new Date(first.at - settings.rules.noticeHours * 3_600_000 + 1));
  return free;
}

/** Whether visitors can book at all: by our calendar, which needs a host, or by the one at `bookingLink`. */
export async function takesMeetings(renderContext: RenderContext, bookingLink: string): Promise<boolean> {
  if (calendarEmbed(bookingLink).ok) return true;
  const { hosts } = await getMeetingSettings(renderContext, []);
  return hosts.length > 0;
}
