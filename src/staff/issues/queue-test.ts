import type { PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { issueTexts } from '#features/newsletter/issues/issue.texts.ts';
import { readerPlaceholders } from '#features/newsletter/issues/issue-content.ts';
import type { ReaderEdition } from '#features/newsletter/subscribe.rules.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { renderDraft } from './render-draft.ts';

type Test = { to: string; locale: Locale; edition: ReaderEdition };

/** Sends the current issue to one address; false if there is none. Its unsubscribe links do nothing. */
export async function sendTest(
  req: PayloadRequest,
  id: number,
  { to, locale, edition }: Test,
  now: Date,
): Promise<boolean> {
  const body = await renderDraft(req, id, { locale, edition }, now);
  if (!body) return false;
  const harmless = (text: string) =>
    Object.values(readerPlaceholders).reduce(
      (left, placeholder) => left.replaceAll(placeholder, env.SITE_URL),
      text,
    );
  await queueMail(req, {
    kind: 'issue-test',
    to,
    locale,
    subject: `[${issueTexts[locale].testMark}] ${body.subject}`,
    html: harmless(body.html),
    text: harmless(body.text),
  });
  return true;
}
