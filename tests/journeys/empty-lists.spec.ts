import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { fullRun } from '../support/test-scale.ts';

const test = testOnStack({ withoutStaff: true });

test('with no posts stored /news shows only the starter and the coming-soon card', {
  tag: ['@NEWS-31'],
}, async ({ page }) => {
  await page.goto('/news');
  const cards = page.locator('[data-list="news"] > li');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('1.5 mins');
  await cards.first().getByRole('link', { name: /^Open/ }).focus();
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/about');
  await expect(cards.last()).toContainText('Coming Soon');
  await expect(cards.last().getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'More news' })).toHaveCount(0);
});

test('with no events stored /events shows only the starter card', { tag: ['@EVENT-28'] }, async ({
  read,
}) => {
  const page = await read('/events');
  const cards = page.locator('[data-list="events"] > li');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('1.5 mins');
  await expect(cards.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', '/about');
  await expect(cards.getByRole('link', { name: 'Get Ticket' })).toHaveCount(0);
  await expect(cards.locator('[data-badge]')).toHaveCount(0);
});

test('a feed without posts is still valid', async ({ request }) => {
  const feed = await (await request.get('/news/feed.xml')).text();
  expect(feed).toContain('<updated>2022-01-01T00:00:00.000Z</updated>');
  expect(feed).not.toContain('<entry>');
});

test('a home page without cards and posts says that the first stories come soon, and is still accessible', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Our first stories appear here soon.')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.locator('#calendar'), 'the initiative with nothing but tiles').toHaveCount(0);
  await expect(page.getByText('Nine ways')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

for (const [path, words, way] of [
  ['/team', 'The team will introduce itself here soon.', '/contact'],
  ['/projects', 'Our projects appear here soon.', '/about'],
  ['/partnership', 'Our first partners appear here soon.', '/about'],
  ['/testimonial', /^The first voices appear here soon/, '/about'],
] as const)
  test(`${path} without content says that it will come, and links to another page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.locator('[data-state="empty"]').getByRole('link')).toHaveAttribute('href', way);
    if (fullRun || path === '/team') await expectNoAxeViolations(page);
  });
