import { describe, expect, it, vi } from 'vitest';
import { exportedForTests } from './checks/exports.ts';
import { planted, readTree } from './checks/source-tree.ts';

// The whole repository is parsed, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Exceptions that only tests use, by `path name`, with the reason. */
const reasons: Record<string, string> = {
  'src/cms/access/access-table.ts ruledFields':
    'part of the table of rights, which is compared with every field',
  'src/platform/env.schema.ts SECRET_SETTINGS':
    'part of the list of settings, which is compared with containers',
  'src/site/account/supporter-acts.ts supporterActs': 'names every act, so that each is tried as a stranger',
  'src/features/giving/bank/payment-qr-code.ts paymentQrSvg':
    'the text it draws is mailed; a page will draw it',
};

describe('nothing is exported for tests alone', () => {
  it('holds for the repository, except for listed reasons', () => {
    expect(exportedForTests(readTree(), reasons)).toEqual([]);
  });

  const test = planted('src/core/x.test.ts', "import { ring } from './x.ts';");
  const alone = ['src/core/x.ts ring is used by tests alone'];
  it.each([
    ['export function ring() {}', '', alone],
    ['export const ring = 1;', "import { hum } from './x.ts';", alone],
    ['export const ring = 1;', "export { ring } from './x.ts';", []],
    ['export const ring = 1;', "import { ring as bell } from './x.ts';", []],
    ['export const ring = 1;', "const { ring } = await import('./x.ts');", []],
    ['export const ring = 1; export const hum = ring;', '', []],
    ['const ring = 1;', '', []],
  ])('%s beside %j gives %j', (text, beside, found) => {
    const files = [planted('src/core/x.ts', text), planted('src/core/y.ts', beside), test];
    expect(exportedForTests(files, {})).toEqual(found);
  });

  it('leaves unused exports to knip, and requires no reason for used ones', () => {
    expect(exportedForTests([planted('src/core/x.ts', 'export const ring = 1;')], {})).toEqual([]);
    const files = [planted('src/core/x.ts', 'export const ring = 1;'), test];
    expect(exportedForTests(files, { 'src/core/x.ts ring': 'it rings' })).toEqual([]);
    expect(
      exportedForTests(files, { 'src/core/x.ts ring': 'it rings', 'src/core/x.ts hum': 'it hums' }),
    ).toEqual(['src/core/x.ts hum needs no exception any more']);
  });
});
