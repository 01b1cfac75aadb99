import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import {
  freshEmail,
  openToMany,
  resultDialog,
  serveEndpoints,
  subscribeForm,
} from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack(openToMany);

test('every page with navigation has a subscribe section with name, email, title and consent note', {
  tag: ['@SUB-01', '@SUB-02', '@SUB-03', '@SUB-04', '@SUB-05'],
}, async ({ read, request }) => {
  for (const address of ['/', '/about', '/news', '/events']) {
    const { $ } = await parseAnswer(request, address);
    const section = $('section#subscribe');
    const title = section.find('h2');
    expect(title.text().trim(), address).toBe('Join the community');
    expect(section.attr('aria-labelledby'), address).toBe(title.attr('id'));
    expect(section.text(), address).toContain('News, events and reports from the mission');
    const labelled = (name: string) => $(`#${$(`label:contains("${name}")`, section).attr('for')}`, section);
    expect(labelled('Name').attr('autocomplete'), address).toBe('name');
    expect(labelled('Email').attr('autocomplete'), address).toBe('email');
    for (const [name, path] of [
      ['Privacy', '/legal/privacy'],
      ['Terms and Conditions', '/legal/terms-and-conditions'],
    ])
      expect($(`a:contains("${name}")`, section).attr('href'), address).toBe(path);
  }
  for (const address of ['/events/fundraiser-ii', '/news/donations-up-40-percent'])
    expect((await parseAnswer(request, address)).$('#subscribe').length, address).toBe(0);
  const section = (await read('/news')).getByRole('region', { name: 'Join the community' });
  await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
  for (const name of ['Name', 'Email']) await expect(section.getByRole('textbox', { name })).toBeVisible();
});

test('the subscribe form hints at what is missing, marks invalid fields, and works by keyboard', {
  tag: [
    '@SUB-06',
    '@SUB-07',
    '@RULE-20',
    '@SUB-09',
    '@SUB-10',
    '@RULE-18',
    '@VALID-16',
    '@VALID-17',
    '@RULE-19',
    '@VALID-08',
    '@VALID-18',
    '@SUB-25',
  ],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/news');
  await test.step('a hint says what is missing, announced once typing pauses', () => expectHint(page));
  await page.clock.resume();
  await test.step('Join is absent until both fields are valid', () => expectJoinWhenValid(page));
  await test.step('a name left invalid has a message and a red border until it is edited', () =>
    expectInvalidName(page));
  await test.step('on submit both messages appear, focus is on the first, and nothing is sent', async () => {
    const sent = await serveEndpoints(page, route => route.abort());
    await expectRefusal(page);
    expect(sent).toEqual([]);
    await page.unrouteAll();
  });
  await test.step('Enter submits with the keyboard alone, and the dialog returns focus', () =>
    joinByKeyboard(page));
});

async function expectHint(page: Page): Promise<void> {
  const { name, email, missing } = subscribeForm(page);
  await expect(missing).toHaveRole('status');
  await expect(missing).toHaveText('Add your name and email to join.');
  await expect(missing).toBeVisible();
  await name.focus();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await name.pressSequentially('Abe', { delay: 0 });
  await page.clock.runFor(900);
  await expect(missing).toHaveText('Add your name and email to join.');
  await name.press('b');
  await page.clock.runFor(900);
  await expect(missing).toHaveText('Add your name and email to join.');
  await page.clock.runFor(101);
  await expect(missing).toHaveText('Add your email to join, such as name@example.org.');
  await email.fill('abeba@example.org');
  await page.clock.runFor(1001);
  await expect(missing).toHaveText('You can join now.');
  await name.fill('A');
  await page.clock.runFor(1001);
  await expect(missing).toHaveText('Add your name to join: two letters or more.');
}

async function expectJoinWhenValid(page: Page): Promise<void> {
  const { name, email, join } = subscribeForm(page);
  await name.fill('');
  await email.fill('');
  await expect(join).toHaveCount(0);
  await name.fill('Abeba');
  await expect(join).toHaveCount(0);
  for (const wrong of ['abeba', 'abeba@example', '@example.org', 'abeba @example.org']) {
    await email.fill(wrong);
    await expect(join).toHaveCount(0);
  }
  await email.fill('abeba@example.org');
  await expect(join).toBeVisible();
  await name.fill('A1');
  await expect(join).toHaveCount(0);
  for (const right of ['ሳባ', "O'Neil", 'D. Abebe', ' Abeba ']) {
    await name.fill(right);
    await expect(join).toBeVisible();
  }
}

