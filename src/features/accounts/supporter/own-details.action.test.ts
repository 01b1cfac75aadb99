import { expect, it } from 'vitest';
import { readKeys } from './own-details.action.ts';

it('readKeys returns at most 500 different valid event keys from a form', () => {
  expect(readKeys('["familyday","fundraiserii","familyday"]')).toEqual(['familyday', 'fundraiserii']);
  expect(readKeys(JSON.stringify(Array.from({ length: 900 }, (_, at) => `k${at}`)))).toHaveLength(500);
  expect(readKeys(`["${'x'.repeat(200)}"]`)).toEqual(['x'.repeat(200)]);
  for (const hostile of [
    undefined,
    '',
    'x',
    '{}',
    '{"length":1}',
    'null',
    '[1,{},null,""]',
    '["a\\u0000b"]',
    '["\\ud800"]',
    `["${'x'.repeat(201)}"]`,
  ])
    expect(readKeys(hostile), String(hostile)).toEqual([]);
});
