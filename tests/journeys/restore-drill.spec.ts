import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connectOnce } from '#platform/database/connect-once.ts';
import { embeddedAddress } from '#platform/database/embedded-places.ts';
import { runNode } from '../../scripts/terminal/run-node.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect, test } from '../support/journey.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';
import type { TestStack } from '../support/test-stack.ts';

const routes = [
  '/',
  '/am',
  '/about',
  '/news',
  '/news/donations-up-40-percent',
  '/am/events',
  '/events/fundraiser-ii',
  '/team',
  '/projects',
  '/partnership',
  '/reports',
  '/latest-updates',
  '/site-map',
];

/** The responses of a stack, wherever it runs: the two differ in their ports. */
async function fetchPages({ siteUrl }: TestStack): Promise<Record<string, string>> {
  const pages = await Promise.all(
    routes.map(async route => {
      const answer = await fetch(`${siteUrl}${route}`);
      return [
        route,
        `${answer.status} ${(await answer.text()).replaceAll(new URL(siteUrl).host, 'here')}`,
      ] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** Every picture on the pages, by its bytes. */
async function fetchPictures(
  { siteUrl }: TestStack,
  pages: Record<string, string>,
): Promise<Record<string, string>> {
  const names = new Set(Object.values(pages).flatMap(page => page.match(/\/media\/[\w.-]+/g) ?? []));
  const pictures = await Promise.all(
    [...names].map(async name => {
      const answer = await fetch(`${siteUrl}${name}`);
      const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
      return [name, `${answer.status} ${Buffer.from(digest).toString('hex')}`] as const;
    }),
  );
  return Object.fromEntries(pictures);
}

test(
  'an empty machine restored from a backup serves the same pages and pictures, byte for byte',
  ONLY_IN_FULL,
  async ({ startOwnStack }) => {
    const lived = await startOwnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });
    const before = await fetchPages(lived);
    const pictures = await fetchPictures(lived, before);
    const file = join(lived.dataDir, 'drill.tar.zst.age');
    const BACKUP_KEY = 'a pass phrase for journeys only, long enough to be one';
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = lived;
    const backup = await runNode(['scripts/backup/backup.ts', '--to', file], {
      DATABASE_URL,
      DATA_DIR,
      BACKUP_KEY,
    });
    expect(backup.code, backup.output).toBe(0);

    const folder = String(process.env.JOURNEY_CLUSTER);
    const name = `drill_${process.pid}_${Date.now()}`;
    await connectOnce(embeddedAddress(folder, 'postgres'), client => client.query(`create database ${name}`));
    const machine = { databaseUrl: embeddedAddress(folder, name), dataDir: join(folder, name) };
    mkdirSync(machine.dataDir);
    const restore = await runNode(['scripts/backup/restore.ts', file], {
      DATABASE_URL: machine.databaseUrl,
      DATA_DIR: machine.dataDir,
      BACKUP_KEY,
    });
    expect(restore.output).toContain('Differences: none.');

    const risen = await startOwnStack({ over: machine, withoutStaff: true, now: SAMPLES_MADE_AT });
    const after = await fetchPages(risen);
    for (const route of routes) expect(after[route], route).toBe(before[route]);
    expect(Object.keys(pictures).length).toBeGreaterThan(10);
    expect(await fetchPictures(risen, after)).toEqual(pictures);
  },
);
