import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { addDays, dayIn, instantOf } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import { changesAt, type RenderContext } from '#platform/render-context.ts';
import { type AnnouncementScope, chooseAnnouncement } from './announcement.rules.ts';

/** Words of ours in the dialog that announces an event. */
export type Announcement = {
  title: Words;
  message: Words;
  picture: MediaPicture | null;
  /** A page of ours by its path, or one elsewhere; empty where there is nothing more to read. */
  link: string;
};

type Stored = {
  title?: Localized;
  message?: Localized;
  img?: unknown;
  event?: { slug?: string | null } | number | null;
  link?: string | null;
  showUntil?: string | null;
};

const zone = 'Africa/Addis_Ababa';

/** What staff wrote for the event at `slug`; null when they wrote nothing for it. */
export async function findAnnouncement(
  renderContext: RenderContext,
  slug: string,
): Promise<Announcement | null> {
  const stored = await listPublic<Stored>(renderContext, { collection: 'announcements', sort: '-updatedAt' });
  const today = dayIn(zone, renderContext.now);
  const chosen = chooseAnnouncement(stored.map(scopeOf), slug, today)?.stored;
  if (!chosen) return null;
  const lastDay = parsePostDate(chosen.showUntil);
  if (lastDay) changesAt(renderContext, instantOf(addDays(lastDay, 1), '00:00', zone));
  return {
    title: pickWords(chosen.title, renderContext.locale),
    message: pickWords(chosen.message, renderContext.locale),
    picture: pictureOf(chosen.img, renderContext.locale),
    link: chosen.link ?? '',
  };
}

/** An event that came back as a bare id is one visitors may not see. */
function scopeOf(stored: Stored): AnnouncementScope & { stored: Stored } {
  const { event } = stored;
  const known = typeof event === 'object' && event?.slug ? { slug: event.slug } : 'gone';
  return {
    stored,
    event: event === null || event === undefined ? 'any' : known,
    showUntil: parsePostDate(stored.showUntil),
  };
}
