import { randomInt } from 'node:crypto';
import { expect } from '../support/journey.ts';
import { freshEmail, openToMany, resultDialog, subscribeForm } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// One attempt in ten minutes needs no proof of work; with one, the limit is the network's.
const test = testOnStack({
  ...openToMany,
  settings: { ...openToMany.settings, SUBSCRIBE_WITHOUT_PROOF: '1', TRUSTED_PROXIES: '1' },
}).extend({
  // A separate network for each attempt, so that none is affected by an earlier attempt.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` }),
});

test('the subscribe form sends a proof of work, and requests without one are limited earlier', async ({
  page,
  request: elsewhere,
}) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on('request', sent => {
    hosts.add(new URL(sent.url()).hostname);
    scripts.push(sent.url());
  });
  const call = async () =>
    (await elsewhere.post('/api/addSubscriber', { data: { name: 'Abeba', email: freshEmail() } })).status();
  expect([await call(), await call()]).toEqual([200, 429]);
  await page.goto('/news');
  expect(
    scripts.filter(url => /solve-challenge|api\/proof/.test(url)),
    'nothing before the form is touched',
  ).toEqual([]);
  const { fill, join } = subscribeForm(page);
  const { type, close } = resultDialog(page);
  for (let times = 0; times < 3; times += 1) {
    await fill('Abeba', freshEmail());
    await join.click();
    await expect(type).toHaveText('Success');
    await close.click();
    await expect(type).toBeHidden();
  }
  expect(scripts.some(url => url.includes('solve-challenge'))).toBe(true);
  expect([...hosts]).toEqual(['localhost']);
});

test('when the proof of work cannot be computed the subscribe form is sent anyway, and shows a rate-limit message', async ({
  page,
  request,
}) => {
  await request.post('/api/addSubscriber', { data: { name: 'Abeba', email: freshEmail() } });
  await page.route('**/api/proof', route => route.abort());
  await page.goto('/am/news');
  const { fill, email } = subscribeForm(page);
  const { type, message } = resultDialog(page);
  await fill();
  await email.press('Enter');
  await expect(type).toHaveText('ስህተት');
  await expect(message).toHaveText('ይህ ብዙ ጊዜ ተጠይቋል። እባክዎ ቆይተው እንደገና ይሞክሩ።');
});