async function expectInvalidName(page: Page): Promise<void> {
  const { name, email, error } = subscribeForm(page);
  await name.fill('A1');
  await expect(error('name')).toBeHidden();
  await email.focus();
  await expect(error('name')).toHaveText('invalid name');
  await expect(name).toHaveCSS('border-color', 'rgb(179, 38, 30)');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('invalid name');
  await name.press('End');
  await name.press('Backspace');
  await expect(error('name')).toBeHidden();
  await expect(name).not.toHaveCSS('border-color', 'rgb(179, 38, 30)');
  await name.fill('');
  await email.focus();
  await expect(error('name')).toBeHidden();
}

async function expectRefusal(page: Page): Promise<void> {
  const { form, name, email, error } = subscribeForm(page);
  await name.fill('A1');
  await email.fill('name@');
  await email.press('Enter');
  await expect(error('name')).toHaveText('Please enter a valid Name');
  await expect(error('email')).toHaveText('Please enter a valid email');
  await expect(name).toBeFocused();
  await name.fill('Abeba');
  await name.press('Enter');
  await expect(error('name')).toBeHidden();
  await expect(error('email')).toHaveText('Please enter a valid email');
  await expect(email).toBeFocused();
  await email.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Please enter a valid email');
}

async function joinByKeyboard(page: Page): Promise<void> {
  const { form, name, email } = subscribeForm(page);
  const { dialog, type, heading, close } = resultDialog(page);
  await email.fill('');
  await name.fill('');
  await name.focus();
  await page.keyboard.type('Abeba Bekele');
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(type).toHaveText('Success');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await form.evaluate(element => element.contains(document.activeElement))).toBe(true);
}

test('#subscribe scrolls to the subscribe section from any page', {
  tag: ['@ROUTE-37', '@SUB-27'],
}, async ({ page }) => {
  const { form, fill, join } = subscribeForm(page);
  for (const address of ['/#subscribe', '/am/about#subscribe', '/news#subscribe']) {
    await page.goto(address);
    await expect(form).toBeInViewport({ ratio: 0.5 });
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(form).not.toBeInViewport();
  await page.goto('/news#subscribe');
  await expect(form).toBeInViewport({ ratio: 0.5 });
  await fill();
  await join.click();
  await expect(resultDialog(page).type).toHaveText('Success');
});

test('Join fades in without changing the height of the form', async ({ page }) => {
  await page.goto('/news');
  const { form, join, fill } = subscribeForm(page);
  const height = async () => (await form.boundingBox())?.height;
  const before = await height();
  await fill();
  await expect(join).toBeVisible();
  expect(await height()).toBe(before);
  await expect(join).toHaveCSS('transition-duration', '0.16s, 0.16s');
});

test('without any script file, Join is hidden until both fields are valid, and submits the form', {
  tag: ['@SUB-06'],
}, async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, route => route.abort());
  await page.goto('/news');
  const { join, fill } = subscribeForm(page);
  await expect(join).toHaveCount(0);
  await fill();
  await expect(join).toBeVisible();
  await join.click();
  await expect(page).toHaveURL(/\/send\/subscribe\?result=/);
  await expect(page.getByRole('main').getByText('Subscribed Successfully. Thank you.')).toBeVisible();
});

test('an invalid field left before the script has loaded shows its error afterwards', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/subscribe-form.*\.js$/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/news');
  const { name, email, error } = subscribeForm(page);
  await name.fill('A1');
  await email.focus();
  await expect(error('name')).toBeHidden();
  release();
  await expect(error('name')).toHaveText('invalid name');
});

test('a page with several subscribe forms has unique ids, and each label refers to a field of its form', async ({
  read,
}) => {
  const page = await read('/news');
  const ids = await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const labelled = await page
    .locator('form[data-subscribe] label')
    .evaluateAll(all =>
      all.map(label => (label as HTMLLabelElement).control?.closest('form') === label.closest('form')),
    );
  expect(labelled.length).toBeGreaterThanOrEqual(4);
  expect(labelled).not.toContain(false);
});

test('the script of the subscribe form loads once the form is used, and keeps the input', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', request => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/news', { waitUntil: 'networkidle' });
  const before = scripts.length;
  const { name, missing } = subscribeForm(page);
  await name.pressSequentially('Abeba');
  await expect(missing).toHaveText('Add your email to join, such as name@example.org.');
  await expect(name).toHaveValue('Abeba');
  expect(scripts.length).toBeGreaterThan(before);
  expect(new Set(scripts).size).toBe(scripts.length);
});
