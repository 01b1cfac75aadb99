/**
 * Photographs every route in every language, theme and width, and the states that no address leads to, into a contact
 * sheet to leaf through: look/index.html. What changed since the run before is marked.
 *
 *   npm run look -- [http://localhost:3000] [--changed] [--routes=/,/news] [--widths=390,1440] [--no-states]
 *
 * With an address it looks at a site that runs; without one it opens a site of its own on the sample content, on a fixed
 * day, so that two runs show the same but for what was changed. docs/how-to/look.md has the rest.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { siteAt, startSampleStack } from '../../tests/support/sample-stack.ts';
import { buildSite } from '../build/builds.ts';
import { orExplain } from '../terminal/failure.mjs';
import { type Entry, openAlbum } from './album.ts';
import { contactSheet } from './contact-sheet.ts';
import { photograph } from './photograph.ts';
import { listShots } from './shots.ts';

const folder = 'look';

await orExplain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      changed: { type: 'boolean', default: false },
      routes: { type: 'string' },
      widths: { type: 'string' },
      states: { type: 'boolean', default: true },
    },
  });
  const isWhole = values.routes === undefined && !values.widths && values.states;
  const shots = listShots({
    ...(values.routes !== undefined && { routes: values.routes.split(',').filter(Boolean) }),
    ...(values.widths && { widths: values.widths.split(',').map(Number) }),
    states: values.states && !values.routes,
  });
  if (!positionals[0]) await buildSite();
  const site = positionals[0] ? siteAt(positionals[0]) : await startSampleStack();
  const began = performance.now();
  const entries: Entry[] = [];
  const album = await openAlbum(folder);
  try {
    const pagesAtOnce = Math.max(2, availableParallelism());
    await photograph(shots, { ...site, pagesAtOnce }, async taken => {
      const entry = await album.keep(taken);
      entries.push(entry);
      if (process.stdout.isTTY) process.stdout.write(`\r  ${entries.length} of ${shots.length}`);
    });
  } finally {
    await site.close();
  }
  // A part of the routes says nothing about the others.
  const gone = isWhole ? await album.clearOut(shots) : [];
  const order = new Map(shots.map(({ key }, at) => [key, at]));
  entries.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
  const sheet = contactSheet({ entries, gone, takenAt: new Date(), onlyChanges: values.changed });
  await writeFile(`${folder}/index.html`, sheet);
  report(entries, gone, performance.now() - began);
});

function report(entries: readonly Entry[], gone: readonly string[], milliseconds: number): void {
  const of = (what: Entry['what']) => entries.filter(entry => entry.what === what);
  const lines = [
    ...of('changed').map(({ key, share }) => `  changed ${(share * 100).toFixed(2)} %  ${key}`),
    ...of('unreachable').map(({ key, problem }) => `  not reached  ${key}: ${problem}`),
    ...gone.map(key => `  gone  ${key}`),
    `  ${entries.length} photographs in ${(milliseconds / 1000).toFixed(0)} s: ${of('same').length} as before, ${of('changed').length} changed, ${of('new').length} new, ${gone.length} gone, ${of('unreachable').length} not reached.`,
    `  Open ${folder}/index.html.`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
