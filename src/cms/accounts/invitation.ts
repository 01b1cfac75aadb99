import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Endpoint,
  Field,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { isAdmin, STAFF } from '#cms/access/roles.ts';
import { systemField } from '#cms/access/system-fields.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { env } from '#platform/env.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { accountLink, queueAccountLink } from './account-mails.ts';
import { hashToken } from './password.ts';

// An admin names a colleague, who chooses a password by a link mailed to the account's address. The link is a password reset
// link: stored as a digest, usable once, valid for INVITED_DAYS. A new link replaces the previous one.

export const INVITED_DAYS = 3;
const INVITED_MS = INVITED_DAYS * 24 * 60 * 60 * 1000;

/** Null once the password is chosen. A revoked account cannot be opened until it is invited again. */
export type InvitationState = 'open' | 'revoked' | null;

/** Beside the form of an account that was never used: shows how long the link works, and replaces or revokes it. */
export const invitationField: Field = {
  type: 'select',
  name: 'invitation',
  label: 'Invitation',
  options: [
    { value: 'open', label: 'Invited' },
    { value: 'revoked', label: 'Revoked' },
  ],
  custom: systemField,
  admin: {
    components: { Field: adminComponents.InvitationPanel },
    disableBulkEdit: true,
    position: 'sidebar',
  },
};

/** Gives an account created without a password a random one, and marks it as invited. */
export const inviteWithoutPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: Record<string, unknown> };
  if (operation !== 'create' || !req.user || !data || (data.password ?? '') !== '') return args;
  return {
    ...args,
    data: { ...data, password: randomBytes(32).toString('base64url'), invitation: 'open' },
  };
};

/** Revokes a link sent to the former address once the address changes. */
export const revokeOldAddressLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isOther = operation === 'update' && data.email !== undefined && data.email !== originalDoc?.email;
  return isOther ? { ...data, resetPasswordToken: null } : data;
};

/** Who is invited by a link. */
export type Invited = { name: string; email: string };
type Colleague = { id: number | string; name?: string | null; email: string };

/** Creates the link with which an invited person chooses a password and revokes the previous one; null if there is no such
 * account. */
const newToken = (req: PayloadRequest, { email }: Colleague): Promise<string | null> =>
  req.payload.forgotPassword({
    collection: STAFF,
    data: { email },
    disableEmail: true,
    expiration: INVITED_MS,
    req,
  });

/** Who is invited by a link with this token; null if it is no open invitation, also when it is over, used or replaced. */
export async function findInvited(reader: Writer, token: string): Promise<Invited | null> {
  const [row] = await queryRows<{ name: string | null; email: string }>(
    reader,
    sql`select name, email from public.staff where reset_password_token = ${hashToken(token)}
        and reset_password_expiration > now() and invitation = 'open'`,
  );
  return row ? { name: row.name ?? '', email: row.email } : null;
}

/** Mails the link to somebody for whom an admin created an account. */
export const invite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc;
  const token = await newToken(req, doc);
  if (token) await queueAccountLink(req, 'invitation', doc, token);
  return doc;
};

const HOUR_MS = 60 * 60_000;
const IN_AN_HOUR = 30;
let perAdmin: RateLimit | undefined;

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { message });

type Account = Colleague & {
  id: number;
  invitation: InvitationState;
  ends_at: string | Date | null;
  token: string | null;
};
type Act = (req: PayloadRequest, account: Account) => Promise<Response>;

async function findAccount(req: PayloadRequest, id: unknown): Promise<Account | null> {
  const read = z.coerce.number().int().positive().max(2_147_483_647).safeParse(id);
  if (!read.success) return null;
  const [row] = await queryRows<Account>(
    req,
    sql`select id, name, email, invitation, reset_password_expiration as ends_at, reset_password_token as token
        from public.staff where id = ${read.data}`,
  );
  return row ?? null;
}

/** Only admins invite people. */
const within = (act: Act) => async (req: PayloadRequest) => {
  if (!isAdmin({ req })) return refuse(403, 'Only admins can invite people.');
  const account = await findAccount(req, req.routeParams?.id);
  if (!account) return refuse(404, 'This no longer exists.');
  return act(req, account);
};

const toState = ({ invitation, ends_at: endsAt, token }: Account) => ({
  state: invitation,
  endsAt: token === null || endsAt === null ? null : new Date(endsAt).toISOString(),
  /** Whether the link is mailed; otherwise an admin hands it over. */
  leavesByMail: env.SMTP_URL !== undefined,
});

/** An account whose owner has chosen a password has no invitation any more: that can be seen, and not changed. */
const see: Act = async (_, account) => respond(200, toState(account));

/** Creates another link and mails it. Without a mail server only this response contains it. */
const renew: Act = async (req, { id }) => {
  perAdmin ??= createSharedLimit({ name: 'invitations', limit: IN_AN_HOUR, windowMs: HOUR_MS });
  if ((await perAdmin.refuse(`staff ${req.user?.id}`)) !== null)
    return refuse(429, 'You have invited too many people at once. Please try again in an hour.');
  const made = await inOneTransaction(req.payload, async inside => {
    const [open] = await queryRows<Account>(
      inside,
      sql`update public.staff set invitation = 'open' where id = ${id} and invitation is not null
          returning id, name, email`,
    );
    const token = open && (await newToken(inside, open));
    if (!open || !token) return null;
    if (env.SMTP_URL !== undefined) {
      await queueAccountLink(inside, 'invitation', open, token);
      return {};
    }
    return { link: accountLink(req.payload, token) };
  });
  const account = await findAccount(req, id);
  if (!made || !account) return refuse(409, 'They have chosen their password already.');
  logInfo('invited again', { server: 'admin', account: id, by: req.user?.id });
  return respond(200, { ...toState(account), ...made });
};

const revoke: Act = async (req, { id }) => {
  const revoked = await queryRows(
    req,
    sql`update public.staff set invitation = 'revoked', reset_password_token = null
        where id = ${id} and invitation is not null returning id`,
  );
  const account = await findAccount(req, id);
  if (revoked.length === 0 || !account) return refuse(409, 'They have chosen their password already.');
  logInfo('invitation revoked', { server: 'admin', account: id, by: req.user?.id });
  return respond(200, toState(account));
};

const path = '/:id/invitation';
export const invitationEndpoints: Omit<Endpoint, 'root'>[] = [
  { path, method: 'get', handler: within(see) },
  { path, method: 'post', handler: within(renew) },
  { path, method: 'delete', handler: within(revoke) },
];
