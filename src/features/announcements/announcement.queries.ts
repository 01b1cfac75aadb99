import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, toPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { addDays, dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';

/** The announcement text for an event. */
export type Announcement = {
  title: Words;
  message: Words;
  picture: MediaPicture | null;
  /** A path of this site or an external address; empty if there is nothing more to read. */
  link: string;
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
};

type Stored = TextAboutPeople & {
  title?: Localized;
  message?: Localized;
  img?: unknown;
  event?: { slug?: string | null } | number | null;
  link?: string | null;
  showUntil?: string | null;
};

const zone = 'Africa/Addis_Ababa';

/** The announcement for the event at `slug`, or null. */
export async function findAnnouncement(
  renderContext: RenderContext,
  slug: string,
): Promise<Announcement | null> {
  const stored = await listPublic<Stored>(renderContext, { collection: 'announcements', sort: '-updatedAt' });
  const today = dayIn(zone, renderContext.now);
  const chosen = chooseAnnouncement(stored.map(toScope), slug, today)?.stored;
  if (!chosen) return null;
  const lastDay = parsePostDate(chosen.showUntil);
  if (lastDay) limitValidity(renderContext, toInstant(addDays(lastDay, 1), '00:00', zone));
  return {
    title: pickWords(chosen.title, renderContext.locale),
    message: pickWords(chosen.message, renderContext.locale),
    picture: toPicture(chosen.img, renderContext.locale),
    link: chosen.link ?? '',
    namesChanged: hasChangedNames(chosen),
  };
}

/** An event returned as a bare id is hidden from visitors. */
function toScope(stored: Stored): AnnouncementScope & { stored: Stored } {
  const { event } = stored;
  const known = typeof event === 'object' && event?.slug ? { slug: event.slug } : 'gone';
  return {
    stored,
    event: event === null || event === undefined ? 'any' : known,
    showUntil: parsePostDate(stored.showUntil),
  };
}

/** What an announcement applies to. `event` is the address of its event. */
type AnnouncementScope = {
  event: 'any' | 'gone' | { slug: string };
  /** The last day it is shown, in Addis Ababa; null until the event. */
  showUntil: IsoDay | null;
};

/** Whether an announcement applies to the event at `slug` on `today`. One whose event was deleted applies to none. */
export function appliesTo({ event, showUntil }: AnnouncementScope, slug: string, today: IsoDay): boolean {
  if (showUntil && showUntil < today) return false;
  return event === 'any' || (event !== 'gone' && event.slug === slug);
}

/** The announcement for the event at `slug`: a specific one takes precedence over one for any next event. */
export function chooseAnnouncement<One extends AnnouncementScope>(
  all: readonly One[],
  slug: string,
  today: IsoDay,
): One | null {
  const speaking = all.filter(one => appliesTo(one, slug, today));
  return speaking.find(({ event }) => event !== 'any') ?? speaking[0] ?? null;
}
