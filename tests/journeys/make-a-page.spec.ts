import { XMLParser } from 'fast-xml-parser';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });

test('staff create a page with text and a giving link in the admin, and it appears in the menu and sitemap', async ({
  page,
  ownStack: stack,
}) => {
  await signInToAdmin(stack);
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/pages/create`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByLabel(/^Title/).fill('Give an hour');
  await page.getByLabel(/^Introduction/).fill('An hour of yours is an hour of care.');
  const addPart = async (name: string) => {
    await page.getByRole('button', { name: 'Add Part', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  await addPart('Giving');
  await page.getByLabel(/^Sentence/).fill('No time? A gift helps as well.');
  // While the server is still asked about the first one.
  await addPart('Text');
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await page.keyboard.type('We pack boxes every Saturday.');
  await page.getByLabel('Show in the menu').check();
  await page.locator('#field-identifiable').getByText('No', { exact: true }).click();
  const published = await pressAndNote(page, 'Publish', 'pages');
  expect(published.answer.ok(), await published.answer.text()).toBe(true);

  const answer = await page.goto('/give-an-hour');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Give an hour' })).toBeVisible();
  await expect(page.getByText('We pack boxes every Saturday.')).toBeVisible();
  const donation = page.getByText('No time? A gift helps as well.').locator('..').getByRole('link');
  await expect(donation).toHaveAttribute('data-opens', 'donate');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Give an hour' });
  await expect(entry).toHaveAttribute('aria-current', 'page');

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const { urlset } = new XMLParser().parse(sitemap) as { urlset: { url: { loc: string }[] } };
  const listed = urlset.url.map(({ loc }) => new URL(loc).pathname);
  expect(listed).toEqual(expect.arrayContaining(['/give-an-hour', '/am/give-an-hour']));
});
