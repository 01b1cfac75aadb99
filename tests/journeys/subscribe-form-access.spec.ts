import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { subscribeForm } from '../support/subscribe-form.ts';
import { everyPair, sampled } from '../support/test-scale.ts';

for (const [width, colorScheme, address] of sampled(
  everyPair([320, 390, 1440], ['light', 'dark'], ['/about', '/am/about']),
  2,
))
  test(`the subscribe form of ${address} is accessible with and without errors, ${colorScheme}, at ${width} px`, async ({
    page,
  }) => {
    const complaints = consoleComplaints(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const { name, email, error, fill, join } = subscribeForm(page);
    await name.fill('A1');
    await email.fill('a@');
    await name.focus();
    await expect(error('email')).not.toBeEmpty();
    await expectNoAxeViolations(page, '#subscribe');
    await fill();
    await expect(join).toHaveCSS('opacity', '1');
    await expectNoAxeViolations(page, '#subscribe');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

test('the subscribe form of an Amharic page is all in Amharic', async ({ page }) => {
  await page.goto('/am/about');
  const { form, name, email, error, missing } = subscribeForm(page);
  await expect(form.getByRole('textbox', { name: 'ስም' })).toBeVisible();
  await name.fill('A1');
  await email.fill('a@');
  await email.press('Enter');
  await expect(error('name')).toHaveText('እባክዎ ትክክለኛ ስም ያስገቡ');
  await expect(error('email')).toHaveText('እባክዎ ትክክለኛ ኢሜይል ያስገቡ');
  for (const line of [missing, form.locator('p').first()])
    expect(await line.innerText()).not.toMatch(/[A-Za-z]{3}/);
});
