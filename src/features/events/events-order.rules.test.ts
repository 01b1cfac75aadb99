import { expect, it } from 'vitest';
import { arrangeEvents, type ListedEvent, otherEvents } from './events-order.rules.ts';

type Card = ListedEvent & { name: string };

const card = (name: string, date: string | null, type: ListedEvent['type'] = 'normal'): Card => ({
  name,
  date,
  type,
});
const standing = card('standing', null, 'intro');
const names = (cards: Card[]) => cards.map(({ name }) => name);

it('[EVENT-26] events are listed newest first by their day', () => {
  const events = [card('old', '2024-05-01'), card('ahead', '2027-01-01'), card('recent', '2026-10-01')];
  expect(names(arrangeEvents(events, standing)).slice(1)).toEqual(['ahead', 'recent', 'old']);
});

it('[EVENT-27] a starter card comes first, and a stored one replaces the default', () => {
  const stored = card('stored', '2020-01-01', 'intro');
  expect(names(arrangeEvents([card('ahead', '2027-01-01'), stored], standing))).toEqual(['stored', 'ahead']);
  expect(names(arrangeEvents([card('ahead', '2027-01-01')], standing))).toEqual(['standing', 'ahead']);
});

it('the starter card is shown alone when no events are stored', () => {
  expect(names(arrangeEvents([], standing))).toEqual(['standing']);
});

it('an ad without a day follows the starter card, and other events without a day come last', () => {
  const events = [
    card('unannounced', null),
    card('dated ad', '2026-06-01', 'ad'),
    card('old', '2026-05-01'),
    card('ad', null, 'ad'),
    card('ahead', '2027-01-01'),
  ];
  expect(names(arrangeEvents(events, standing)).slice(1)).toEqual([
    'ad',
    'ahead',
    'dated ad',
    'old',
    'unannounced',
  ]);
});

it('three other events are shown below an event, without itself and the starter card', () => {
  const listed = ['/events/a', '/events/b', '/events/c', '/events/d', '/events/e'].map(href => ({
    type: 'normal',
    href,
  }));
  const starter = { type: 'intro', href: null };
  const below = (open: string | null) => otherEvents([starter, ...listed], open).map(({ href }) => href);
  expect(below('/events/b')).toEqual(['/events/a', '/events/c', '/events/d']);
  expect(below(null)).toEqual(['/events/a', '/events/b', '/events/c']);
});
