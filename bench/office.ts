/**
 * The tasks of the office and of donors, done in a real browser, most from the dashboard on: how many presses each
 * takes, how many seconds the admin lets staff wait, and a picture of the result. A press is a click or a key that is no
 * text; text is typed at once, so the seconds are those of the software, not of a person. After them two editors save
 * one document at the same time, and no word that was taken may be lost.
 *
 *   npm run bench:office -- [--races=1000] [--tasks=monthly]
 *
 * `--tasks` takes only the tasks whose name contains this.
 *
 * Needs a build (npm run build). The pictures are in bench-results/office.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signInToAdmin } from '../tests/support/admin-client.ts';
import { findJourneyBrowser, launchOptions } from '../tests/support/chromium.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { logIn } from '../tests/support/staff-screens.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { CountedPage } from './office/counted-page.ts';
import { raceOfTwo } from './office/race.ts';
import { type Office, tasks } from './office/tasks.ts';
import { counted, never, report, resultFolder } from './report.ts';

type Done = {
  task: string;
  presses: number;
  seconds: number;
  result: string;
  picture: string;
  isDone: boolean;
};

const { values } = parseArgs({
  options: { races: { type: 'string', default: '1000' }, tasks: { type: 'string', default: '' } },
});
const pictures = join(resultFolder, 'office');
mkdirSync(pictures, { recursive: true });
const cluster = await startCluster();
const stack = await startTestStack(cluster, { samples: true, settings: { GIVING: 'on' } });
const browser = await chromium.launch(launchOptions(findJourneyBrowser()));
try {
  const office: Office = { ...stack, admin: await signInToAdmin(stack) };
  const done: Done[] = [];
  for (const [task, run] of Object.entries(tasks).filter(([name]) => name.includes(values.tasks))) {
    const one = await measure(task, run, office);
    process.stderr.write(`${one.task}: ${one.presses} presses, ${one.seconds} s, ${one.result}\n`);
    done.push(one);
  }
  writeFileSync(join(pictures, 'table.md'), writeTable(done));
  process.stdout.write(writeTable(done));
  const races = await raceOfTwo(stack, office.admin, Number(values.races));
  await report(
    'office',
    [
      counted(
        'presses for all tasks',
        done.reduce((sum, { presses }) => sum + presses, 0),
      ),
      never('tasks that were not done', done.filter(({ isDone }) => !isDone).length),
      ...races,
    ],
    done.map(({ task, presses, seconds, result }) => ({ task, presses, seconds, result })),
  );
} finally {
  await browser.close();
  await stack.close();
  await cluster.end();
}

async function measure(
  task: string,
  run: (person: CountedPage, office: Office) => Promise<string>,
  office: Office,
): Promise<Done> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await logIn(page, office.staffUrl);
  await page.goto(`${office.staffUrl}/admin`, { waitUntil: 'networkidle' });
  const person = new CountedPage(page);
  const since = performance.now();
  const ended = await run(person, office).then(
    result => ({ result, isDone: true }),
    (error: Error) => ({ result: `not done: ${error.message.split('\n')[0]}`, isDone: false }),
  );
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  const picture = `${task.replace(/\W+/g, '-')}.png`;
  await page.screenshot({ path: join(pictures, picture) });
  await context.close();
  return { task, presses: person.presses, seconds, picture, ...ended };
}

function writeTable(done: readonly Done[]): string {
  const rows = done.map(
    ({ task, presses, seconds, result, picture }) =>
      `| ${task} | ${presses} | ${seconds} | ${result} | [picture](${picture}) |`,
  );
  return `${['| task | presses | seconds | result | picture |', '|---|---|---|---|---|', ...rows].join('\n')}\n`;
}
