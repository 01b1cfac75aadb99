import type { FrameLocator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { logIn, pressAndNote } from '../support/staff-screens.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 1000 } });

let server: MailServer;
let stack: TestStack;
test.beforeAll(async () => {
  server = await startMailServer();
  stack = await startTestStack(
    { folder: String(process.env.JOURNEY_CLUSTER) },
    { samples: true, mail: server.port },
  );
  await addReader('liya@example.org', 'en', 'full');
  await addReader('dawit@example.org', 'am', 'light');
});
test.afterAll(async () => {
  await stack.close();
  await server.close();
});

async function addReader(email: string, language: string, edition: string): Promise<void> {
  await connectOnce(stack.databaseUrl, client =>
    client.query(
      `insert into subscribers (name, email, compared, status, language, edition, topics_news, topics_events,
         topics_projects, joined_at, confirmed_at, source, consent_version, updated_at, created_at)
       values ('Liya', $1, $1, 'confirmed', $2, $3, true, true, true, now(), now(), 'section', '2026-11-20', now(), now())`,
      [email, language, edition],
    ),
  );
}

const desk = (page: Page) => page.getByRole('region', { name: 'Preview and sending' });
const mailIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="The mail as readers see it"]');

/** The last message to an address, once there are `count` of them. */
async function mailTo(address: string, count = 1): Promise<Email> {
  await expect
    .poll(() => server.taken.filter(({ to }) => to === address).length, { timeout: 30_000 })
    .toBe(count);
  return server.read(server.taken.findLastIndex(({ to }) => to === address));
}

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';

