import type { IsoDay } from '#core/zoned-time.ts';

/** What decides whether an announcement speaks for an event. `event` is the one it was written for, by its address. */
export type AnnouncementScope = {
  event: 'any' | 'gone' | { slug: string };
  /** The last day it is shown, in Addis Ababa; null until the event. */
  showUntil: IsoDay | null;
};

/** Whether an announcement speaks for the event at `slug` on `today`. One whose event is gone speaks for none. */
export function speaksFor({ event, showUntil }: AnnouncementScope, slug: string, today: IsoDay): boolean {
  if (showUntil && showUntil < today) return false;
  return event === 'any' || (event !== 'gone' && event.slug === slug);
}

/** The announcement for the event at `slug`: the one written for it before one for whichever comes next. */
export function chooseAnnouncement<One extends AnnouncementScope>(
  all: readonly One[],
  slug: string,
  today: IsoDay,
): One | null {
  const speaking = all.filter(one => speaksFor(one, slug, today));
  return speaking.find(({ event }) => event !== 'any') ?? speaking[0] ?? null;
}
