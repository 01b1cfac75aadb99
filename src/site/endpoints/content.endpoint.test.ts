import { describe, expect, it } from 'vitest';
import type { EventCard } from '#features/events/event-card.ts';
import { type OldEvent, toOldEvent } from '#features/events/old-event.ts';
import { type OldPost, toOldPost } from '#features/news/old-post.ts';
import { orderEvents, orderPosts, toEventItem } from './content.endpoint.ts';
import { eventItem } from './content.schema.ts';

const words = { text: 'An evening' };
const card = (times: Partial<EventCard['times']>) =>
  ({
    heading: words,
    preIntro: words,
    description: words,
    picture: null,
    href: '/events/evening',
    type: 'normal',
    key: 'evening',
    result: null,
    state: 'scheduled',
    ticket: '/events/evening',
    times: { date: '2026-12-05', timeZone: 'Africa/Addis_Ababa', ...times },
  }) as unknown as EventCard;

it('the API marks an event whose time is not fixed with timeOpen, and its times are null', () => {
  const open = toEventItem(card({ timeOpen: true })).dateTime;
  expect(open).toMatchObject({ time: null, endTime: null, timeOpen: true });
  const fixed = toEventItem(card({ time: '17:00', endTime: '20:00' }));
  expect(fixed.dateTime).toMatchObject({ time: '17:00', endTime: '20:00', timeOpen: false });
  expect(eventItem.shape.dateTime.parse(fixed.dateTime)).toEqual(fixed.dateTime);
});

const description = { words: (value: unknown) => String(value ?? ''), picture: () => '' };
const post = (key: string, postDate: string | null, type = 'normal') => ({
  key,
  item: toOldPost({ heading: key, type, postDate }, description),
});
const event = (key: string, date: string | null, type = 'normal') => ({
  key,
  item: toOldEvent({ heading: key, type, origin: key, dateTime: { date } }, description),
});
const listKeys = (items: Record<string, OldPost | OldEvent>) => Object.keys(items);

describe('the posts of the whole database', () => {
  const posts = [post('old', '2023-01-05'), post('undated', null), post('new', '2024-04-20')];

  it('[API-18] posts are sorted newest first by postDate, undated ones last', () => {
    expect(listKeys(orderPosts(posts, 'en')).slice(1, -1)).toEqual(['new', 'old', 'undated']);
    expect(orderPosts(posts, 'en').new?.postDate).toBe('Apr 20, 2024');
  });

  it("[API-20] [API-21] posts begin with a starter card and end with a 'Coming Soon' ad card, stored or not", () => {
    const standing = Object.values(orderPosts(posts, 'en'));
    expect(standing[0]?.type).toBe('intro');
    expect(standing.at(-1)).toMatchObject({ type: 'ad', preIntro: 'Coming Soon' });
    const stored = orderPosts([post('soon', null, 'ad'), ...posts, post('hello', null, 'intro')], 'en');
    expect(listKeys(stored)).toEqual(['hello', 'new', 'old', 'undated', 'soon']);
    expect(listKeys(orderPosts([], 'en'))).toEqual(['starter', 'comingsoon']);
  });
});

describe('the events of the whole database', () => {
  const events = [event('first', '2022-09-12'), event('later', '2026-12-05'), event('unknown', null)];

  it('[API-19] events are sorted newest first by dateTime.date', () => {
    expect(listKeys(orderEvents(events, 'en')).slice(1)).toEqual(['later', 'first', 'unknown']);
    expect(orderEvents(events, 'en').later?.dateTime).toMatchObject({
      date: 'Dec 05, 2026',
      day: 'Saturday',
    });
  });

  it('[API-20] events begin with a starter card, and an ad card is sorted by its date', () => {
    expect(Object.values(orderEvents(events, 'en'))[0]?.type).toBe('intro');
    const stored = orderEvents(
      [...events, event('ad', '2024-01-01', 'ad'), event('come', null, 'intro')],
      'en',
    );
    expect(listKeys(stored)).toEqual(['come', 'later', 'ad', 'first', 'unknown']);
    const [starter] = Object.values(orderEvents([], 'en'));
    expect(starter?.heading).not.toBe('');
    expect(starter?.description).not.toBe('');
  });
});
