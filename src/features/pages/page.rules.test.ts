import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { addressProblem, defaultPageColour, isPageAddress, pageColours, toPageColour } from './page.rules.ts';

const siteParts = ['about', 'donate'];

describe('the address of a page that staff make', () => {
  it.each(['about', 'donate'])('an address that the site itself has is refused with a message: %s', slug => {
    expect(addressProblem(slug, siteParts)).toBe(
      `/${slug} belongs to the site itself. Please write another address for this page.`,
    );
  });

  it.each([...locales, 'admin'])('the address of a language or of the admin is refused: %s', slug => {
    expect(addressProblem(slug, [])).toContain('belongs to the site itself');
  });

  it('any other address is accepted, in any script', () => {
    for (const slug of ['volunteers', 'about-us', 'am-2', 'በጎ-ፈቃደኞች'])
      expect(addressProblem(slug, siteParts)).toBeNull();
  });

  it('a page address is one segment of letters, digits and dashes', () => {
    expect(['volunteers', 'gala-2026', 'በጎ-ፈቃደኞች'].every(isPageAddress)).toBe(true);
    for (const typed of ['', 'wp-login.php', 'Volunteers', 'a b', 'a/b', '-a', '.env'])
      expect(isPageAddress(typed), typed).toBe(false);
  });
});

it('a page has the colour that was chosen for it', () => {
  for (const { value } of pageColours) expect(toPageColour(value)).toBe(value);
});

it.each([null, undefined, '', 'red', 3, {}])(
  'a page with an invalid colour has the default colour: %j',
  stored => {
    expect(toPageColour(stored)).toBe(defaultPageColour);
  },
);

it('page colours have unique values and unique names', () => {
  const names = pageColours.map(({ label }) => label);
  expect(new Set(pageColours.map(({ value }) => value)).size).toBe(pageColours.length);
  expect(new Set(names).size).toBe(names.length);
});
