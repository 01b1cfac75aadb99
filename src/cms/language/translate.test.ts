import { expect, it } from 'vitest';
import { shownDay, shownMoment } from '#core/message.ts';
import { createSpeaker, createTranslator } from './translate.ts';

const translate = createTranslator({ Picture: 'ፎቶ', 'Page {page}': 'ገጽ {page}' });

it('a translation is found by the whole English text, ignoring white space around it', () => {
  expect(translate(' Picture ')).toBe('ፎቶ');
  expect(translate('Page {page}')).toBe('ገጽ {page}');
  expect([translate('Film'), translate('Page 7'), translate('toString')]).toEqual([null, null, null]);
});

it('a day and a moment are said alone in the language asked for; in Amharic the year says its era', () => {
  const sayIn = createSpeaker({});
  expect(sayIn('en')(shownDay('2026-11-29'))).toBe('Nov 29, 2026');
  expect(sayIn('am')(shownDay('2026-11-29'))).toBe('ኖቬምበር 29፣ 2026 እ.ኤ.አ.');
  expect(sayIn('en')(shownMoment('2026-11-29T22:05:00Z'))).toBe('Nov 30, 2026, 01:05');
  expect(sayIn('am')(shownMoment('2026-11-29T22:05:00Z'))).toMatch(/^ኖቬምበር 30፣ 2026 እ\.ኤ\.አ\.፣ /);
});

it('a day in a sentence without Amharic is in English, as the sentence', () => {
  expect(createSpeaker({})('am')('until {day}', { day: shownDay('2026-11-29') })).toBe('until Nov 29, 2026');
});
