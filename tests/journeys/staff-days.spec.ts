import { randomUUID } from 'node:crypto';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { logInAsEditor, pressAndNote } from '../support/staff-screens.ts';

test.use({ timezoneId: 'Pacific/Tongatapu' });

test('staff thirteen hours ahead of UTC see the stored day in form and list, and store the day they choose', async ({
  page,
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const heading = `A day in Tonga ${randomUUID().slice(0, 8)}`;
  const event = { heading, dateTime: { date: '2026-11-20', timeZone: 'Africa/Addis_Ababa' } };
  const { id } = await admin.create('events?draft=true', event);
  await logInAsEditor(page, stack, admin);
  await page.goto(`${stack.staffUrl}/admin/collections/events?search=${encodeURIComponent(heading)}`);
  await expect(page.getByRole('row', { name: heading })).toContainText('Nov 20, 2026');
  await page.goto(`${stack.staffUrl}/admin/collections/events/${id}`);
  const day = page.locator('#field-dateTime__date input');
  await expect(day).toHaveValue('Nov 20, 2026');
  await day.click();
  await page.getByRole('option', { name: /November 25/ }).click();
  await expect(day).toHaveValue('Nov 25, 2026');
  await pressAndNote(page, 'Save Draft', 'events');
  await page.reload();
  await expect(day).toHaveValue('Nov 25, 2026');
  const stored = (await admin.send('GET', `/events/${id}?draft=true`)).body as {
    dateTime?: { date?: string };
  };
  expect(stored.dateTime?.date).toBe('2026-11-25T12:00:00.000Z');
});
