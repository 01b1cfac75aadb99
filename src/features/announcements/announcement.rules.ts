import type { IsoDay } from '#core/zoned-time.ts';

/** What an announcement applies to. `event` is the address of its event. */
export type AnnouncementScope = {
  event: 'any' | 'gone' | { slug: string };
  /** The last day it is shown, in Addis Ababa; null until the event. */
  showUntil: IsoDay | null;
};

/** Whether an announcement applies to the event at `slug` on `today`. One whose event was deleted applies to none. */
export function speaksFor({ event, showUntil }: AnnouncementScope, slug: string, today: IsoDay): boolean {
  if (showUntil && showUntil < today) return false;
  return event === 'any' || (event !== 'gone' && event.slug === slug);
}

/** The announcement for the event at `slug`: a specific one takes precedence over one for any next event. */
export function chooseAnnouncement<One extends AnnouncementScope>(
  all: readonly One[],
  slug: string,
  today: IsoDay,
): One | null {
  const speaking = all.filter(one => speaksFor(one, slug, today));
  return speaking.find(({ event }) => event !== 'any') ?? speaking[0] ?? null;
}
