import { describe, expect, it } from 'vitest';
import { statedNumbers } from './stated-numbers.ts';

describe('numbers that could be claims', () => {
  it.each([
    ['We helped 160 children.', ['160']],
    ['More than 75 children, up 25 % and 40%.', ['75', '25%', '40%']],
    ['1,600 parcels, and 12.5% more. 1,600 again.', ['1,600', '12.5%']],
    ['በዚህ ዓመት 160 ልጆች እርዳታ አግኝተዋል፤ ልገሳ በ40% አድጓል።', ['160', '40%']],
    ['2100 children', ['2100']],
    ['2,024 parcels and 2024 parcels', ['2,024']],
    ['Room 7 and 3 nurses', ['7', '3']],
  ])('"%s" states %j', (text, numbers) => {
    expect(statedNumbers(text)).toEqual(numbers);
  });

  it.each([
    ['keys of the register', '{childrenHelped} children, {donors2} donors'],
    ['years', 'Founded in 2022. The report of 2024 covers 2022-23 and 2023–2024. በ2022 እ.ኤ.አ. ተመሠረተ'],
    ['days', 'On 29 November 2026, Nov 29, 2026, 2026-11-29, 29/11/2026, the 3rd of May and April 2024'],
    ['Ethiopian days', 'ኅዳር 20 ቀን 2019 ዓ.ም. እና መስከረም 1'],
    ['times', 'Doors open at 17:00, 5 pm or 5.30 p.m.; ከቀኑ 11:00 ሰዓት (17:00) ይከፈታሉ'],
    [
      'durations and ages',
      'It takes 30 minutes, 12 months or a 3-day course. Liya is 8 years old, Abel is aged 9. 8 ዓመት፣ ለ30 ቀናት፣ 6 ወራት',
    ],
    ['prices', '$25, US$33.33, ETB 1,500, 500 birr, 25 USD, 20 €, 500 ብር, ብር 1,500'],
    ['phone numbers', 'Call +251 911 234 567 or 0911 234 567.'],
    ['addresses', 'See https://example.org/a/160, hello2@example.org, www.site7.org and /news/160-children.'],
    ['places in a list', '1. Ask\n2) Wait\nThe 2nd and the 15th time, 1ኛ ሩብ ዓመት'],
    ['nothing', ''],
  ])('%s are no claims', (_kind, text) => {
    expect(statedNumbers(text)).toEqual([]);
  });

  it('a text of a hundred thousand digits or letters is read in time', () => {
    expect(statedNumbers('1 '.repeat(50_000))).toEqual(['1']);
    for (const long of ['1', 'a', '0 0', '1.', '+1 '])
      expect(statedNumbers(`${long.repeat(33_000)}x`)).toBeInstanceOf(Array);
  });
});
