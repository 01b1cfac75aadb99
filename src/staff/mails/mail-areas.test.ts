import { expect, it } from 'vitest';
import { kindsIn, mailAreas } from '#platform/mail/mail-areas.ts';
import { mailWriters } from './mail-writers.ts';

it('every kind of mail has an area, and all mails about gifts belong to the area of donations', () => {
  expect(Object.keys(mailWriters).filter(kind => !Object.hasOwn(mailAreas, kind))).toEqual([]);
  expect(kindsIn(['donations']).sort()).toEqual([
    'bank-transfer',
    'dispute-lost',
    'gift-refunded',
    'giver-link',
    'giving-attack',
    'honour-card',
    'month-failed',
    'monthly-changed',
    'monthly-ended',
    'receipt',
    'refund-failed',
    'refund-paid',
    'stations-moved',
    'transfer-returned',
  ]);
  expect(kindsIn([])).toEqual([]);
});