async function previewAndTest(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill('An evening with lanterns');
  const mail = mailIn(page);
  await expect(mail.getByRole('heading', { name: 'An evening with lanterns' })).toBeVisible();
  await expect(mail.getByRole('img')).toBeVisible();
  const frame = page.locator('iframe[title="The mail as readers see it"]');
  for (const [screen, width] of [
    ['Desktop', 640],
    ['Phone', 390],
  ] as const) {
    await desk(page).getByRole('button', { name: screen }).click();
    const shown = () =>
      frame.evaluate(mail => [
        mail.clientWidth,
        Number(mail.getBoundingClientRect().width <= (mail.parentElement?.clientWidth ?? 0) + 1),
      ]);
    await expect.poll(shown, `${screen}: its width, and that nothing is cut off`).toEqual([width, 1]);
  }
  await desk(page).getByRole('button', { name: 'Light' }).click();
  await expect(mail.getByText('This is the light edition')).toBeVisible();
  await expect(mail.getByRole('img')).toHaveCount(0);
  await desk(page).getByRole('button', { name: 'አማርኛ' }).click();
  await expect(mail.getByRole('heading', { name: 'ከፋኖሶቹ ምሽት በፊት' })).toBeVisible();
  await desk(page).getByLabel('Send a test to').fill('tester@example.org');
  await desk(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test goes only to people who work here')).toBeVisible();
  await desk(page).getByLabel('Send a test to').fill(WRITER.email);
  await desk(page).getByRole('button', { name: 'Send a test' }).click();
  const test = await mailTo(WRITER.email);
  expect(test.subject).toBe('[Test] An evening with lanterns');
  expect(test.html).not.toContain('/send/leave');
  expect(server.taken).toHaveLength(1);
}

async function sendToAll(page: Page): Promise<void> {
  await desk(page).getByRole('button', { name: 'Send…' }).click();
  const question = page.getByRole('dialog', { name: 'Send' });
  await expect(question).toContainText('2 people: 1 in English, 1 in Amharic');
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  await desk(page).getByRole('button', { name: 'Send…' }).click();
  await question.getByRole('button', { name: 'Yes, send it now' }).click();

  const english = await mailTo('liya@example.org');
  expect(english.subject).toBe('An evening with lanterns');
  expect(english.html).toContain(`${stack.siteUrl}/media/`);
  expect(header(english, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const amharic = await mailTo('dawit@example.org');
  expect(amharic.subject).toBe('ከፋኖሶቹ ምሽት በፊት');
  expect(amharic.html).not.toContain('<img');
  await expect(desk(page).getByText('2 of 2 people')).toBeVisible({ timeout: 30_000 });
  await expect(desk(page).getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeDisabled();
}

test('staff preview a newsletter issue, send a test, and send it to all readers after a confirmation', async ({
  page,
}) => {
  const admin = await signInToAdmin(stack);
  const named = encodeURIComponent('Before the evening with lanterns');
  const { body } = await admin.send('GET', `/newsletter-issues?draft=true&where[subject][equals]=${named}`);
  const [draft] = body.docs as { id: number }[];
  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/newsletter-issues/${draft?.id}?locale=en`);
  await expect(desk(page)).toBeVisible();
  await test.step('the issue is previewed in both languages and editions, and sent as a test', () =>
    previewAndTest(page));
  await test.step('a confirmation with the number of readers comes before the issue is sent to all', () =>
    sendToAll(page));
  // Nothing runs in the frame of the mail, including code that inspects it.
  await page.locator('iframe').evaluate(frame => frame.remove());
  await expectNoAxeViolations(page, '[aria-label="Preview and sending"]');
});

test('previewing, viewing or sending a newsletter draft without signing in is refused with 403', async ({
  request,
}) => {
  const of = (what: string) => `${stack.staffUrl}/api/newsletter-issues/1/${what}`;
  for (const what of ['desk', 'mail?locale=en&edition=full'])
    expect((await request.get(of(what))).status(), what).toBe(403);
  expect((await request.post(of('act'), { data: { act: 'send' } })).status()).toBe(403);
});

test('a sent issue is accessible as a mail, which links to its public page, and is in the feed', async ({
  page,
  request,
}) => {
  const { html } = await mailTo('liya@example.org');
  await page.setContent(html ?? '');
  // A mail is shown inside the page of a mail program, which has the landmarks.
  await expectNoAxeViolations(page, '.mail-ground');
  const address = /href="([^"]+\/newsletter\/[^"]+)"/.exec(html ?? '')?.[1] ?? '';
  const slug = 'before-the-evening-with-lanterns';
  expect(address).toBe(`${stack.siteUrl}/newsletter/${slug}?utm_campaign=${slug}`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'An evening with lanterns' })).toBeVisible();
  await page.getByRole('link', { name: 'All issues' }).click();
  await expect(page.locator('[data-list="issues"] li')).toHaveCount(2);
  const feed = await request.get(`${stack.siteUrl}/am/newsletter/feed.xml`);
  expect(await feed.text()).toContain('ከፋኖሶቹ ምሽት በፊት');
});

test('a reader who unsubscribes with one click does not receive the next issue', async ({
  page,
  request,
}) => {
  const mail = await mailTo('liya@example.org');
  const [, oneClick = ''] = /<([^>]+)>/.exec(header(mail, 'list-unsubscribe')) ?? [];
  const left = await request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(left.ok()).toBe(true);

  await logIn(page, stack.staffUrl);
  await page.goto(`${stack.staffUrl}/admin/collections/newsletter-issues/create`);
  await page.getByLabel('Subject').fill('The next one');
  await pressAndNote(page, 'Save Draft', 'newsletter-issues');
  await expect(desk(page).getByText('It is empty.')).toBeVisible();
  await expect(desk(page).getByRole('button', { name: 'Send…' })).toBeDisabled();
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().fill('Good news.');
  await expect(desk(page).getByText('It would go to 1 person: 1 in Amharic.', { exact: true })).toBeVisible();
  await desk(page).getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Yes, send it now' }).click();
  const next = await mailTo('dawit@example.org', 2);
  expect(next.subject).toBe('The next one');
  await expect(desk(page).getByText('1 of 1 person')).toBeVisible({ timeout: 30_000 });
  expect(server.taken.filter(({ to }) => to === 'liya@example.org')).toHaveLength(1);
});
