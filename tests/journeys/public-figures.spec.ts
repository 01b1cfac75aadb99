import type { Page } from '@playwright/test';
import { overBudget } from '../../bench/budgets.ts';
import { visitors, weighRoute } from '../../bench/weigh-route.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({
  samples: true,
  withoutStaff: true,
  now: '2026-11-26T09:00:00.000Z',
  only: 'public-figures',
});
test.describe.configure({ mode: 'default' });

const sums = `
  insert into figures.daily (day, kind, name, views, visits)
  select day, 'all', '', n * 3, n from (values ('2026-08-03'::date, 220), ('2026-09-20', 4), ('2026-10-05', 1340)) as s (day, n)
  union all select '2026-10-05', 'page', name, n, 0
    from (values ('/', 900), ('/news', 300), ('/news/x', 77), ('/events', 61), ('/donate', 12), ('/meet', 2)) as p (name, n)
  union all select '2026-10-05', 'language', name, n, n from (values ('en', 900), ('am', 400)) as l (name, n)
  union all select '2026-10-05', 'goal', name, 0, n from (values ('read', 230), ('gift-paid', 31), ('booked', 3)) as g (name, n)
  on conflict (day, kind, name) do nothing`;

/** Tables are closed at first. */
const closed = { includeHidden: true };

/** What the checkbox in the site settings does. */
const switchFigures = ({ databaseUrl }: { databaseUrl: string }, isOn: boolean) =>
  changeInDatabase(databaseUrl, ['site-settings'], 'update site_settings set shows_figures = $1', [isOn]);

test(
  'the figures page, its menu item, sitemap entries and search result exist only while staff show it',
  ON_EVERY_CHANGE,
  async ({ page, request, ownStack }) => {
    await changeInDatabase(ownStack.databaseUrl, ['figures'], sums);
    const status = async (path: string) => (await request.get(path)).status();
    const fetchText = async (path: string) => (await request.get(path)).text();
    /** Apart from the menu, which is around it. */
    const inContent = async (path: string) =>
      /<main[\s\S]*<\/main>/.exec(await fetchText(path))?.[0].includes('href="/figures"');
    for (const isShown of [false, true, false]) {
      await switchFigures(ownStack, isShown);
      for (const path of ['/figures', '/am/figures'])
        await expect.poll(() => status(path), { message: path }).toBe(isShown ? 200 : 404);
      await expect.poll(async () => (await fetchText('/')).includes('href="/figures"')).toBe(isShown);
      for (const path of ['/site-map', '/search?q=visits'])
        await expect.poll(() => inContent(path), { message: path }).toBe(isShown);
      await expect.poll(async () => (await fetchText('/sitemap.xml')).includes('/figures<')).toBe(isShown);
    }
    await page.goto('/figures');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Visits to this site');
  },
);

test('the figures page shows only past months, and numbers below five as "under 5"', async ({
  read,
  ownStack,
}) => {
  await changeInDatabase(ownStack.databaseUrl, ['figures'], sums);
  await switchFigures(ownStack, true);
  await expect.poll(async () => (await fetch(`${ownStack.siteUrl}/figures`)).status).toBe(200);
  const page = await read('/figures');
  const months = page.getByRole('region', { name: 'Visits by month' });
  await expect(months.getByRole('row', closed)).toHaveText([
    'MonthVisits',
    'August 2026220',
    'September 2026under 5',
    'October 20261,340',
  ]);
  await expect(months.getByRole('img')).toHaveAccessibleName(
    'Chart: Visits by month. August 2026: 220; September 2026: under 5; October 2026: 1,340.',
  );
  await expect(page.getByRole('region', { name: 'What people look at' }).getByRole('row', closed)).toHaveText(
    ['Part of the sitePages seen', 'Home900', 'News377', 'Events61', 'Other pages14'],
  );
  await expect(page.getByRole('region', { name: 'What visitors did' }).getByRole('row', closed)).toHaveText([
    'What they didVisits',
    'Read to the end230',
    'Gave31',
    'Booked a talkunder 5',
  ]);
  const amharic = await read('/am/figures');
  await expect(amharic.getByRole('heading', { level: 2 }).first()).toHaveText('ጉብኝቶች በኢትዮጵያ ወር');
  await expect(amharic.getByRole('rowheader', { name: 'መስከረም 2019', ...closed })).toBeAttached();
});

async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectNoAxeViolations(page);
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest).toBeLessThanOrEqual(width);
    }
}

test('the figures page is accessible at every width, light and dark, and within the page budget', async ({
  browser,
  page,
  ownStack,
}) => {
  test.slow();
  await changeInDatabase(ownStack.databaseUrl, ['figures'], sums);
  await switchFigures(ownStack, true);
  for (const path of ['/figures', '/am/figures']) {
    await expect.poll(async () => (await fetch(ownStack.siteUrl + path)).status).toBe(200);
    await page.goto(path);
    const behind = page.locator('main summary');
    await behind.first().press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectGoodLooks(page);
    for (const lite of [false, true])
      for (const visitor of visitors)
        expect(
          overBudget(await weighRoute(browser, ownStack.siteUrl, path, visitor, { lite, used: false })),
        ).toEqual([]);
  }
});
