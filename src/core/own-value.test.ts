import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it('ownValue returns what a record holds, and nothing that every object inherits', () => {
  const record: Record<string, number> = { gift: 0, 'two words': 2 };
  expect([ownValue(record, 'gift'), ownValue(record, 'two words')]).toEqual([0, 2]);
  for (const name of ['none', '', ...Object.getOwnPropertyNames(Object.prototype)])
    expect(ownValue(record, name), name).toBeUndefined();
});
