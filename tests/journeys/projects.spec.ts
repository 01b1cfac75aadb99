import { expect, test } from '../support/journey.ts';

const projects = [
  ['medicines-for-children', 'Medicines for children'],
  ['diagnostic-work-up', 'Diagnostic work-up'],
  ['family-self-reliance', 'Family self-reliance'],
  ['school-during-treatment', 'School during treatment'],
] as const;

test('[ROUTE-12] [PROJ-01] /projects lists every project by its label', async ({ page }) => {
  expect((await page.goto('/projects'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we work on');
  const labels = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(labels).toHaveText(projects.map(([, label]) => label));
});

test('[PROJ-02] each project on /projects has the anchor #{project}', async ({ read }) => {
  const page = await read('/projects');
  for (const [slug, label] of projects)
    await expect(page.locator(`[id="${slug}"]`).getByRole('heading', { name: label })).toBeVisible();
});

for (const address of ['/projects/#family-self-reliance', '/projects#family-self-reliance']) {
  test(`[ROUTE-40] ${address} scrolls to that project, clear of the top edge`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).toHaveURL('/projects#family-self-reliance');
      const project = page.locator('[id="family-self-reliance"]');
      await expect(project.getByRole('heading')).toBeInViewport();
      const top = (await project.boundingBox())?.y ?? Number.NaN;
      expect(top, `${width} px`).toBeGreaterThanOrEqual(90);
      expect(top, `${width} px`).toBeLessThan(400);
    }
  });
}

test('[NAV-66] navigation is hidden on a project page, which has its own link back to all projects', async ({
  page,
}) => {
  await page.goto('/projects');
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

test('[RULE-01] a project page has its text, its date, a way to give and the other projects', async ({
  read,
}) => {
  const page = await read('/projects/medicines-for-children');
  await expect(page.getByText(/^Underserved children receive the medicine/)).toBeVisible();
  await expect(page.getByRole('article').locator('time')).toHaveText('Mar 01, 2024');
  await expect(page.getByRole('main').getByRole('link', { name: /^Donate/ })).toHaveAttribute(
    'data-opens',
    'donate',
  );
  const others = page.getByRole('region', { name: 'Other projects' }).getByRole('heading', { level: 3 });
  await expect(others).toHaveText(projects.slice(1).map(([, label]) => label));
});

test('an unknown project shows the not-found page with status 404', async ({ page }) => {
  expect((await page.goto('/projects/no-such-project'))?.status()).toBe(404);
});
