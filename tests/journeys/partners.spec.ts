import { expect, test } from '../support/journey.ts';

test('/partnership leads to the page of each partner, which shows that partner and a link back', {
  tag: ['@ROUTE-13', '@PART-02', '@ROUTE-14', '@ROUTE-28'],
}, async ({ page }) => {
  expect((await page.goto('/partnership'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carried together');
  const partners = page.getByRole('main').getByRole('listitem');
  await expect(partners.getByRole('heading', { level: 2 })).toHaveText(['MedSupply Mission']);
  // The whole row is the link, including the picture.
  await partners.first().click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/partnership/medsupply-mission');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MedSupply Mission');
  await expect(page.getByText(/^With MedSupply Mission we plan/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await page.getByRole('link', { name: 'All partners' }).click();
  await expect(page).toHaveURL('/partnership');
});

test('an organisation that would like to join is offered a meeting or the contact page', async ({ read }) => {
  for (const path of ['/partnership', '/partnership/medsupply-mission']) {
    const page = await read(path);
    const join = page.getByRole('region', { name: 'Become a partner' });
    await expect(join.getByRole('link')).toHaveText(['Schedule a meeting', 'Contact us']);
  }
});
