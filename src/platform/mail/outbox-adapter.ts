import type { EmailAdapter, SendEmailOptions } from 'payload';
import { env } from '#platform/env.ts';
import { readSender } from './mail.rules.ts';
import { mailDomain, queueMail } from './outbox.ts';

/** Said to the CMS in place of a body, where the act has queued its mail itself, within its own transaction. */
export const ALREADY_QUEUED = '<!-- already in the outbox -->';

/** What the CMS sends by itself goes into the same outbox as everything else. */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => {
  const from = env.MAIL_FROM === undefined ? null : readSender(env.MAIL_FROM);
  return {
    name: 'outbox',
    defaultFromAddress: from?.address ?? `no-reply@${mailDomain()}`,
    defaultFromName: from?.name ?? 'Adey',
    async sendEmail({ to, subject = '', html, text }: SendEmailOptions) {
      if (html === ALREADY_QUEUED) return;
      for (const address of addressesOf(to))
        await queueMail(
          { payload },
          {
            kind: 'staff',
            to: address,
            locale: 'en',
            subject,
            html: wordsOf(html),
            text: wordsOf(text) || wordsOf(html).replace(/<[^>]*>/g, ' '),
            forStaff: true,
          },
        );
    },
  };
};

function addressesOf(to: SendEmailOptions['to']): string[] {
  const list: unknown[] = Array.isArray(to) ? to : [to];
  return list
    .map(one => (typeof one === 'object' && one !== null && 'address' in one ? one.address : one))
    .filter(address => typeof address === 'string');
}

/** The CMS passes texts only; streams and files it could name as well are not read. */
const wordsOf = (body: SendEmailOptions['html']) => (typeof body === 'string' ? body : '');
