import { startLoad } from './load.ts';
import { percentile } from './report.ts';

const paths = ['/', '/news', '/events', '/am', '/api/numbers?kind=love&keys=x'] as const;

export type Latency = { answers: number; failed: number; p50: number; p99: number; longest: number };

/** The latency for visitors during `work`, in milliseconds: eight connections, 600 requests a second. */
export async function latencyWhile(siteUrl: string, work: () => Promise<unknown>): Promise<Latency> {
  const waits: number[] = [];
  let failed = 0;
  const load = {
    url: siteUrl,
    connections: 8,
    overallRate: 600,
    requests: paths.map(path => ({ path })),
  };
  const stop = startLoad(load, (status, wait) => {
    if (status === 0 || status >= 500) failed += 1;
    if (status > 0) waits.push(wait);
  });
  await work();
  await stop();
  const at = (share: number) => Number(percentile(waits, share).toFixed(2));
  return { answers: waits.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

export const latencyLine = (when: string, { answers, failed, p50, p99, longest }: Latency) =>
  `| ${when} | ${answers} | ${failed} | ${p50} | ${p99} | ${longest} |`;

export const latencyHead = [
  '| visitors of the site | answers | failed | p50, ms | p99, ms | longest, ms |',
  '|---|---|---|---|---|---|',
];
