import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { parseAnswer } from '../support/parse-answer.ts';

const roles = [
  'Medical director',
  'Program lead',
  'Family support lead',
  'Pharmacist',
  'Volunteer coordinator',
  'Treasurer',
];

test('/teams redirects to /team, which lists every member, and each member has a page with a link back', {
  tag: ['@ROUTE-31', '@ROUTE-02', '@TEAM-01', '@ROUTE-03', '@TEAM-02'],
}, async ({ page }) => {
  const loads: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  expect((await page.goto('/teams'))?.status()).toBe(200);
  await expect(page).toHaveURL('/team');
  expect(loads).toEqual(['/teams', '/team']);
  const list = page.getByRole('region', { name: 'Everyone on the team' });
  await expect(list.getByRole('listitem').getByRole('heading')).toHaveText(roles);
  for (const role of roles) {
    const slug = role.toLowerCase().replaceAll(' ', '-');
    await expect(list.getByRole('link', { name: role })).toHaveAttribute('href', `/team/${slug}`);
  }
  const portraits = await list
    .locator('img')
    .evaluateAll(images => images.map(image => image.dataset.src ?? image.getAttribute('src')));
  expect(new Set(portraits).size).toBe(roles.length);
  // The whole card is the link, including the portrait.
  await list
    .getByRole('listitem')
    .filter({ hasText: 'Pharmacist' })
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/team/pharmacist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pharmacist');
  await expect(page.getByText(/^Every medicine is checked before it leaves/)).toBeVisible();
  const others = page.getByRole('region', { name: 'Others on the team' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'Volunteer coordinator',
    'Treasurer',
    'Medical director',
  ]);
  await page.getByRole('link', { name: 'The whole team' }).first().click();
  await expect(page).toHaveURL('/team');
});

test('somebody without a photograph has the same drawn portrait in the list and on the page', async ({
  page,
}) => {
  await page.goto('/team');
  const list = page.getByRole('region', { name: 'Everyone on the team' });
  const card = list.getByRole('listitem').filter({ hasText: 'Treasurer' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).not.toHaveAttribute('src', /^data:/);
  const drawn = String(await card.locator('img').getAttribute('src'));
  await page.goto('/team/treasurer');
  await expect(page.getByRole('article').locator(`img[src="${drawn}"]`)).toHaveCount(1);
});

for (const language of ['', '/am']) {
  test(`${language}/teams answers with a permanent redirect to ${language}/team`, {
    tag: ['@ROUTE-30'],
  }, async ({ request }) => {
    const answer = await request.get(`${language}/teams`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${language}/team`);
  });
}

test(
  'the page of a sample team member has breadcrumbs but no Person in its structured data',
  ON_EVERY_CHANGE,
  async ({ request }) => {
    const { $ } = await parseAnswer(request, '/team/pharmacist');
    const data = $('script[type="application/ld+json"]').text();
    expect(data).toContain('"BreadcrumbList"');
    expect(data).not.toContain('"Person"');
  },
);
