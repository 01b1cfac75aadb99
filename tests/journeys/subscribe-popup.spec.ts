import { openPopup, popup } from '../support/first-visit.ts';
import { expect } from '../support/journey.ts';
import { openToMany, resultDialog, serveEndpoints, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { closedBefore } from '../support/visited-before.ts';

const test = testOnStack(openToMany);
test.use({ visitedBefore: false, viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ context }) => {
  await closedBefore(context, ['messageStatus']);
});

test('the form of the first-visit popup shows its result in a dialog over the popup, which stays open', {
  tag: ['@SUB-26'],
}, async ({ page }) => {
  await openPopup(page);
  const { form, email, error, join, fill, name } = subscribeForm(page, '#first-visit');
  const { dialog, type, welcome, heading } = resultDialog(page);
  await expect(join).toHaveCount(0);
  await name.fill('A1');
  await email.press('Enter');
  await expect(error('name')).toHaveText('Please enter a valid Name');
  await fill('Abeba Bekele');
  await join.click();
  await expect(type).toHaveText('Success');
  await expect(welcome).toHaveText('Welcome Abeba');
  await expect(heading).toBeFocused();
  const covered = await dialog.evaluate(box => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(covered).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await expect(name).toHaveValue('');
  await expect.poll(() => form.evaluate(element => element.contains(document.activeElement))).toBe(true);
});

test('a subscription from the first-visit popup has source popup, and an error keeps the input', async ({
  page,
}) => {
  const sent = await serveEndpoints(page, route => route.fulfill({ status: 500, json: {} }));
  await openPopup(page);
  const { fill, join, name } = subscribeForm(page, '#first-visit');
  const { type, again, dialog } = resultDialog(page);
  await fill('Abeba', 'abeba@example.org');
  await join.click();
  await expect(type).toHaveText('Error');
  await again.click();
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await expect(name).toHaveValue('Abeba');
  await expect(join).toBeFocused();
  expect(sent.map(body => JSON.parse(body).source)).toEqual(['popup']);
});
