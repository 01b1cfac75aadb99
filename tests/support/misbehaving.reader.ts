import { readFileSync } from 'node:fs';

export type Behaviour =
  | 'endless'
  | 'deep-pattern'
  | 'heap'
  | 'one-object'
  | 'buffers'
  | 'throws'
  | 'exits'
  | 'kills'
  | 'rejects'
  | 'long-answer'
  | 'never-answers'
  | 'no-copy'
  | 'memory-priority'
  | 'environment';

/** Does what a file from outside could make a reader do. */
export function read(behaviour: Behaviour): unknown {
  return behaviours[behaviour]();
}

const behaviours: Record<Behaviour, () => unknown> = {
  endless: () => {
    for (;;);
  },
  'deep-pattern': () => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  heap: () => {
    const kept: object[] = [];
    for (;;) kept.push({ at: kept.length, text: `entry ${kept.length}` });
  },
  'one-object': () => new Array(100_000_000).fill(0).map((_, at) => at * 1.5),
  buffers: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  throws: () => {
    throw new Error('almaz@example.org is not a date');
  },
  exits: () => process.exit(0),
  kills: () => process.kill(process.pid, 'SIGKILL'),
  rejects: () => Promise.reject(new Error('later')),
  'long-answer': () => 'a'.repeat(40 * 1024 * 1024),
  'never-answers': () => new Promise(() => undefined),
  'no-copy': () => () => 1,
  'memory-priority': () => readFileSync('/proc/self/oom_score_adj', 'utf8').trim(),
  environment: () => ({ ...process.env }),
};
