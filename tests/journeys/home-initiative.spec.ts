import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const counter = (page: Page) => page.locator('[data-slide-counter]');
const slides = (page: Page) => page.locator('#calendar figure');
const next = (page: Page) => page.getByRole('button', { name: 'Next picture' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous picture' });
const stories = (page: Page) => page.locator('#calendar li[data-widths]');

async function expectSlide(page: Page, number: number, count: number): Promise<void> {
  await expect(counter(page)).toHaveText(`${number} / ${count}`);
  const offset = () =>
    slides(page)
      .nth(number - 1)
      .evaluate(slide => {
        const track = slide.closest('ul');
        return Math.abs(slide.getBoundingClientRect().left - (track?.getBoundingClientRect().left ?? 0));
      });
  await expect.poll(offset).toBeLessThan(2);
}

test('the tab switcher shows one tab at a time, by press or arrow key, and sets it in the address', {
  tag: ['@INIT-01', '@INIT-03'],
}, async ({ page }) => {
  await page.goto('/');
  await test.step('one tab is shown at a time', async () => {
    await expect(page.getByRole('tab')).toHaveCount(9);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Impact');
    const before = await page.getByRole('tabpanel').innerText();
    const picture = page.getByRole('tabpanel').locator('img');
    const drawn = String(await picture.getAttribute('src'));
    await tab(page, 'Partners').click();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Partners');
    await expect(page.getByRole('tabpanel')).not.toHaveText(before);
    await expect(picture).not.toHaveAttribute('src', drawn);
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveText('Partners');
  });
  await test.step('arrow keys move through the tabs, wrapping at both ends', async () => {
    await tab(page, 'Impact').click();
    await tab(page, 'Impact').focus();
    await expect(tab(page, 'Programs')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Programs')).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Programs');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'About')).toBeFocused();
  });
  await test.step('the selected tab is stored in the URL and survives a reload', async () => {
    await tab(page, 'Meet us').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('Meet us_tab');
    await page.reload();
    await expect(tab(page, 'Meet us')).toHaveAttribute('aria-selected', 'true');
  });
});

test('the tab parameter of the URL selects its tab case-insensitively, and an unknown one the first tab', {
  tag: ['@INIT-02'],
}, async ({ request }) => {
  for (const [address, chosen] of [
    ['/?tab=partners_tab', 'Partners'],
    ['/?tab=Meet%20us_tab', 'Meet us'],
    ['/?tab=ACHIEVEMENT_TAB', 'Achievement'],
    ['/?tab=nobody_tab', 'Impact'],
  ] as const) {
    const { $ } = await parseAnswer(request, address);
    const selected = $('[role=tab][aria-selected=true]');
    expect(selected.text().trim(), address).toBe(chosen);
    expect($('[role=tabpanel]:not([hidden])').attr('aria-labelledby'), address).toBe(selected.attr('id'));
  }
});

test('#calendar scrolls to the initiative section, with its slideshow and as many stories as the width has room for', {
  tag: ['@ROUTE-38', '@INIT-04', '@INIT-05', '@INIT-07', '@INIT-06', '@INIT-14', '@INIT-15', '@INIT-16'],
}, async ({ page }) => {
  const section = page.locator('#calendar').getByRole('heading').first();
  await page.goto('/about');
  await page.evaluate(() => location.assign('/#calendar'));
  await expect(section).toBeInViewport();
  await page.goto('about:blank');
  await page.goto('/#calendar');
  await expect(section).toBeInViewport();
  await test.step('arrows, counter and dots of the slideshow show each picture', () => expectSlideshow(page));
  for (const [count, widths] of [
    [3, [360, 390, 640]],
    [4, [768, 1023]],
    [5, [641, 767, 1024, 1440]],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(stories(page).filter({ visible: true }), `${width} px`).toHaveCount(count);
    }
});

async function expectSlideshow(page: Page): Promise<void> {
  const count = await slides(page).count();
  expect(count).toBeGreaterThan(2);
  await expect(counter(page)).toHaveText(`1 / ${count}`);
  await next(page).click();
  await expectSlide(page, 2, count);
  await next(page).click();
  await expectSlide(page, 3, count);
  await previous(page).click();
  await expectSlide(page, 2, count);
  const dots = page.getByRole('group', { name: 'Choose a picture' }).getByRole('button');
  await expect(dots).toHaveCount(count);
  for (const number of [3, count, 1]) {
    await dots.nth(number - 1).click();
    await expectSlide(page, number, count);
    await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
  }
}

test('the slideshow wraps in both directions and announces each picture once, politely', async ({ page }) => {
  await page.goto('/');
  const count = await slides(page).count();
  const live = page.locator('#calendar [aria-live=polite]');
  const announced = await live.evaluateHandle(region => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent)).observe(region, { childList: true });
    return texts;
  });
  await previous(page).click();
  await expectSlide(page, count, count);
  await expect(live).toContainText(`Picture ${count} of ${count}`);
  await next(page).click();
  await expectSlide(page, 1, count);
  expect((await announced.jsonValue()).map(text => text.replace(/:.*/s, ''))).toEqual([
    `Picture ${count} of ${count}`,
    `Picture 1 of ${count}`,
  ]);
});

test('the slideshow follows arrow keys and manual scrolling', async ({ page }) => {
  await page.goto('/');
  const count = await slides(page).count();
  await next(page).focus();
  await next(page).click();
  await expectSlide(page, 2, count);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3, count);
  await page.locator('#calendar ul:has(figure)').evaluate(track => {
    track.scrollTo({ left: 0, behavior: 'instant' });
  });
  await expectSlide(page, 1, count);
});

test('the slideshow shows the next picture without scrolling when motion is reduced', async ({ page }) => {
  await page.goto('/');
  const count = await slides(page).count();
  const track = page.locator('#calendar ul:has(figure)');
  const passed = await track.evaluateHandle(list => {
    const shares: number[] = [];
    list.addEventListener('scroll', () => shares.push(list.scrollLeft / list.clientWidth));
    return shares;
  });
  await next(page).click();
  await expectSlide(page, 2, count);
  await next(page).click();
  await expectSlide(page, 3, count);
  const shares = await passed.jsonValue();
  expect([...new Set(shares.map(share => share.toFixed(2)))]).toEqual(['1.00', '2.00']);
});

test('the tile "Current Events" and the stories lead to their pages, and "Leadership" is coming soon and no link', {
  tag: ['@INIT-10', '@INIT-11', '@INIT-12', '@INIT-17'],
}, async ({ read }) => {
  const page = await read('/');
  await expect(page.getByRole('link', { name: 'Current Events' })).toHaveAttribute('href', '/events');
  const tile = page.locator('[data-tile=leadership]');
  await expect(tile).toContainText('Leadership');
  await expect(tile).toContainText('Coming soon');
  await expect(tile.locator('a, button, [tabindex]')).toHaveCount(0);
  await expect(tile.locator('xpath=ancestor::a | ancestor::button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  const links = await stories(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(0);
  for (const story of links) await expect(story).toHaveAttribute('href', /^\/news\/./);
});
