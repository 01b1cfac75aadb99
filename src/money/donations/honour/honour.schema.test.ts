import { expect, it } from 'vitest';
import { honourErrors, isNameForCard, longestCardWords, readHonour } from './honour.schema.ts';

const right = { honour: 'yes', honoured: 'Almaz Tadesse', cardEmail: 'almaz@example.org' };
const findError = (cardWords: string) => honourErrors({ ...right, cardWords }).cardWords;

it('an honour card is read with trimmed text, in the page’s language unless another is chosen', () => {
  const typed = { ...right, honoured: '  Almaz   Tadesse ', cardWords: ' Happy birthday, Almaz! ' };
  expect(honourErrors(typed)).toEqual({});
  const card = { name: 'Almaz Tadesse', email: 'almaz@example.org', words: 'Happy birthday, Almaz!' };
  expect(readHonour(typed, 'en')).toEqual({ ...card, language: 'en' });
  expect(readHonour({ ...typed, cardLanguage: 'am' }, 'en')).toEqual({ ...card, language: 'am' });
  expect(readHonour({ ...typed, cardLanguage: '../en' }, 'am')).toEqual({ ...card, language: 'am' });
  expect(readHonour({ honoured: 'Almaz' }, 'en')).toBeNull();
});

it('an honour card without a name or a valid address is rejected at its field', () => {
  expect(honourErrors({ honour: 'yes' })).toEqual({ honoured: 'nameOnCard', cardEmail: 'invalidCardEmail' });
  for (const cardEmail of ['almaz', 'a@b.c,d@e.f', 'a@b.c\nBcc: d@e.f', '<script>@x.y', 'a@b.c\0'])
    expect(honourErrors({ ...right, cardEmail }), cardEmail).toEqual({ cardEmail: 'invalidCardEmail' });
});

it('links, email addresses and phone numbers in the message of an honour card are refused', () => {
  for (const words of [
    'See https://evil.example',
    'HTTP://EVIL',
    'look at evil.com now',
    'evil.com',
    'Go to ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'evil․com',
    'evil\u200d.com',
    'ev\u00adil.com',
    'evil.\u200bcom',
    'evil.com',
    'evil.xn--p1ai',
    'ክፉ.ኢትዮጵያ',
    'write to me@evil',
    'write to me＠evil',
    'mailto:me',
    'tel:+1',
    'javascript:alert(1)',
    'www.evil',
    'call 0912 345 678',
    'call +251-91-234-5678',
    'call (091) 234.5678',
    'call ٠٩١٢٣٤٥٦٧٨',
  ])
    expect(findError(words), words).toBe('linkOnCard');
});

it('ordinary messages on an honour card are accepted', () => {
  for (const words of [
    '',
    'For your 60th birthday, 12.03.1966. With love!',
    'Dr. Almaz cared for us in 2019... Thank you.',
    'መልካም ልደት፣ አልማዝ። እንወድሻለን።',
    'Love from all of us <3 {name} $& 👨‍👩‍👧',
  ])
    expect(findError(words), words).toBeUndefined();
});

it('the message of an honour card is limited to 140 characters and reduced to one line', () => {
  expect(findError('x'.repeat(longestCardWords))).toBeUndefined();
  expect(findError('x'.repeat(longestCardWords + 1))).toBe('longCardWords');
  expect(findError('x'.repeat(1_000_000))).toBe('longCardWords');
  expect(readHonour({ ...right, cardWords: 'one\r\nBcc: two\u2028three\u202e\0' }, 'en')?.words).toBe(
    'one Bcc: two three',
  );
});

it('names on an honour card are accepted, and links, numbers, markup and overlong text are refused', () => {
  for (const name of [
    'Abeba',
    'J. R. R. Tolkien',
    'ሣራ',
    'Anne-Marie O’Neill',
    'ወ/ሮ አልማዝ',
    'Rotary Club of Bole 9212',
    'St. Gabriel School (Bole)',
  ])
    expect(isNameForCard(name), name).toBe(true);
  for (const name of [
    'evil.com',
    'Visit evil.com',
    '12',
    'a'.repeat(61),
    'Call 0912345678',
    '<b>Sara</b>',
    'Sa\nra',
  ])
    expect(isNameForCard(name), name).toBe(false);
});
