import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one kind of visitor saw: answers by status (0: none at all), and the longest wait in milliseconds. */
export type Seen = { statuses: Record<string, number>; longest: number };

/** What all saw, by phase of the measurement and kind of page. */
export type SeenByPhase = Record<string, Record<string, Seen>>;

type Kind = { name: string; nextAddress: () => string; visitors: number; pauseMs: number };

const timeoutMs = 30_000;

/**
 * Visitors who come one after another without end, `visitors` of each kind at a time, until `stop`. What they saw is
 * counted under the phase in which they were answered.
 */
export function letVisitorsCome(kinds: readonly Kind[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const seen: SeenByPhase = {};
  let phase = '';
  let isOver = false;

  function count(kind: string, status: number, wait: number): void {
    const kinds = seen[phase] ?? {};
    const told = kinds[kind] ?? { statuses: {}, longest: 0 };
    told.statuses[status] = (told.statuses[status] ?? 0) + 1;
    told.longest = Math.max(told.longest, Math.round(wait));
    seen[phase] = { ...kinds, [kind]: told };
  }

  async function come(kind: Kind): Promise<void> {
    while (!isOver) {
      const since = performance.now();
      const status = await statusOf(kind.nextAddress(), agent);
      count(kind.name, status, performance.now() - since);
      if (kind.pauseMs > 0) await sleep(kind.pauseMs);
    }
  }

  const coming = kinds.flatMap(kind => Array.from({ length: kind.visitors }, () => come(kind)));
  return {
    seen,
    enter(next: string): void {
      phase = next;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(coming);
      agent.destroy();
    },
  };
}

function statusOf(address: string, agent: Agent): Promise<number> {
  return new Promise(resolve => {
    const asked = get(address, { agent, timeout: timeoutMs }, answer => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(0));
  });
}
