import { localePath, locales } from '#core/locale.ts';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';

for (const [at, route] of [...builtRoutes, ...quietRoutes].entries())
  for (const locale of locales) {
    const path = localePath(locale, route);
    test(
      `${path} respects its content policy, has no axe violation, and cuts nothing off when narrow or with large text`,
      ON_EVERY_CHANGE,
      async ({ page }) => {
        test.slow();
        await checkScreen(page, path, locale, at);
      },
    );
  }
