import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { addDays, dayIn, instantOf } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import { changesAt, type Reading } from '#platform/reading.ts';
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
export async function findAnnouncement(reading: Reading, slug: string): Promise<Announcement | null> {
  const stored = await listPublic<Stored>(reading, { collection: 'announcements', sort: '-updatedAt' });
  const today = dayIn(zone, reading.now);
  const chosen = chooseAnnouncement(stored.map(scopeOf), slug, today)?.stored;
  if (!chosen) return null;
  const lastDay = parsePostDate(chosen.showUntil);
  if (lastDay) changesAt(reading, instantOf(addDays(lastDay, 1), '00:00', zone));
  return {
    title: pickWords(chosen.title, reading.locale),
    message: pickWords(chosen.message, reading.locale),
    picture: pictureOf(chosen.img, reading.locale),
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
