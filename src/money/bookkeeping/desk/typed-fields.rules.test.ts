import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped, typedCookie } from './typed-fields.rules.ts';

const pair = (header: string | null) => header?.split(';')[0] ?? '';

test('form fields in any script are read back from the cookie', () => {
  let stored = 0;
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })),
      (action, fields) => {
        const header = typedCookie({ action, fields }, false);
        if (header === null) return;
        stored += 1;
        expect(readTyped(`one=1; ${pair(header)}; other=2`)).toEqual({ action, fields: { ...fields } });
      },
    ),
  );
  expect(stored, 'the others are too long').toBeGreaterThan(50);
});

test('the form cookie lasts a minute, is limited to the admin, and is Secure over https', () => {
  const typed = { action: '/api/donations/counted', fields: { countedBy: 'አበባ' } };
  expect(typedCookie(typed, true)).toMatch(/; Path=\/admin; Max-Age=60; SameSite=Strict; Secure$/);
  expect(typedCookie(typed, false)).not.toContain('Secure');
});

test('form fields too long for a cookie are not stored', () => {
  const stored = typedCookie({ action: '/', fields: { description: 'አ'.repeat(900) } }, true);
  expect(stored?.length).toBeLessThan(4_096);
  expect(typedCookie({ action: '/', fields: { description: 'አ'.repeat(1_000) } }, true)).toBeNull();
});

test('a missing or malformed form cookie is ignored, and so are fields that are not text', () => {
  expect(readTyped('')).toBeNull();
  expect(readTyped('not-adey-typed=e30')).toBeNull();
  for (const value of ['%', '!', btoa('1'), btoa('null'), btoa('{"action":1}')])
    expect(readTyped(`adey-typed=${value}`), value).toBeNull();
  expect(readTyped(`adey-typed=${btoa('{"action":"/a","fields":{"a":"1","b":2}}')}`)).toEqual({
    action: '/a',
    fields: { a: '1' },
  });
});
