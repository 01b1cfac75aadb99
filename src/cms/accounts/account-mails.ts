import type { Payload, PayloadRequest } from 'payload';
import { env } from '#platform/env.ts';
import { ALREADY_QUEUED, queueMail } from '#platform/mail/outbox.ts';

type Account = { name?: string | null; email?: string | null; invitation?: string | null };

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
