import type { AdminClient } from './admin-client.ts';

export const wordsAbout = (stem: string) => `Words about ${stem}`;

/** Content with text about a person, and where each of it can be read. */
export type WordsAbout = { story: string; places: Record<string, string[]> };

/** Publishes a post, an event, a project, a card and an announcement with text about a person. */
export async function writeAbout(admin: AdminClient, stem: string, consent: number): Promise<WordsAbout> {
  const about = { _status: 'published', identifiable: 'yes', consent };
  const words = (place: string) => `${wordsAbout(stem)} ${place}`;
  const [inPost, inEvent, inProject] = [words('in a post'), words('in an event'), words('in a project')];
  const [onCard, announced] = [words('on a card'), words('announced')];
  const post = await admin.create('posts', {
    ...about,
    heading: inPost,
    type: 'normal',
    postDate: '2026-11-20',
  });
  const event = await admin.create('events', {
    ...about,
    heading: inEvent,
    type: 'normal',
    dateTime: { date: '2026-12-20', time: '17:00', timeZone: 'Africa/Addis_Ababa' },
  });
  await admin.create('projects', { ...about, label: inProject, date: '2026-11-20' });
  await admin.create('cards', {
    ...about,
    name: `care-${stem}`,
    heading: onCard,
    path: '/projects',
    pathLabel: 'Our projects',
  });
  await admin.create('announcements', { ...about, title: announced, message: 'She is well again.' });
  return {
    story: `/news/${post.slug}`,
    places: {
      '/': [onCard],
      '/news/feed.xml': [inPost],
      '/latest-updates/feed.xml': [inPost, inEvent, inProject],
      '/am/latest-updates/feed.xml': [inPost, inEvent, inProject],
      '/newsletter/feed.xml': [],
      '/calendar.ics': [inEvent],
      [`/events/${event.slug}/calendar.ics`]: [inEvent],
      '/overlays/announcement': [announced],
      '/overlays/panels': [inPost],
      '/api/getPosts': [inPost],
      '/api/getEvents': [inEvent],
      '/api/getSiteContent': [inProject],
      '/api/getDatabase': [inPost, inEvent],
    },
  };
}
