import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { cachedEndpoints } from '#site/known-parameters.ts';
import { expect } from '../support/journey.ts';
import { countRenders, untilCached } from '../support/seen-page.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });
// Clients that identify as programs are answered and not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

test('GET /api/getEventViews returns a list of view counts without any parameter', {
  tag: ['@API-01'],
}, async ({ request }) => {
  await request.post('/api/addPageView', { data: { eventID: 'fundraiserii' } });
  const answer = await request.get('/api/getEventViews');
  expect(answer.status()).toBe(200);
  const list = await answer.json();
  expect(list).toHaveLength(1);
  expect(list[0].fundraiserii).toBeGreaterThan(0);
});

test('POST /api/addPageView with {eventID} returns success, and an error for an unknown or malformed id', {
  tag: ['@RULE-23', '@API-08'],
}, async ({ request }) => {
  const views = async () =>
    (await (await request.get('/api/getEventViews')).json())[0].coffeeandquestions ?? 0;
  const before = await views();
  const counted = await request.post('/api/addPageView', { data: { eventID: 'coffeeandquestions' } });
  expect([counted.status(), await counted.json()]).toEqual([200, { success: true, n: before + 1 }]);
  expect(await views()).toBe(before + 1);

  const unknown = await request.post('/api/addPageView', { data: { eventID: 'nosuchevent' } });
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ success: false, error: 'We can’t find this event.' });
  const amharic = await request.post('/am/api/addPageView', { data: { eventID: 'nosuchevent' } });
  expect(await amharic.json()).toMatchObject({ success: false, error: 'ይህ ዝግጅት እዚህ የለም።' });
  const malformed = await request.post('/api/addPageView', { data: { eventID: 7 } });
  expect(malformed.status()).toBe(400);
  expect(await malformed.json()).toMatchObject({ success: false, error: expect.stringContaining('eventID') });
});

test('GET /api/getClicks returns the number for a key, all counts without one, and 400 for a bad query', {
  tag: ['@API-27', '@API-28'],
}, async ({ request }) => {
  await request.post('/api/addClick', { data: { key: 'donate' } });
  const one = async () => Number(await (await request.get('/api/getClicks?key=donate')).json());
  const before = await one();
  expect(before).toBeGreaterThan(0);
  expect(await (await request.get('/api/getClicks?key=nevercounted')).json()).toBe(0);
  const map = await (await request.get('/api/getClicks')).json();
  // Other tests count this key too, and counts only rise.
  expect(map.donate).toBeGreaterThanOrEqual(before);
  expect(map.donate).toBeLessThanOrEqual(await one());
  for (const query of ['key=', 'key=a%20b', 'key=a&key=b', 'other=x'])
    expect((await request.get(`/api/getClicks?${query}`)).status(), query).toBe(400);
});

test('POST /api/addClick raises the count of its key by one', { tag: ['@API-30'] }, async ({ request }) => {
  const n = async (key: string) => Number(await (await request.get(`/api/getClicks?key=${key}`)).json());
  expect(await n('donations40')).toBe(0);
  const key = 'coffeeandquestions';
  const before = await n(key);
  const raised = await request.post('/api/addClick', { data: { key } });
  expect(await raised.json()).toEqual({ n: before + 1 });
  expect(await n(key)).toBe(before + 1);
});

test('the data endpoints need no authorisation', { tag: ['@API-38'] }, async ({ request }) => {
  const isData = (area: string) => area === 'Numbers' || area === 'Content';
  const open = allEndpoints.filter(
    ({ method, area, secretHeader }) => method === 'GET' && isData(area) && !secretHeader,
  );
  expect(open.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['getEventViews', 'getClicks', 'getEvents', 'getPosts', 'getSiteContent']),
  );
  for (const { path } of open) expect((await request.get(path)).status(), path).toBe(200);
});

test('endpoints answer HEAD like GET, and other methods with 405 and an Allow header', async ({
  request,
}) => {
  const taken = Map.groupBy(allEndpoints, ({ path }) => path.replace('{product}', 'adey'));
  for (const [address, calls] of taken) {
    const methods = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const other of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      if (methods.includes(other)) continue;
      const refused = await request.fetch(address, { method: other });
      expect(refused.status(), `${other} ${address}`).toBe(405);
      expect(refused.headers().allow).toBe(methods.join(', '));
      expect(refused.headers()['content-type']).toBe('application/problem+json');
    }
    const [head, whole] = [await request.head(address), await request.get(address)];
    expect(head.status(), address).toBe(whole.status());
    expect((await head.body()).byteLength, address).toBe(0);
  }
});

test('public API responses are cached: rendered once, and answered with 304 for a known ETag', async ({
  request,
  ownStack,
}) => {
  for (const path of cachedEndpoints) {
    await untilCached(ownStack.siteUrl, path);
    const first = await request.get(path);
    const before = await countRenders(ownStack.siteUrl);
    const second = await request.get(path);
    expect(await second.json()).toEqual(await first.json());
    const held = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(held.status(), path).toBe(304);
    expect(await countRenders(ownStack.siteUrl)).toBe(before);
    expect((await (await request.get(`/am${path}`)).text()).length).toBeGreaterThan(2);
  }
});

test('an unknown API address returns a problem document', async ({ request }) => {
  for (const path of ['/api/nothing', '/am/api/nothing', '/api/getEvents/more', '/api/%zz']) {
    const answer = await request.get(path);
    expect([404, 400]).toContain(answer.status());
    expect(answer.headers()['content-type'], path).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: answer.status() });
  }
});

test('GET /api returns the OpenAPI document to programs, and redirects browsers to /developers', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/api')).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(allEndpoints.map(({ path }) => path)));
  await page.goto('/api');
  await expect(page).toHaveURL(/\/developers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls for developers');
  for (const { id, area, summary } of allEndpoints) {
    await expect(page.locator(`#${id}`)).toContainText(summary);
    await expect(page.getByRole('link', { name: id })).toHaveAttribute(
      'href',
      `/developers/${area.toLowerCase()}#${id}`,
    );
  }
  for (const area of new Set(allEndpoints.map(endpoint => endpoint.area))) {
    await page.locator('main').getByRole('link', { name: area, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(area);
    for (const { summary } of allEndpoints.filter(endpoint => endpoint.area === area))
      await expect(page.getByRole('heading', { level: 2, name: summary, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Calls for developers' }).click();
  }
  expect((await request.get('/developers/nothing')).status()).toBe(404);
  await page.getByRole('link', { name: 'The same as an OpenAPI document' }).click();
  await expect(page.locator('body')).toContainText('"openapi"');
});

test('the developer page calls a read-only endpoint, and shows the response or the error', async ({
  page,
}) => {
  await page.goto('/developers/content');
  const call = page.locator('#getSiteContent');
  await call.getByRole('button', { name: /^Ask now/ }).click();
  await expect(call.getByRole('status')).toContainText('"projects"');
  await page.route('**/api/getEvents', route => route.abort());
  const events = page.locator('#getEvents');
  await events.getByRole('button', { name: /^Ask now/ }).click();
  await expect(events.getByRole('status')).toContainText('Error loading contents');
  await page.route('**/api/getEventViews', route => route.abort());
  await page.goto('/developers/numbers');
  const views = page.locator('#getEventViews');
  await views.getByRole('button', { name: /^Ask now/ }).click();
  await expect(views.getByRole('status')).toContainText('error fetching data');
});
