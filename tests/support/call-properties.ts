import { Agent } from 'node:http';
import fc from 'fast-check';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { problemShape } from '#site/endpoints/open-api-document.ts';
import { type Answer, ask } from './ask.ts';
import { anyInput, badInput, type HostileAsking, oneOfEachMethod } from './hostile-call.ts';

const slowest = 2_000;

export type Held = {
  readonly cases: number;
  readonly slowestMs: number;
  readonly statuses: Record<number, number>;
};

type Holding = { readonly port: number; readonly cases: number; readonly endpoint: Endpoint };

/** For any input: no response of 500 or above, none after more than two seconds, and each in its declared shape. */
export function answersWhatever(holding: Holding): Promise<Held> {
  const holds = (answer: Answer) => {
    const end = holding.endpoint.responses[answer.status];
    if (answer.status < 400 && end?.body && answer.text) end.body.parse(JSON.parse(answer.text));
  };
  return hold(holding, anyInput(holding.endpoint), holds, oneOfEachMethod(holding.endpoint));
}

/** Invalid input is rejected as such. Whether anything of it is stored must be checked by the owner of the database. */
export function refusesBadInput(holding: Holding): Promise<Held> {
  const kinds = badInput(holding.endpoint);
  const holds = ({ status, text }: Answer) => {
    if (![400, 413, 415].includes(status)) throw new Error(`Answered ${status}: ${text}`);
  };
  const oneOfEach = kinds.flatMap(({ arbitrary }) => fc.sample(arbitrary, 1));
  return hold(holding, fc.oneof(...kinds), holds, oneOfEach);
}

async function hold(
  { port, cases }: Holding,
  input: fc.Arbitrary<HostileAsking>,
  holds: (answer: Answer) => void,
  first: readonly HostileAsking[] = [],
): Promise<Held> {
  const agent = new Agent({ keepAlive: true });
  const held = { cases, slowestMs: 0, statuses: {} as Record<number, number> };
  const property = fc.asyncProperty(input, async ({ target, asking }) => {
    const before = performance.now();
    const answer = await ask(port, target, { ...asking, agent });
    const took = performance.now() - before;
    held.slowestMs = Math.max(held.slowestMs, Math.round(took));
    held.statuses[answer.status] = (held.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${answer.text}`);
    if (took > slowest) throw new Error(`Answered after ${took} ms`);
    checkRefusal(answer, asking.method);
    holds(answer);
  });
  try {
    await fc.assert(property, { numRuns: cases, examples: first.map(example => [example]) });
  } finally {
    agent.destroy();
  }
  return held;
}

function checkRefusal({ status, headers, text }: Answer, method: string | undefined): void {
  if (status < 400) return;
  if (headers['content-type'] !== 'application/problem+json')
    throw new Error(`${status} came as ${headers['content-type']}`);
  if (status === 405 && !headers.allow) throw new Error('405 came without Allow');
  if (method === 'HEAD') return;
  const problem = problemShape.parse(JSON.parse(text));
  if (problem.status !== status) throw new Error(`${status} says ${problem.status}`);
}
