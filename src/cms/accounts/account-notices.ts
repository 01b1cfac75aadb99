import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { isLocale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { type AccountNotice, accountNoticeTexts } from './account-notices.texts.ts';

type Account = { name?: string | null; email?: string | null; language?: string | null };

/** Mails the current or former address of an account, so that nobody takes it over unnoticed. */
export function notify(req: PayloadRequest, kind: AccountNotice, { name, email, language }: Account) {
  const locale = isLocale(language) ? language : 'en';
  return queueMail(req, {
    kind,
    to: email ?? '',
    toName: name ?? '',
    locale,
    subject: accountNoticeTexts[locale][kind].subject,
    data: { name: name ?? '', admin: env.STAFF_URL + req.payload.config.routes.admin },
    forStaff: true,
  });
}

/** Tells the old address about a new address or password. */
export const notifyOldAddress: CollectionAfterChangeHook<Account & { id: number }> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc;
  if (previousDoc.email && previousDoc.email !== doc.email) await notify(req, 'address-changed', previousDoc);
  if (req.context.passwordChanges === doc.id && previousDoc.email)
    await notify(req, 'password-changed', previousDoc);
  return doc;
};

/** Tells the owner about a password that was set with a mailed link. */
export const notifyOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword') {
    const { user } = result as { user?: Account };
    if (user?.email) await notify(req, 'password-changed', user);
  }
  return result;
};
