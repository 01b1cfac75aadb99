import { localePath, locales } from '#core/locale.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { checkScreen, chooseLanguages, expectStrictPolicy } from '../support/check-screen.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

const screens = [...builtRoutes, ...quietRoutes];

for (const [at, route] of screens.entries())
  for (const locale of chooseLanguages(at)) {
    const path = localePath(locale, route);
    test(
      `${path} raises no content-security-policy violation, is accessible and cuts nothing off`,
      ON_EVERY_CHANGE,
      async ({ page }) => {
        test.slow();
        await checkScreen(page, path, locale, at);
      },
    );
  }

test(
  'every screen is sent with a strict content policy in both languages',
  ON_EVERY_CHANGE,
  async ({ request }) => {
    for (const path of screens.flatMap(route => locales.map(locale => localePath(locale, route)))) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expectStrictPolicy(answer.headers());
    }
  },
);
