import { localePath, locales } from '#core/locale.ts';
import { checkScreen } from '../support/check-screen.ts';
import { giveByForm } from '../support/give-by-form.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnStack({ settings: { GIVING: 'on', GIVING_PER_NETWORK: '200' } });

/** What is only there when giving is on. */
const screens = {
  'the form to give': async () => '/donate',
  'the way to all gifts': async () => '/send/gifts',
  'the practice page': async (begin: Begin) => (await begin('open')).practice,
  'the thanks': async (begin: Begin) => (await begin('pay')).back,
} as const;

type Begin = (end: 'open' | 'pay') => ReturnType<typeof giveByForm>;

for (const [at, [name, toPath]] of Object.entries(screens).entries())
  for (const locale of locales)
    test(
      `${name} (${locale}) raises no policy violation, is accessible and cuts nothing off`,
      at === 0 ? ON_EVERY_CHANGE : ONLY_IN_FULL,
      async ({ page, request, ownStack }) => {
        test.slow();
        await setUpGiving(ownStack);
        const path = await toPath(end => giveByForm(request, ownStack, locale, end));
        const address = path.startsWith('http') ? path : localePath(locale, path);
        // The opposite look for the other language.
        await checkScreen(page, address, locale, locale === 'en' ? at : 31 - at);
      },
    );
