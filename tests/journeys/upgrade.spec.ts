import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { runNode } from '../../scripts/terminal/run-node.ts';
import {
  COMPILED,
  copySampleFiles,
  copyTemplate,
  EMPTY,
  haveTemplate,
  SAMPLES,
  SAMPLES_MADE_AT,
} from '../support/cluster.ts';
import { expect, test } from '../support/journey.ts';

test('an upgraded database of the former release shows its pages', async ({ startOwnStack }) => {
  const folder = String(process.env.JOURNEY_CLUSTER);
  const name = `upgraded_${randomBytes(4).toString('hex')}`;
  await haveTemplate(folder, SAMPLES);
  const samples = await copyTemplate(folder, `${name}_from`, SAMPLES);
  const machine = { databaseUrl: await copyTemplate(folder, name, EMPTY), dataDir: join(folder, name) };
  mkdirSync(machine.dataDir);
  copySampleFiles(folder, machine.dataDir, SAMPLES);
  const made = await runNode(['tests/support/make-upgraded.ts', samples], {
    DATABASE_URL: machine.databaseUrl,
    DATA_DIR: machine.dataDir,
    STATEMENT_SECONDS: '0',
    NODE_COMPILE_CACHE: COMPILED,
  });
  expect(made.code, made.output).toBe(0);

  const { siteUrl } = await startOwnStack({ over: machine, withoutStaff: true, now: SAMPLES_MADE_AT });
  for (const [path, heading] of [
    ['/', /\S/],
    ['/am/events', /\S/],
    ['/news/donations-up-40-percent', /Donations up 40/],
    ['/events/fundraiser-ii', /Fundraiser II/],
  ] as const) {
    const answer = await fetch(`${siteUrl}${path}`);
    expect(answer.status, path).toBe(200);
    expect(load(await answer.text())('h1').text(), path).toMatch(heading);
  }
});
