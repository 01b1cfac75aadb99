import type { Page } from '@playwright/test';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { holdReact, reactFile } from '../support/react-file.ts';
import { openToMany, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack(openToMany);

/** Which files of React the page has asked for. */
function asksForReact(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => void (reactFile.test(request.url()) && asked.push(request.url())));
  return asked;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('React is requested at the first pointer move, and on lite pages at the first press on an island', async ({
  page,
  context,
}) => {
  const complaints = consoleComplaints(page);
  const asked = asksForReact(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.mouse.move(100, 100);
  await expect.poll(() => asked.length).toBe(1);
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  await expect(page.locator('adey-island[name=Slideshow]')).toHaveAttribute('ready');

  await context.addCookies([{ name: 'lite', value: '1', url: page.url() }]);
  asked.length = 0;
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await subscribeForm(page).name.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(complaints).toEqual([]);
});

test('a button pressed before React has loaded is marked busy, and handled once when React is there', async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const pages: string[] = [];
  page.on('framenavigated', frame => pages.push(frame.url()));
  await page.locator('#calendar').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Next picture' });
  const counter = page.locator('#calendar [data-slide-counter]');
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(counter).toHaveText(/^1 /);
  release();
  await expect(counter).toHaveText(/^2 /);
  await expect(next).not.toHaveAttribute('aria-busy');
  await tab(page, 'Partners').click();
  await expect(tab(page, 'Partners')).toHaveAttribute('aria-selected', 'true');
  expect(pages.filter(url => !url.includes('tab='))).toEqual([]);
});

test('when React fails to load, tabs are links, and the subscribe form is answered by its page with the input kept', async ({
  page,
}) => {
  await page.route(reactFile, route => route.abort());
  await page.goto('/');
  await tab(page, 'Partners').click();
  await expect(page).toHaveURL(/\?tab=Partners_tab/);
  await expect(tab(page, 'Partners')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/news');
  const { fill, email } = subscribeForm(page);
  await fill('Abeba Bekele', 'nobody@example');
  await email.press('Enter');
  await expect(page).toHaveURL(/\/send\/subscribe\?result=/);
  await expect(page.getByRole('main').getByLabel('Name').first()).toHaveValue('Abeba Bekele');
});
