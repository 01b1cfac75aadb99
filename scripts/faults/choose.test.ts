import { expect, it } from 'vitest';
import type { Fault } from '../../tests/faults/fault.ts';
import { chooseFaults, groupFaults, inOrder } from './choose.ts';

const fault = (id: string, more: Partial<Fault> = {}): Fault => ({
  id,
  file: 'x.ts',
  find: 'a',
  replace: 'b',
  what: 'It is wrong.',
  caughtBy: 'x.test.ts',
  ...more,
});
const loss = [
  fault('order', { build: 'admin', caughtBy: 'x.spec.ts' }),
  fault('letter', { caughtBy: 'x.spec.ts' }),
];
const areas = { loss, access: [fault('rights')] };
const ids = (chosen: readonly Fault[]) => chosen.map(({ id }) => id);

it('faults are selected by id or by area', () => {
  expect(ids(chooseFaults(areas, []))).toEqual(['order', 'letter', 'rights']);
  expect(ids(chooseFaults(areas, ['letter']))).toEqual(['letter']);
  expect(ids(chooseFaults(areas, ['rights'], 'loss'))).toEqual(['order', 'letter', 'rights']);
  expect(ids(chooseFaults(areas, [], 'loss'))).toEqual(['order', 'letter']);
  expect(chooseFaults(areas, ['nothing'])).toEqual([]);
});

it('faults in the admin come last, because its build is not restored', () => {
  expect(ids(inOrder(Object.values(areas).flat()))).toEqual(['rights', 'letter', 'order']);
});

it('faults are planted together when they share tool and build, but neither their files nor their tests', () => {
  const journey = (id: string, file: string, spec: string, more: Partial<Fault> = {}) =>
    fault(id, { file, caughtBy: spec, ...more });
  const all = [
    fault('unit'),
    fault('other unit', { file: 'y.ts', caughtBy: 'y.test.ts' }),
    fault('integration', { file: 'z.ts', caughtBy: 'z.integration.test.ts' }),
    journey('one', 'a.ts', 'a.spec.ts'),
    journey('two', 'b.ts', 'b.spec.ts'),
    journey('same file', 'a.ts', 'c.spec.ts'),
    journey('same journey', 'd.ts', 'b.spec.ts'),
    journey('one too many', 'e.ts', 'e.spec.ts'),
    journey('admin', 'f.ts', 'f.spec.ts', { build: 'admin' }),
  ];
  expect(groupFaults(all, 2).map(ids)).toEqual([
    ['unit', 'other unit'],
    ['integration'],
    ['one', 'two'],
    ['same file', 'same journey'],
    ['one too many'],
    ['admin'],
  ]);
  expect(groupFaults(all, 1)).toEqual(all.map(each => [each]));
});
