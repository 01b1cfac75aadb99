import { expect, it } from 'vitest';
import { issueRenderer } from '#features/newsletter/issues/issue.email.tsx';
import { sendIssue } from '#features/newsletter/issues/send-issue.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addIssue, addReaders } from '../../../tests/support/newsletter.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

it('the outbox shows the text of an issue with placeholders instead of the reader’s links', async () => {
  const payload = await openTestPayload();
  const { headers } = await signIn(payload, 'editor');
  await addReaders(payload, [{ email: 'liya@example.org' }]);
  const issue = await addIssue(payload, { subject: { en: 'Three clinics' } });
  const render = issueRenderer({ organisation: 'Adey', siteUrl: 'http://localhost:3000' });
  await sendIssue(payload, issue, { by: 'Abeba', now: new Date(), render });
  const [mail] = await sql<{ id: number }>('select id from mails where bulk_of = $1', [String(issue)]);
  const html = await (await callApi('GET', `/mails/${mail?.id}/body`, { headers })).text();
  expect(html).toContain('Dear friends');
  expect(html).toContain('(the link to leave, for its reader alone)');
  expect(html).not.toMatch(/\{\{|reader=/);
});
