import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { ALREADY_QUEUED } from '#platform/mail/outbox-adapter.ts';

type Account = { name?: string | null; email?: string | null };

const DAYS = 3;
const INVITED_MS = DAYS * 24 * 60 * 60 * 1000;

const links = {
  password: 'A new password for your staff account',
  invitation: 'Your staff account',
} as const;

/** Queues the mail with the link for choosing a password; the worker writes its text. */
function queueAccountLink(req: PayloadRequest, kind: keyof typeof links, account: Account, token: string) {
  const { admin } = req.payload.config.routes;
  return queueMail(req, {
    kind,
    to: account.email ?? '',
    toName: account.name ?? '',
    locale: 'en',
    subject: links[kind],
    data: { name: account.name ?? '', admin: env.STAFF_URL + admin },
    secrets: { link: `${env.STAFF_URL}${admin}/reset/${token}` },
    forStaff: true,
  });
}

/** Payload asks for its mail body here; we queue the mail in the transaction that creates the token instead. */
export const forgotPassword = {
  generateEmailHTML: async (args?: { req?: PayloadRequest; token?: string; user?: Account }) => {
    const { req, token, user } = args ?? {};
    if (req && token && user) await queueAccountLink(req, 'password', user, token);
    return ALREADY_QUEUED;
  },
};

/** Mails a link for choosing a password to somebody for whom an admin created an account. */
export const invite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc;
  const token = await req.payload.forgotPassword({
    collection: STAFF,
    data: { email: doc.email },
    disableEmail: true,
    expiration: INVITED_MS,
    req,
  });
  if (token) await queueAccountLink(req, 'invitation', doc, token);
  return doc;
};
