import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { startMailServer } from '../support/mail-server.ts';
import { follow, logIn } from '../support/staff-screens.ts';

test.describe.configure({ mode: 'default' });

async function join(siteUrl: string, email: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/addSubscriber`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Abeba Bekele', email }),
  });
  expect(answer.status).toBe(200);
}

const storedStates = (databaseUrl: string, email: string) =>
  connectOnce(databaseUrl, async client => {
    const { rows } = await client.query('select state from mails where compared = $1', [email]);
    return rows.map(({ state }) => state as string);
  });

/** A mail in a state as it is stored, and in the words of staff. */
type Found = { staffUrl: string; databaseUrl: string; email: string; stored: string; state: string };

/** Opens the mail from the outbox, once the worker has brought it to that state. */
async function findMail(page: Page, { staffUrl, databaseUrl, email, stored, state }: Found): Promise<void> {
  await expect.poll(() => storedStates(databaseUrl, email), { timeout: 45_000 }).toContain(stored);
  await page.goto(`${staffUrl}/admin/collections/mails`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(state);
  await follow(page, row.getByRole('link').first());
  await expect(page.getByLabel('Delivery of this mail')).toContainText(state);
}

test('without a mail server mail is kept in the outbox, where staff can follow its confirmation link', async ({
  page,
  startOwnStack,
}) => {
  const { databaseUrl, siteUrl, staffUrl } = await startOwnStack({ mail: 'none' });
  await signInToAdmin({ databaseUrl, staffUrl });
  await join(siteUrl, 'abeba@example.org');
  await logIn(page, staffUrl);
  await findMail(page, { staffUrl, databaseUrl, email: 'abeba@example.org', stored: 'held', state: 'Kept' });
  await expect(page.getByText('No mail server is set').first()).toBeVisible();
  const mail = page.frameLocator('iframe[title="The mail as the reader sees it"]');
  await expect(mail.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  const confirming = await opening;
  await confirming.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(confirming.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
});

test('without a mail server an issue says before and after sending that mails are kept, and staff can read them', async ({
  page,
  startOwnStack,
}) => {
  const { databaseUrl, staffUrl } = await startOwnStack({ mail: 'none' });
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await connectOnce(databaseUrl, client =>
    client.query(
      `insert into subscribers (name, email, compared, status, language, edition, topics_news, topics_events,
         topics_projects, joined_at, confirmed_at, source, consent_version, updated_at, created_at)
       values ('Liya', $1, $1, 'confirmed', 'en', 'full', true, true, true, now(), now(), 'section', '2026-11-20', now(), now())`,
      ['liya@example.org'],
    ),
  );
  await logIn(page, staffUrl);
  const { id } = await admin.create('newsletter-issues?draft=true', { subject: 'Three clinics' });
  await page.goto(`${staffUrl}/admin/collections/newsletter-issues/${id}`);
  const desk = page.getByRole('region', { name: 'Preview and sending' });
  await expect(desk.getByText('No mail server is set: what you send is kept')).toBeVisible();
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().fill('Good news.');
  await desk.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Yes, send it now' }).click();
  await expect(desk.getByText('1 mail is kept in the outbox, because no mail server is set.')).toBeVisible({
    timeout: 45_000,
  });
  await expect(desk.getByText('Kept in the outbox', { exact: true })).toBeVisible();
  await page.locator('iframe').evaluate(frame => frame.remove());
  await expectNoAxeViolations(page, '[aria-label="Preview and sending"]');
  await follow(page, desk.getByRole('link', { name: 'See the mails' }));
  await follow(page, page.getByRole('row').filter({ hasText: 'liya@example.org' }).getByRole('link').first());
  const mail = page.frameLocator('iframe[title="The mail as the reader sees it"]');
  await expect(mail.getByText('Good news.')).toBeVisible();
  await page.getByText('The same mail as text').click();
  await expect(page.getByText('(the link to leave, for its reader alone)')).toBeVisible();
});

test('a bounced mail shows its reason, and is sent when staff retry it', async ({ page, startOwnStack }) => {
  const server = await startMailServer();
  server.answer = () => ({ at: 'recipient', code: 550, text: '5.1.1 User unknown' });
  const { databaseUrl, siteUrl, staffUrl } = await startOwnStack({ mail: server.port });
  await signInToAdmin({ databaseUrl, staffUrl });
  await join(siteUrl, 'hana@example.org');
  await logIn(page, staffUrl);
  await findMail(page, {
    staffUrl,
    databaseUrl,
    email: 'hana@example.org',
    stored: 'bounced',
    state: 'Bounced',
  });
  await expect(
    page.getByText('There is no such mailbox. It said: 550 5.1.1 User unknown').first(),
  ).toBeVisible();
  server.answer = () => 'take';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It will be sent again.')).toBeVisible();
  await expect.poll(() => server.taken.map(({ to }) => to)).toEqual(['hana@example.org']);
  await findMail(page, { staffUrl, databaseUrl, email: 'hana@example.org', stored: 'sent', state: 'Sent' });
  await server.close();
});
