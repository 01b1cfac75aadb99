import { expect, it } from 'vitest';
import { formatTime } from './door-words.ts';

it('a time at the door is that of the phone, in Amharic on the Ethiopian clock first', () => {
  const at = new Date(2026, 11, 5, 9, 30).getTime();
  expect(formatTime(at, 'en')).toBe('09:30');
  expect(formatTime(at, 'am')).toBe('ከጠዋቱ 3:30 ሰዓት (09:30)');
});
