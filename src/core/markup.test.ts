import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson, xmlText } from './markup.ts';

describe('text in XML', () => {
  it('XML text is escaped, so that it cannot close an element or an attribute', () => {
    expect(xmlText(`<b a="1">Tom & 'Ann'</b>`)).toBe(
      '&lt;b a=&quot;1&quot;&gt;Tom &amp; &apos;Ann&apos;&lt;/b&gt;',
    );
  });

  it('characters that XML cannot contain are dropped, and every script is preserved', () => {
    expect(xmlText('ሰላም\u0000\u000b\ufffe\n')).toBe('ሰላም\n');
  });
});

it('text cannot close the script element that contains it', () => {
  expect(scriptJson({ name: '</script><!--' })).not.toMatch(/[<>]/);
});

it('JSON for a script element parses back unchanged, whatever its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = scriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
    }),
  );
});

it('a value that JSON cannot represent becomes null', () => {
  expect(scriptJson(undefined)).toBe('null');
});
