import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { pictureCache } from '../../tests/support/cluster.ts';
import { openTestPayload } from '../../tests/support/database.ts';

const folder = join(String(process.env.DATA_DIR), 'moved');
const file = join(folder, 'export.json');

/** Runs a command in its own process, as its user does. */
function run(script: string, ...args: string[]): string {
  const command = [...pictureCache, `scripts/database/${script}.ts`, ...args];
  return execFileSync(process.execPath, command, { encoding: 'utf8' });
}

beforeAll(async () => {
  await openTestPayload({ samples: true });
  run('export', file);
});

it('a dry run without --yes writes nothing and states how to go on', () => {
  const output = run('import', file, '--overwrite', '--report', join(folder, 'report.txt'));
  expect(output).toContain('There is nothing to import');
  expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toContain('Trial run (nothing was written)');
});

it('reports in one sentence what it cannot read', () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{\n"posts": {]');
  const refusals = [
    [[broken], /in line 2 it is not JSON/],
    [[join(folder, 'nowhere.json')], /nowhere\.json cannot be read/],
    [[file, '--pictures', join(folder, 'nowhere')], /is no folder/],
    [[], /Name one file/],
    [[file, '--wrong'], /--wrong/],
  ] as const;
  for (const [args, sentence] of refusals) expect(() => run('import', ...args)).toThrow(sentence);
}, 240_000);
