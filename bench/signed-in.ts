/**
 * Requests per second of kept pages for visitors nobody knows and for somebody who is signed in, in turns in one run.
 *
 *   npm run bench:signed-in -- [--seconds=3] [--rounds=5]
 *
 * Needs a build (npm run build) and wrk; opens a house of its own. Writes bench/out/signed-in.json and .md; ends with 1 when
 * somebody signed in gets less than 0.95 of what others get, other bytes, or a page made for them.
 */
import { parseArgs } from 'node:util';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { load, requireCommands } from './page-cache-load.ts';
import { handOver } from './report/measured.ts';
import { median } from './report/spread.ts';
import { signInByMail } from './sign-in-by-mail.ts';

const goal = 0.95;
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
});
await requireCommands(['wrk']);
const cluster = await startCluster();
const stack = await startTestStack(cluster, { samples: true, withoutStaff: true });
try {
  const cookie = await signInByMail(stack, 'abeba@supporters.test');
  const page = `${stack.siteUrl}/`;
  const known = await fetch(`${stack.siteUrl}/api/visitor`, { headers: { cookie } }).then(who => who.json());
  const bytes = await Promise.all(
    ['', cookie].map(sent => fetch(page, { headers: { cookie: sent } }).then(answer => answer.text())),
  );
  const rendersBefore = await countRenders();
  const rates: Record<'nobody' | 'signedIn', number[]> = { nobody: [], signedIn: [] };
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [who, sent] of [
      ['nobody', ''],
      ['signedIn', cookie],
    ] as const)
      rates[who].push((await load(page, headersOf(sent), Number(values.seconds), [])).requestsPerSecond);
  await handOver('signed-in', {
    goals: [
      {
        what: 'kept pages for somebody signed in, of what nobody in particular gets',
        figure: median(rates.signedIn.map((rate, round) => rate / (rates.nobody[round] ?? 0))),
        unit: '',
        least: goal,
      },
      {
        what: 'kept pages that differ for somebody signed in',
        figure: bytes[0] === bytes[1] ? 0 : 1,
        unit: '',
        most: 0,
      },
      {
        what: 'renders under both loads',
        figure: (await countRenders()) - rendersBefore,
        unit: '',
        most: 0,
      },
    ],
    details: { knownAs: known.firstName, rates },
  });
} finally {
  await stack.close();
  await cluster.end();
}

async function countRenders(): Promise<number> {
  return (await (await fetch(`${stack.siteUrl}/healthz`)).json()).renders;
}

function headersOf(cookie: string): Record<string, string> {
  return { 'accept-encoding': 'gzip', ...(cookie && { cookie }) };
}
