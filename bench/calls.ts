/**
 * Whatever is sent to a call of the built site, on the sample content: no answer of 500 or more, none later than two
 * seconds, each in the shape its declaration has; and what is bad is refused as bad, with nothing of it kept.
 *
 *   npm run bench:calls -- [--cases=2000]
 *
 * Needs a build (npm run build). Writes bench/out/calls.json and calls.md; ends with 1 when something did not hold.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { describeEndpoints } from '#site/endpoints/describe-endpoints.endpoint.ts';
import { answersWhatever, type Held, refusesBadInput } from '../tests/support/call-properties.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { storedRows } from '../tests/support/stored-rows.ts';
import { startTestStack } from '../tests/support/test-stack.ts';

const { values } = parseArgs({ options: { cases: { type: 'string', default: '2000' } } });
const cases = Number(values.cases);
const many = '1000000';

const cluster = await startCluster();
const stack = await startTestStack(cluster, {
  samples: true,
  withoutStaff: true,
  settings: {
    SUBSCRIBE_PER_NETWORK: many,
    SUBSCRIBE_PER_ADDRESS: many,
    CONTACT_PER_NETWORK: many,
    COUNT_PER_NETWORK: many,
  },
});
const database = new pg.Client({ connectionString: stack.databaseUrl });
await database.connect();
const read = async (statement: string) => (await database.query(statement)).rows;
try {
  const port = Number(new URL(stack.siteUrl).port);
  const before = await storedRows(read);
  const bad = await eachEndpoint(allEndpoints.filter(takesJson), endpoint =>
    refusesBadInput({ port, endpoint, cases }),
  );
  const isUntouched = JSON.stringify(await storedRows(read)) === JSON.stringify(before);
  const any = await eachEndpoint([...allEndpoints, describeEndpoints], endpoint =>
    answersWhatever({ port, endpoint, cases }),
  );
  await report({ bad, any, isUntouched });
} finally {
  await database.end();
  await stack.close();
  await cluster.end();
}
process.exit();

function takesJson({ body, takes }: Endpoint): boolean {
  return body !== undefined && takes !== 'form';
}

type Result = { readonly id: string; readonly seconds: number } & Partial<Held> & { readonly fault?: string };

async function eachEndpoint(
  endpoints: readonly Endpoint[],
  hold: (endpoint: Endpoint) => Promise<Held>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const endpoint of endpoints) {
    const since = performance.now();
    const outcome = await hold(endpoint).catch((error: Error) => ({ fault: error.message }));
    results.push({
      id: endpoint.id,
      seconds: Math.round((performance.now() - since) / 100) / 10,
      ...outcome,
    });
  }
  return results;
}

type Report = { bad: readonly Result[]; any: readonly Result[]; isUntouched: boolean };

async function report({ bad, any, isUntouched }: Report): Promise<void> {
  const row = ({ id, cases: held, slowestMs, statuses, fault }: Result) =>
    `| ${id} | ${held ?? '-'} | ${slowestMs ?? '-'} | ${fault ? `FAULT ${fault.split('\n', 1)[0]}` : told(statuses)} |`;
  const head = ['| call | cases | slowest, ms | answers |', '|---|---|---|---|'];
  const text = [
    'Whatever is sent (no answer >= 500, none over 2 s, each of its declared shape):',
    '',
    ...head,
    ...any.map(row),
    '',
    'What is bad (400, 413 or 415):',
    '',
    ...head,
    ...bad.map(row),
    '',
    `Rows of all tables after the bad input: ${isUntouched ? 'as before' : 'CHANGED'}.`,
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/calls.json', JSON.stringify({ any, bad, isUntouched }, null, 2));
  await writeFile('bench/out/calls.md', text);
  console.log(text);
  if (!isUntouched || [...any, ...bad].some(({ fault }) => fault)) process.exitCode = 1;
}

function told(statuses: Record<number, number> = {}): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
