import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

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
