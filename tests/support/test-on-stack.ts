import { test as journey } from './journey.ts';
import { type SharedOptions, type SharedStack, shareStack } from './stack-pool.ts';
import { type StackOptions, startTestStack, type TestStack } from './test-stack.ts';

/**
 * `test` for a file whose journeys need a certain day, certain settings, or write. Files with the same options share one
 * stack and run in parallel, so each journey uses its own addresses, names and keys.
 * Paths such as "/news" lead to its site.
 */
export function testOnStack(options: SharedOptions) {
  return journey.extend<{ ownStack: SharedStack }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    ownStack: [async ({}, use) => use(await shareStack(options)), { timeout: 300_000 }],
    baseURL: async ({ ownStack }, use) => use(ownStack.siteUrl),
  });
}

/** `test` for a file that needs the processes of its stack: it has its own, started by the worker that runs it. */
export function testOnOwnStack(options: StackOptions) {
  return journey.extend<object, { ownStack: TestStack }>({
    ownStack: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
      async ({}, use) => {
        const stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) }, options);
        await use(stack);
        await stack.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownStack }, use) => use(ownStack.siteUrl),
  });
}
