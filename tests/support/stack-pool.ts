import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from '@playwright/test';
import { type StackOptions, startTestStack, type TestStack } from './test-stack.ts';

/** A stack that several journeys share, as far as it can be described to another process. */
export type SharedStack = Pick<
  TestStack,
  'siteUrl' | 'siteUrls' | 'staffUrl' | 'databaseUrl' | 'dataDir' | 'secret'
> & {
  /** The address of the identity service, where the stack has one. */
  issuer: string | null;
};

/** Options that can be sent to another process; callbacks need a separate stack. */
export type SharedOptions = Omit<StackOptions, 'onLine' | 'over'> & {
  /** The file whose journeys have this stack to themselves, because of what they count, hide or slow down. */
  only?: string;
};

/** The stack of journeys that publish and take back: sample content, an admin, two site processes. */
export const TWO_SITES = { samples: true, sites: 2 } as const satisfies SharedOptions;

/** The variable with the address at which Playwright's workers reach the pool. */
const ADDRESS = 'JOURNEY_STACKS';

/** How many stacks run at once, if the files that run need no more: each takes some 800 MB. */
const MOST = 8;

/** A stack as it is requested, and by which file of journeys in which worker. */
type StackRequest = { key: string; worker: string; file: string };

/**
 * Starts each stack when journeys first request it, whichever worker asks. The one that was requested longest ago is
 * closed where there are too many, unless a file that runs needs it; a later file gets it anew. The pool runs beside
 * Playwright's workers, because a worker exits with its first failed test. `always` applies to every stack.
 */
export async function openStackPool(
  cluster: { folder: string },
  always: SharedOptions = {},
): Promise<() => Promise<void>> {
  /** The latest requested last. */
  const stacks = new Map<string, Promise<TestStack>>();
  const running = new Map<string, { file: string; keys: Set<string> }>();

  function start({ key, worker, file }: StackRequest): Promise<TestStack> {
    const before = running.get(worker);
    const keys = before?.file === file ? before.keys : new Set<string>();
    running.set(worker, { file, keys: keys.add(key) });
    const stack = stacks.get(key) ?? startTestStack(cluster, { ...JSON.parse(key), ...always });
    stacks.delete(key);
    stacks.set(key, stack);
    // The next journey tries again.
    stack.catch(() => stacks.delete(key));
    return stack;
  }

  async function closeIdle(): Promise<void> {
    const needed = new Set([...running.values()].flatMap(({ keys }) => [...keys]));
    const idle = [...stacks.keys()].filter(key => !needed.has(key));
    const closed = idle.slice(0, Math.max(0, stacks.size - MOST)).map(key => {
      const stack = stacks.get(key);
      stacks.delete(key);
      return stack;
    });
    await Promise.allSettled(closed.map(async stack => (await stack)?.close()));
  }

  const server = createServer(async (request: IncomingMessage, response) => {
    try {
      const requested: StackRequest = JSON.parse(await text(request));
      const starting = start(requested);
      await closeIdle();
      const { siteUrl, siteUrls, staffUrl, databaseUrl, dataDir, secret, provider } = await starting;
      const issuer = provider?.issuer ?? null;
      response.end(JSON.stringify({ siteUrl, siteUrls, staffUrl, databaseUrl, dataDir, secret, issuer }));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  process.env[ADDRESS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    const started = await Promise.allSettled(stacks.values());
    await Promise.all(started.map(result => result.status === 'fulfilled' && result.value.close()));
  };
}

/** The stacks of the file that runs. */
const known = { file: '', stacks: new Map<string, Promise<SharedStack>>() };

/** The running stack with these options, started on first request. */
export function shareStack(options: SharedOptions): Promise<SharedStack> {
  const { file, parallelIndex } = test.info();
  if (known.file !== file) Object.assign(known, { file, stacks: new Map() });
  const key = JSON.stringify(options, Object.keys({ ...options, ...options.settings }).toSorted());
  const stack = known.stacks.get(key) ?? ask({ key, worker: String(parallelIndex), file });
  known.stacks.set(key, stack);
  return stack;
}

async function ask(request: StackRequest): Promise<SharedStack> {
  const body = JSON.stringify(request);
  const answer = await fetch(String(process.env[ADDRESS]), { method: 'POST', body });
  const words = await answer.text();
  if (!answer.ok) throw new Error(`The stack ${request.key} did not start:\n${words}`);
  return JSON.parse(words);
}
