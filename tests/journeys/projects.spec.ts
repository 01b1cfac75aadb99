import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { fullRun } from '../support/test-scale.ts';

const projects = [
  ['medicines-for-children', 'Medicines for children'],
  ['diagnostic-work-up', 'Diagnostic work-up'],
  ['family-self-reliance', 'Family self-reliance'],
  ['school-during-treatment', 'School during treatment'],
] as const;

test('/projects lists every project at its own anchor, and the page of a project has a link back and no navigation', {
  tag: ['@ROUTE-12', '@PROJ-01', '@PROJ-02', '@ROUTE-40', '@NAV-66'],
}, async ({ page }) => {
  const slashed = '/projects/#family-self-reliance';
  for (const [address, width] of [
    [slashed, 390],
    ['/projects#family-self-reliance', 1280],
    ...(fullRun
      ? ([
          [slashed, 1280],
          ['/projects#family-self-reliance', 390],
        ] as const)
      : []),
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveURL('/projects#family-self-reliance');
    const project = page.locator('[id="family-self-reliance"]');
    await expect(project.getByRole('heading')).toBeInViewport();
    const top = (await project.boundingBox())?.y ?? Number.NaN;
    expect(top, `${width} px`).toBeGreaterThanOrEqual(90);
    expect(top, `${width} px`).toBeLessThan(400);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we work on');
  const labels = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(labels).toHaveText(projects.map(([, label]) => label));
  for (const [slug, label] of projects)
    await expect(page.locator(`[id="${slug}"]`).getByRole('heading', { name: label })).toBeVisible();
  await page.getByRole('link', { name: 'Read about the project Diagnostic work-up' }).click();
  await expect(page).toHaveURL('/projects/diagnostic-work-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostic work-up');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Next event' })).toHaveCount(0);
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'All projects' }).first().click();
  await expect(page).toHaveURL('/projects');
});

test('a project page has its text, its date, a way to give and the other projects', {
  tag: ['@RULE-01'],
}, async ({ request }) => {
  const { $ } = await parseAnswer(request, '/projects/medicines-for-children');
  expect($('main').text()).toContain('Underserved children receive the medicine');
  expect($('article time').first().text()).toBe('Mar 01, 2024');
  expect($('main a:contains("Donate")').attr('data-opens')).toBe('donate');
  const others = $('main section:has(h2:contains("Other projects")) h3').map((_, title) => $(title).text());
  expect(others.get()).toEqual(projects.slice(1).map(([, label]) => label));
});

test('an unknown project shows the not-found page with status 404', async ({ page }) => {
  expect((await page.goto('/projects/no-such-project'))?.status()).toBe(404);
});
