import { roadTexts } from '../../src/features/home/road.tsx';
import { expect, test } from '../support/journey.ts';

test('the home page is titled "Home — Adey" and shows hero with slogan, more section and initiative section in this order', {
  tag: ['@HOME-01', '@HOME-02', '@HOME-03', '@HOME-04', '@ROUTE-01', '@HOME-22', '@HOME-11'],
}, async ({ read }) => {
  const page = await read('/');
  const ids = await page.locator('main section[id]').evaluateAll(sections => sections.map(({ id }) => id));
  expect(ids).toEqual(['home', 'about', 'calendar']);
  await expect(page).toHaveTitle('Home — Adey');
  await expect(page.locator('#home').getByRole('heading', { level: 1 })).toHaveText(
    'Building a better Future',
  );
});

test('the "Since 2022" tag scrolls to the about section', { tag: ['@HOME-12', '@HOME-13'] }, async ({
  page,
}) => {
  await page.goto('/');
  const about = page.locator('#about');
  expect(await about.evaluate(section => section.getBoundingClientRect().top)).toBeGreaterThan(400);
  await page.getByRole('link', { name: 'Since 2022' }).click();
  await expect.poll(() => about.evaluate(section => section.getBoundingClientRect().top)).toBeLessThan(120);
  expect(new URL(page.url()).hash).toBe('#about');
});

test('the cloth has exactly one stitch for each child helped, and says so', async ({ read }) => {
  const page = await read('/');
  await expect(page.getByRole('img', { name: /one stitch for each child.* 160 in all/ })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const threads = page.locator('[data-cloth] svg:visible g path');
    const lines = await threads.evaluateAll(paths => paths.map(path => path.getAttribute('d')).join(''));
    expect(lines.match(/h1/g), `${width} px`).toHaveLength(160);
  }
});

for (const width of [390, 1440])
  test(`a strand of the cloth shows its meaning on Enter and hides it on a click, without JavaScript: ${width} px`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      baseURL: stack.siteUrl,
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/');
    const answer = page
      .getByText('This strand stands for 80 of the 160 children helped this year.')
      .filter({ visible: true });
    await expect(answer).toHaveCount(0);
    const strand = page.getByLabel('Stitches 81 to 160');
    await strand.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toHaveCount(1);
    await strand.click();
    await expect(answer).toHaveCount(0);
    const place = await strand.boundingBox();
    expect(place?.height).toBeGreaterThan(40);
    const next = page.getByRole('link', { name: 'For the next child' });
    await next.click({ trial: true });
    await context.close();
  });

for (const [path, locale] of [
  ['/', 'en'],
  ['/am', 'am'],
] as const)
  test(`the medicine road on ${path} lists its six stations in order, then a link to giving`, async ({
    read,
  }) => {
    const page = await read(path);
    const { stations, give } = roadTexts[locale];
    const lines = await page.locator('main p, main ol ~ div a').allTextContents();
    const inOrder = lines.filter(text => text.startsWith(give) || stations.includes(text as never));
    expect(inOrder).toEqual([...stations, expect.stringContaining(give)]);
    const giving = page.getByRole('link', { name: give });
    await expect(giving).toHaveAttribute(
      'href',
      String(await page.locator('#home').getByRole('link').nth(1).getAttribute('href')),
    );
    await expect(page.locator('#about').getByRole('link').first()).toHaveAttribute(
      'href',
      String(await giving.getAttribute('href')),
    );
  });

test('the hero’s two actions lead to the donation page in a new tab and to the about page', async ({
  read,
}) => {
  const page = await read('/');
  const hero = page.locator('#home');
  const donate = hero.getByRole('link', { name: /^Donate/ });
  await expect(donate).toHaveAttribute('href', /^https:\/\//);
  await expect(donate).toHaveAttribute('target', '_blank');
  await expect(donate).toHaveAccessibleName(/opens in a new tab/);
  await expect(hero.getByRole('link', { name: 'Read more about us' })).toHaveAttribute('href', '/about');
});

test('the booking line links to /meet and /contact', async ({ read }) => {
  const page = await read('/');
  await expect(page.getByRole('link', { name: 'Book', exact: true })).toHaveAttribute('href', '/meet');
  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('without JavaScript the home page has its tabs and cards, and no script-only controls', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.siteUrl });
  const page = await context.newPage();
  await page.goto('/?tab=partners_tab#calendar');
  await expect(page.getByRole('tab', { name: 'Partners' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Team' }).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Team');
  await expect(page.locator('[data-splash]')).toBeHidden();
  await expect(page.locator('[data-hero-control]')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
  await expect(page.locator('#about ul').getByRole('listitem')).toHaveCount(9);
  await context.close();
});
