import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { giveByForm } from '../support/give-by-form.ts';
import { setUpGiving } from '../support/giving-setup.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on', GIVING_PER_NETWORK: '200' } });

test('a campaign shows its progress towards the goal, from five donors on and without delay', async ({
  page,
  request,
  ownStack,
}) => {
  const admin = await signInToAdmin(ownStack);
  await setUpGiving(ownStack);
  const campaign = { name: 'Road of medicine', desc: 'Fuel and boxes.', theme: '#C4A287', col: 'light' };
  const refused = await admin.send('POST', '/campaigns', { ...campaign, goal: 'much', goalCurrency: 'USD' });
  expect(refused.status).toBe(400);
  const data = { ...campaign, goal: '500', goalCurrency: 'USD', _status: 'published' };
  const { id } = await admin.create('campaigns', data);
  await expect(async () => {
    await page.goto(`${ownStack.siteUrl}/donate`);
    await expect(page.locator(`[data-campaign="${id}"]`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const bar = page.getByRole('progressbar', { name: campaign.name });
  const give = (donor: number) =>
    giveByForm(request, ownStack, 'en', 'pay', `campaign-${id}`, {
      name: 'Sara Tesfaye',
      email: `donor-${donor}@example.org`,
    });
  for (let donor = 1; donor < 5; donor += 1) await give(donor);
  await page.reload();
  await expect(bar).toHaveCount(0);
  await give(5);
  await expect(async () => {
    await page.reload();
    await expect(bar).toHaveAttribute('aria-valuetext', '$125 of $500', { timeout: 1_000 });
  }).toPass();
  await expect(page.locator(`[data-campaign="${id}"]`)).toContainText('$125 of $500 by 5 gifts');
  await expect(page.getByRole('region', { name: 'What we have received' })).toContainText(
    /Road of medicine\s*\$125/,
  );
  await expectNoAxeViolations(page);
  await page.goto(`${ownStack.siteUrl}/am/donate`);
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', /US\$500/);
});
