import type { Page } from '@playwright/test';
import { type AdminClient, signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { fullRun, ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default' });

/** Our own parts of a screen: all of it (`main`), or what we add to a list or form of Payload. */
type Screen = { path: string; ours: string[] };

const WHOLE = ['main'];
const region = (name: string) => `[aria-label="${name}"]`;

async function listScreens(admin: AdminClient): Promise<Screen[]> {
  // A mail to show.
  await admin.send('POST', '/staff/forgot-password', { email: WRITER.email });
  const at = async (collection: string) => {
    const { body } = await admin.send('GET', `/${collection}?limit=1&depth=0&draft=true&sort=id`);
    return `/collections/${collection}/${(body.docs as { id: number }[])[0]?.id}`;
  };
  const looked = [
    '/amharic-review',
    '/health',
    '/gifts',
    '/gifts/enter',
    '/gifts/bank',
    '/gifts/books',
    '/gifts/monthly',
    '/gifts/differences',
    '/gifts/totals',
    '/who-did-what',
  ];
  const lookedAtElsewhere: Screen[] = [
    ...looked.map(path => ({ path, ours: WHOLE })),
    { path: '/account', ours: ['section[aria-labelledby="second-step"]'] },
    { path: await at('newsletter-issues'), ours: [region('Preview and sending')] },
    { path: await at('events'), ours: [region('Planned'), region('Before publishing')] },
  ];
  return [
    // They are tested by their own journeys in each run; here they are needed for larger text and narrow windows.
    ...(fullRun ? lookedAtElsewhere : []),
    { path: '', ours: WHOLE },
    { path: '/collections/mails', ours: ['ul:has(> li[data-state])'] },
    { path: await at('mails'), ours: [region('Delivery of this mail')] },
    { path: '/collections/subscribers', ours: ['details:has(input[type="file"])'] },
    { path: '/collections/events', ours: ['p:has(> a[download])'] },
    { path: await at('holidays'), ours: ['p:has(> input[type="color"])'] },
    { path: await at('media'), ours: [region('Used in')] },
  ];
}

async function look(
  page: Page,
  { staffUrl, databaseUrl }: SharedStack,
  each: (screen: Screen) => Promise<void>,
) {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  for (const screen of await listScreens(admin)) {
    await page.goto(`${staffUrl}/admin${screen.path}`, { waitUntil: 'commit' });
    for (const part of screen.ours) await expect(page.locator(part).first(), screen.path).toBeVisible();
    for (const details of await page.locator('details').all())
      await details.evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
    await each(screen);
  }
}

test('our own screens in the admin are accessible at 1280 px next to an open menu', async ({
  page,
  ownStack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await look(page, ownStack, async ({ path, ours }) => {
    await expect(page.locator('aside.nav'), path).not.toHaveAttribute('inert');
    for (const part of ours) await expectNoAxeViolations(page, part);
  });
});

for (const [width, size] of [
  [390, '100%'],
  [1280, '200%'],
] as const)
  test(
    `all our own screens in the admin are accessible at ${width} px with ${size} text`,
    ONLY_IN_FULL,
    async ({ page, ownStack }) => {
      await page.setViewportSize({ width, height: 900 });
      await look(page, ownStack, async ({ path, ours }) => {
        await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
        for (const part of ours) await expectNoAxeViolations(page, part);
        if (ours === WHOLE)
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
            .toBeLessThanOrEqual(width);
      });
    },
  );

/** Screens of which all is ours, with the menu and the bar around them. */
const whole = [
  '',
  '/tickets',
  '/gifts',
  '/gifts/enter',
  '/gifts/bank',
  '/gifts/books',
  '/gifts/totals',
  '/meetings',
  '/figures',
  '/health',
  '/who-did-what',
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`menu, bar and skip link around our own screens are accessible, ${colorScheme}`, async ({
    page,
    ownStack: { staffUrl, databaseUrl },
  }) => {
    await signInToAdmin({ databaseUrl, staffUrl });
    await page.emulateMedia({ colorScheme });
    await logIn(page, staffUrl);
    for (const path of fullRun ? whole : whole.slice(0, 3)) {
      await page.goto(`${staffUrl}/admin${path}`);
      await expect(page.locator('#content'), path).toBeVisible();
      await expectNoAxeViolations(page);
    }
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
