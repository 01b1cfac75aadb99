import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson, xmlText } from './markup.ts';

describe('text in XML', () => {
  it('says the same and cannot close an element or an attribute', () => {
    expect(xmlText(`<b a="1">Tom & 'Ann'</b>`)).toBe(
      '&lt;b a=&quot;1&quot;&gt;Tom &amp; &apos;Ann&apos;&lt;/b&gt;',
    );
  });

  it('leaves out what XML cannot hold and keeps every script', () => {
    expect(xmlText('ሰላም\u0000\u000b\ufffe\n')).toBe('ሰላም\n');
  });
});

it('a text cannot end the script element it stands in', () => {
  expect(scriptJson({ name: '</script><!--' })).not.toMatch(/[<>]/);
});

it('reads back as the same value, whatever the texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const json = scriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
    }),
  );
});

it('a value JSON cannot say is null', () => {
  expect(scriptJson(undefined)).toBe('null');
});
