import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const paths = ['/', '/news', '/events', '/am', '/api/numbers?kind=love&keys=x'];
const PAUSE_MS = 5;

export type Latency = { answers: number; failed: number; p50: number; p99: number; longest: number };

/** Eight visitors ask one page after another until `end` is called; what they waited, in milliseconds. */
export function visitSite(siteUrl: string, visitors = 8) {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let failed = 0;
  let isOver = false;
  const ask = (path: string) =>
    new Promise<void>(resolve => {
      const since = performance.now();
      const request = get(siteUrl + path, { agent }, answer => {
        if ((answer.statusCode ?? 500) >= 500) failed += 1;
        answer.resume();
        answer.once('end', () => {
          waits.push(performance.now() - since);
          resolve();
        });
      });
      request.once('error', () => {
        failed += 1;
        resolve();
      });
    });
  const coming = Array.from({ length: visitors }, async (_, who) => {
    for (let n = who; !isOver; n += 1) {
      await ask(paths[n % paths.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  });
  return {
    async end(): Promise<Latency> {
      isOver = true;
      await Promise.all(coming);
      agent.destroy();
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
      return { answers: sorted.length, failed, p50: at(0.5), p99: at(0.99), longest: at(0.99999) };
    },
  };
}

/** What visitors wait while `work` goes on. */
export async function latencyWhile(siteUrl: string, work: () => Promise<unknown>): Promise<Latency> {
  const visitors = visitSite(siteUrl);
  await work();
  return visitors.end();
}

export const latencyLine = (when: string, { answers, failed, p50, p99, longest }: Latency) =>
  `| ${when} | ${answers} | ${failed} | ${p50} | ${p99} | ${longest} |`;

export const latencyHead = [
  '| visitors of the site | answers | failed | p50, ms | p99, ms | longest, ms |',
  '|---|---|---|---|---|---|',
];
