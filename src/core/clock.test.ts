import { expect, it } from 'vitest';
import { ethiopianClock, formatTime, formatTimeIn } from './clock.ts';

it.each([
  ['06:00', '12:00 on the Ethiopian clock', 'ከጠዋቱ 12:00 ሰዓት'],
  ['09:30', '3:30 on the Ethiopian clock', 'ከጠዋቱ 3:30 ሰዓት'],
  ['12:00', '6:00 on the Ethiopian clock', 'ከቀኑ 6:00 ሰዓት'],
  ['17:59', '11:59 on the Ethiopian clock', 'ከቀኑ 11:59 ሰዓት'],
  ['18:05', '12:05 on the Ethiopian clock', 'ከምሽቱ 12:05 ሰዓት'],
  ['23:59', '5:59 on the Ethiopian clock', 'ከምሽቱ 5:59 ሰዓት'],
  ['00:15', '6:15 on the Ethiopian clock', 'ከሌሊቱ 6:15 ሰዓት'],
])('the Ethiopian clock counts hours from dawn and dusk: %s is %s', (time, en, am) => {
  expect([ethiopianClock(time, 'en'), ethiopianClock(time, 'am')]).toEqual([en, am]);
});

it('a time in Amharic is on the Ethiopian clock first, with the 24-hour clock in brackets', () => {
  expect([formatTime('17:00', 'en'), formatTime('17:00', 'am')]).toEqual(['17:00', 'ከቀኑ 11:00 ሰዓት (17:00)']);
});

it('a time outside Ethiopia is on the 24-hour clock only, in Amharic too', () => {
  expect(formatTimeIn('America/Chicago', '17:00', 'am')).toBe('17:00');
  expect(formatTimeIn('Africa/Addis_Ababa', '17:00', 'am')).toBe('ከቀኑ 11:00 ሰዓት (17:00)');
});
