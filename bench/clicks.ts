/**
 * Are clicks counted exactly, and how fast? 100,000 clicks of one key on 200 connections, on one site process and on two,
 * each from a network that stays within its limit, on a PostgreSQL that writes to disk before it answers. What a kill
 * loses is measured by `npm run bench:faults -- writes`.
 *
 *   npm run bench:clicks -- [--clicks=100000] [--connections=200]
 *
 * Needs a build (npm run build).
 */
import { parseArgs } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { startDurableCluster } from './faults/durable-cluster.ts';
import { applyLoad } from './load.ts';
import { counted, type Goal, never, report } from './report.ts';

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '200' },
  },
});
const [clicks, connections] = [Number(values.clicks), Number(values.connections)];
const key = 'donate';
/** Below the thirty a minute that one network may. */
const clicksPerNetwork = 20;
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const cluster = await startDurableCluster();
try {
  await report('clicks', [...(await measure(1)), ...(await measure(2))]);
} finally {
  await cluster.end();
}
process.exit();

async function measure(sites: number): Promise<Goal[]> {
  const settings = { TRUSTED_PROXIES: '1' };
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true, sites, settings });
  try {
    const before = await storedClicks(stack.databaseUrl);
    const numbers: number[] = [];
    let sent = 0;
    const load = await applyLoad({
      // Connections are spread over the addresses.
      url: stack.siteUrls as unknown as string,
      connections,
      amount: clicks,
      method: 'POST',
      body: JSON.stringify({ key }),
      requests: [
        {
          path: '/api/addClick',
          setupRequest: request => ({
            ...request,
            headers: headersFrom(Math.floor(sent++ / clicksPerNetwork)),
          }),
          onResponse: (status, body) => {
            if (status === 200) numbers.push(Number(/"n":(\d+)/.exec(body)?.[1]));
          },
        },
      ],
    });
    const stored = (await storedClicks(stack.databaseUrl)) - before;
    const what = `${sites} site process${sites === 1 ? '' : 'es'}`;
    return [
      counted(`clicks answered, ${what}`, numbers.length),
      never(`clicks not answered with 200, ${what}`, clicks - numbers.length),
      never(`clicks stored that differ from those answered, ${what}`, Math.abs(stored - numbers.length)),
      never(`clicks answered with the number of another, ${what}`, numbers.length - new Set(numbers).size),
      counted(`rate, ${what}`, load.requestsPerSecond, 'clicks/s'),
      counted(`p99, ${what}`, load.p99, 'ms'),
    ];
  } finally {
    await stack.close();
  }
}

function headersFrom(network: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': browser,
    'x-forwarded-for': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
  };
}

async function storedClicks(databaseUrl: string): Promise<number> {
  const statement = "select n from counts where kind = 'click' and key = $1";
  return Number((await connectOnce(databaseUrl, client => client.query(statement, [key]))).rows[0]?.n ?? 0);
}
