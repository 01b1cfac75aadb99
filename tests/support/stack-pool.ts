import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
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

/**
 * Starts each stack that journeys request once for the whole run, whichever worker asks first. It runs beside
 * Playwright's workers, because a worker exits with its first failed test. `always` applies to every stack.
 */
export async function openStackPool(
  cluster: { folder: string },
  always: SharedOptions = {},
): Promise<() => Promise<void>> {
  const stacks = new Map<string, Promise<TestStack>>();
  const start = (key: string) => {
    const starting = stacks.get(key) ?? startTestStack(cluster, { ...JSON.parse(key), ...always });
    stacks.set(key, starting);
    return starting;
  };
  const server = createServer(async (request: IncomingMessage, response) => {
    try {
      const stack = await start(await text(request));
      const { siteUrl, siteUrls, staffUrl, databaseUrl, dataDir, secret } = stack;
      const issuer = stack.provider?.issuer ?? null;
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

const known = new Map<string, Promise<SharedStack>>();

/** The running stack with these options, started on first request. */
export function shareStack(options: SharedOptions): Promise<SharedStack> {
  const key = JSON.stringify(options, Object.keys({ ...options, ...options.settings }).toSorted());
  const stack = known.get(key) ?? ask(key);
  known.set(key, stack);
  return stack;
}

async function ask(key: string): Promise<SharedStack> {
  const answer = await fetch(String(process.env[ADDRESS]), { method: 'POST', body: key });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`The stack ${key} did not start:\n${body}`);
  return JSON.parse(body);
}
