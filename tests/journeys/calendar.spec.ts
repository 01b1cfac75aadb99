import type { APIResponse } from '@playwright/test';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { shareStack } from '../support/stack-pool.ts';

const readLines = async (answer: APIResponse) =>
  (await answer.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n');

const findProperty = (lines: string[], property: string) =>
  lines.find(line => line.startsWith(property))?.replace(/^[^:]*:/, '');

test('the page of an upcoming event links to its iCalendar file, which has an ETag', async ({
  page,
  request,
}) => {
  await page.goto('/events/fundraiser-ii');
  const link = page.getByRole('link', { name: 'Add to calendar' });
  await expect(link).toHaveAttribute('href', '/events/fundraiser-ii/calendar.ics');
  const answer = await request.get('/events/fundraiser-ii/calendar.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = await readLines(answer);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(findProperty(lines, 'SUMMARY')).toBe('Fundraiser II');
  expect(findProperty(lines, 'DTSTART;TZID=')).toMatch(/^\d{8}T\d{6}$/);
  expect(lines.filter(line => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  expect(findProperty(lines, 'URL')).toMatch(/\/events\/fundraiser-ii$/);
  const again = await request.get('/events/fundraiser-ii/calendar.ics', {
    headers: { 'if-none-match': answer.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('the calendar file of an Amharic event page is in Amharic, with the UID of the English one', async ({
  page,
  request,
}) => {
  await page.goto('/am/events/fundraiser-ii');
  await expect(page.getByRole('link', { name: 'ወደ ቀን መቁጠሪያዎ ያስገቡ' })).toHaveAttribute(
    'href',
    '/am/events/fundraiser-ii/calendar.ics',
  );
  const english = await readLines(await request.get('/events/fundraiser-ii/calendar.ics'));
  const amharic = await readLines(await request.get('/am/events/fundraiser-ii/calendar.ics'));
  expect(findProperty(amharic, 'UID')).toBe(findProperty(english, 'UID'));
  expect(findProperty(amharic, 'DESCRIPTION;LANGUAGE=am')).toMatch(/\p{Script=Ethiopic}/u);
  expect(findProperty(amharic, 'URL')).toMatch(/\/am\/events\/fundraiser-ii$/);
});

test('all events form one webcal calendar, linked from the events and latest-updates pages', async ({
  page,
  request,
  stack,
}) => {
  const address = `${stack.siteUrl.replace('http:', 'webcal:')}/calendar.ics`;
  for (const path of ['/events', '/latest-updates']) {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Subscribe to the calendar' });
    await expect(link).toHaveAttribute('href', address);
    await expect(page.locator('head link[type="text/calendar"]')).toHaveAttribute('href', '/calendar.ics');
  }
  const answer = await request.get('/calendar.ics');
  const lines = await readLines(answer);
  const entries = lines.filter(line => line === 'BEGIN:VEVENT').length;
  expect(entries).toBeGreaterThan(2);
  const uids = lines.filter(line => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(entries);
  expect(findProperty(lines, 'X-WR-CALNAME')).toBe('Adey: events');
  expect(findProperty(await readLines(await request.get('/am/calendar.ics')), 'X-WR-CALNAME')).toContain(
    'ዝግጅቶች',
  );
  expect(answer.headers().etag).toBeTruthy();
});

test(
  'the calendar shows a changed event under the same UID, and drops it once it is a draft',
  ON_EVERY_CHANGE,
  async ({ request }) => {
    const { databaseUrl, siteUrl, staffUrl } = await shareStack({ settings: { GIVING: 'on' } });
    const admin = await signInToAdmin({ databaseUrl, staffUrl });
    // A name and an address of its own each time: what failed is run again on the same stack.
    const mark = crypto.randomUUID().slice(0, 8);
    const event = await admin.create('events', {
      heading: `Walk ${mark}`,
      type: 'normal',
      dateTime: { date: '2099-03-08', time: '02:30', endTime: '04:00', timeZone: 'America/Chicago' },
      _status: 'published',
    });
    /** The lines of this event. */
    const read = async () => {
      const text = (await readLines(await request.get(`${siteUrl}/calendar.ics`))).join('\n');
      return (text.split('BEGIN:VEVENT').find(entry => entry.includes(mark)) ?? '').split('\n');
    };
    await expect.poll(async () => findProperty(await read(), 'SUMMARY')).toBe(`Walk ${mark}`);
    const before = await read();
    // Clocks jump from two to three that night, so the walk starts at half past three.
    expect(findProperty(before, 'DTSTART;TZID=America/Chicago')).toBe('20990308T033000');
    await admin.update('events', event.id, {
      state: 'cancelled',
      heading: `Long walk ${mark}`,
      _status: 'published',
    });
    await expect.poll(async () => findProperty(await read(), 'STATUS')).toBe('CANCELLED');
    expect(findProperty(await read(), 'UID')).toBe(findProperty(before, 'UID'));
    const fetchFile = (slug: string) => request.get(`${siteUrl}/events/${slug}/calendar.ics`);
    expect((await fetchFile(`walk-${mark}`)).status()).toBe(200);
    await admin.update('events', event.id, { slug: `long-walk-${mark}`, _status: 'published' });
    await expect
      .poll(async () => (await fetchFile(`walk-${mark}`)).url())
      .toMatch(new RegExp(`long-walk-${mark}/calendar.ics$`));
    await admin.update('events', event.id, { _status: 'draft' });
    await expect.poll(async () => findProperty(await read(), 'SUMMARY')).toBeUndefined();
    expect((await fetchFile(`long-walk-${mark}`)).status()).toBe(404);
  },
);

test('an event without a date has no calendar file and no link to one', async ({
  startOwnStack,
  page,
  request,
}) => {
  const { databaseUrl, siteUrl, staffUrl } = await startOwnStack();
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await admin.create('events', { heading: 'Some day', type: 'normal', _status: 'published' });
  await page.goto(`${siteUrl}/events/some-day`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some day');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  expect((await request.get(`${siteUrl}/events/some-day/calendar.ics`)).status()).toBe(404);
});
