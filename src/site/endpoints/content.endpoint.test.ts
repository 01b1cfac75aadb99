import { expect, it } from 'vitest';
import type { EventCard } from '#features/events/event-card.ts';
import { eventItemOf } from './content.endpoint.ts';
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

it('the API says of an event that its time is not fixed yet, beside the times it has not', () => {
  const open = eventItemOf(card({ timeOpen: true })).dateTime;
  expect(open).toMatchObject({ time: null, endTime: null, timeOpen: true });
  const fixed = eventItemOf(card({ time: '17:00', endTime: '20:00' }));
  expect(fixed.dateTime).toMatchObject({ time: '17:00', endTime: '20:00', timeOpen: false });
  expect(eventItem.shape.dateTime.parse(fixed.dateTime)).toEqual(fixed.dateTime);
});
