import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { isLocale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { ALREADY_QUEUED, queueMail } from '#platform/mail/outbox.ts';
import { type AccountNotice, accountNoticeTexts } from './account-notices.texts.ts';

type Account = {
  name?: string | null;
  email?: string | null;
  language?: string | null;
  invitation?: string | null;
};

const links = {
  password: 'A new password for your staff account',
  invitation: 'Your staff account',
} as const;

/** The absolute address of the page on which a password is chosen. */
export const accountLink = ({ config }: Payload, token: string): string =>
  `${env.STAFF_URL}${config.routes.admin}/reset/${token}`;

/** Queues the mail with the link for choosing a password; the worker writes its text. */
export function queueAccountLink(
  req: PayloadRequest,
  kind: keyof typeof links,
  account: Account,
  token: string,
) {
  const { admin } = req.payload.config.routes;
  return queueMail(req, {
    kind,
    to: account.email ?? '',
    toName: account.name ?? '',
    locale: 'en',
    subject: links[kind],
    data: { name: account.name ?? '', admin: env.STAFF_URL + admin },
    secrets: { link: accountLink(req.payload, token) },
    forStaff: true,
  });
}

/** Payload asks for its mail body here; we queue the mail in the transaction that creates the token instead. */
export const forgotPassword = {
  generateEmailHTML: async (args?: { req?: PayloadRequest; token?: string; user?: Account }) => {
    const { req, token, user } = args ?? {};
    // A revoked account gets no replacement link.
    if (req && token && user && user.invitation !== 'revoked')
      await queueAccountLink(req, 'password', user, token);
    return ALREADY_QUEUED;
  },
};

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
