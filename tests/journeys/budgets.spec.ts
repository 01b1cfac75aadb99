import { overBudget } from '../../bench/budgets.ts';
import { visitors, warmPages, weighRoute } from '../../bench/weigh-route.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { fullRun } from '../support/test-scale.ts';

// Recording a second run would make the measured browser load more; what is over is measured twice anyway.
test.describe.configure({ retries: 0 });

const [phone, desk] = visitors;
/** One page of each kind: home, a list, an item of a list, text, a form, an account screen. */
const kinds = [
  '/',
  '/events',
  '/events/fundraiser-ii',
  '/legal/privacy',
  '/contact',
  '/meet',
  '/auth/sign-in',
];
const english = fullRun ? [...builtRoutes, ...quietRoutes] : kinds;
const amharic = fullRun
  ? ['/am', '/am/about', '/am/events', '/am/news', '/am/legal/privacy', '/am/donate']
  : ['/am', '/am/events'];
const lite = fullRun ? english : ['/', '/events', '/meet'];
/** On a desktop the rest differs in the same way as on a phone. */
const onDesk = fullRun ? ['/', '/about', '/news', '/events/fundraiser-ii'] : ['/'];

const parts = [
  { what: 'every page on a phone', routes: english, visitor: phone, manner: {} },
  { what: 'Amharic pages on a phone', routes: amharic, visitor: phone, manner: {} },
  { what: 'pages on a desk', routes: onDesk, visitor: desk, manner: {} },
  { what: 'lite pages', routes: lite, visitor: phone, manner: { lite: true } },
  { what: 'Amharic lite pages', routes: amharic, visitor: phone, manner: { lite: true } },
];

for (const { what, routes, visitor, manner } of parts) {
  test(
    `${what}: bytes, requests, script and elements stay within bench/budgets.ts`,
    ON_EVERY_CHANGE,
    async ({ browser, stack }) => {
      test.setTimeout(routes.length * 20_000);
      await warmPages(stack.siteUrl, routes, manner);
      const broken: string[] = [];
      const weigh = (route: string) =>
        weighRoute(browser, stack.siteUrl, route, visitor, { ...manner, used: false });
      for (const route of routes) {
        // On a busy machine timed content may load before the network is idle: measure twice.
        if (overBudget(await weigh(route)).length > 0) broken.push(...overBudget(await weigh(route)));
      }
      expect(broken).toEqual([]);
    },
  );
}
