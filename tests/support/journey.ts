import { test as base, type Page } from '@playwright/test';
import { type Markup, openMarkup } from './markup.ts';
import { type SharedStack, shareStack } from './stack-pool.ts';
import { type StackOptions, startTestStack, type TestStack } from './test-stack.ts';
import { openAsReturning } from './visited-before.ts';

type StackFixtures = {
  /** Starts a separate stack, for journeys that change content, stop processes or need a certain day. */
  startOwnStack: (options?: StackOptions) => Promise<TestStack>;
  /** Leaves out what Playwright cannot do in Firefox: turning scripts off, and touching. */
  onlyWhatItCan: undefined;
  /** The response at a path as a read-only page; see markup.ts. */
  read: (path: string) => Promise<Page>;
  /** False in journeys about dialogs that open by themselves: the announcement, and the first-visit popup. */
  visitedBefore: boolean;
  /** Lets every window of the browser belong to a visitor of that kind. */
  visitor: undefined;
};

/** For journeys about motion: all others use reduced motion, where nothing takes time to move. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

/** Playwright's `test`, with the running stack: addresses such as "/news" lead to its site. */
export const test = base.extend<StackFixtures & { stack: SharedStack }, { markup: Markup }>({
  visitedBefore: [true, { option: true }],
  visitor: [
    async ({ browser, visitedBefore }, use) => {
      const undo = visitedBefore ? openAsReturning(browser) : null;
      await use(undefined);
      undo?.();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  stack: [async ({}, use) => use(await shareStack({ samples: true, signIn: true })), { timeout: 300_000 }],
  baseURL: async ({ stack }, use) => {
    await use(stack.siteUrl);
  },
  markup: [
    async ({ browser }, use) => {
      const markup = await openMarkup(browser);
      await use(markup);
      await markup.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ markup, baseURL }, use) => use(path => markup.read(new URL(path, baseURL).href)),
  onlyWhatItCan: [
    async ({ browserName, javaScriptEnabled, hasTouch }, use, testInfo) => {
      testInfo.skip(browserName === 'firefox' && (hasTouch || javaScriptEnabled === false), 'not in Firefox');
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  startOwnStack: async ({}, use) => {
    const opened: TestStack[] = [];
    await use(async options => {
      const stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) }, options);
      opened.push(stack);
      return stack;
    });
    await Promise.all(opened.map(stack => stack.close()));
  },
});

export { expect } from '@playwright/test';
