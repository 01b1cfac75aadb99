import { expect, it } from 'vitest';
import type { Fault } from '../../tests/faults/fault.ts';
import { chooseFaults, inOrder } from './choose.ts';

const fault = (id: string, area: Fault['area'], more: Partial<Fault> = {}): Fault => ({
  id,
  area,
  file: 'x.ts',
  find: 'a',
  replace: 'b',
  what: 'It is wrong.',
  caughtBy: { kind: 'unit', file: 'x.test.ts' },
  ...more,
});
const faults = [
  fault('order', 'features/news', { build: 'admin', caughtBy: { kind: 'journey', file: 'x.spec.ts' } }),
  fault('letter', 'features/newsletter', { caughtBy: { kind: 'journey', file: 'x.spec.ts' } }),
  fault('rights', 'cms/access'),
];
const ids = (chosen: readonly Fault[]) => chosen.map(({ id }) => id);

it('faults are chosen by id and by area, whole or by a part of it between slashes', () => {
  expect(ids(chooseFaults(faults, []))).toEqual(['order', 'letter', 'rights']);
  expect(ids(chooseFaults(faults, ['letter']))).toEqual(['letter']);
  expect(ids(chooseFaults(faults, ['rights'], 'news'))).toEqual(['order', 'rights']);
  expect(ids(chooseFaults(faults, [], 'features'))).toEqual(['order', 'letter']);
  expect(chooseFaults(faults, ['nothing'])).toEqual([]);
});

it('faults in the admin come last, because its build is not restored', () => {
  expect(ids(inOrder(faults))).toEqual(['rights', 'letter', 'order']);
});
