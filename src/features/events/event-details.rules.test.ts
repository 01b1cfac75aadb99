import { describe, expect, it } from 'vitest';
import { shownDetails, shownSpan, shownTime, zoneName } from './event-details.rules.ts';

const nothing = { times: { date: null, timeZone: 'Africa/Addis_Ababa' }, dressCode: null, address: null };

describe('missing details of an event', () => {
  it('[TIME-17] an event without time shows 17:00', () => {
    expect(shownDetails(nothing, 'en').time).toBe('17:00');
  });

  it('[TIME-18] an event without dress code shows casual', () => {
    expect(shownDetails(nothing, 'en').dressCode).toEqual({ text: 'casual' });
    expect(shownDetails({ ...nothing, dressCode: { text: '' } }, 'en').dressCode).toEqual({ text: 'casual' });
  });

  it('[TIME-19] an event without date shows "To be announced"', () => {
    expect(shownDetails(nothing, 'en').date).toBe('To be announced');
  });

  it('[TIME-20] an event without address shows the placeholder address', () => {
    expect(shownDetails(nothing, 'en').address).toEqual({ text: 'To be announced' });
  });

  it('[DATA-08] the placeholder details are date, time (17:00), dress code (casual) and address', () => {
    expect(shownDetails(nothing, 'en')).toEqual({
      date: 'To be announced',
      time: '17:00',
      dressCode: { text: 'casual' },
      address: { text: 'To be announced' },
    });
  });

  it('the placeholder for a missing date is Amharic on Amharic pages', () => {
    expect(shownDetails(nothing, 'am').date).toBe('ወደፊት ይገለጻል');
  });
});

it('details entered by staff are shown, including the date as "MMM DD, YYYY"', () => {
  const filledIn = {
    times: { date: '2026-12-05', time: '19:30', timeZone: 'Africa/Addis_Ababa' },
    dressCode: { text: 'Black tie', lang: 'en' as const },
    address: { text: 'Bole Road 1' },
  };
  const { times: _times, ...others } = filledIn;
  expect(shownDetails(filledIn, 'am')).toEqual({
    ...others,
    time: 'ከምሽቱ 1:30 ሰዓት (19:30)',
    date: 'ኅዳር 26 ቀን 2019 ዓ.ም. (Dec 05, 2026)',
  });
});

it('an event in Ethiopia starts and ends on the Ethiopian clock in Amharic, and an event elsewhere does not', () => {
  const times = { date: null, time: '17:00', endTime: '21:00', timeZone: 'Africa/Addis_Ababa' };
  expect(shownSpan(times, 'en')).toBe('17:00–21:00');
  expect(shownSpan(times, 'am')).toBe('ከቀኑ 11:00 ሰዓት (17:00) – ከምሽቱ 3:00 ሰዓት (21:00)');
  expect(shownTime({ ...times, timeZone: 'America/Chicago' }, 'am')).toBe('17:00');
  expect(shownTime({ ...times, timeOpen: true }, 'am')).toBe('ሰዓቱ ወደፊት ይገለጻል');
});

it.each([
  ['2026-01-15', 'America/Chicago', 'en', 'Central Standard Time'],
  ['2026-07-15', 'America/Chicago', 'en', 'Central Daylight Time'],
  ['2026-03-08', 'America/Chicago', 'en', 'Central Daylight Time'],
  ['2026-01-15', 'Africa/Addis_Ababa', 'en', 'East Africa Time'],
  ['2026-01-15', 'Africa/Addis_Ababa', 'am', 'የምስራቅ አፍሪካ ሰዓት'],
] as const)('on %s the zone %s is called in %s: %s', (date, timeZone, locale, name) => {
  expect(zoneName({ date, timeZone }, locale)).toBe(name);
});

it('the zone of an event without a day has its general name', () => {
  expect(zoneName({ date: null, timeZone: 'America/Chicago' }, 'en')).toBe('Central Time');
});
