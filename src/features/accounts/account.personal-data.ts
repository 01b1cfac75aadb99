import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { passkeyAddedKind, passkeysRemovedKind } from './passkey/passkey-mail.texts.ts';
import { listPasskeys } from './passkey/passkey-store.ts';
import { signInMailKind } from './sign-in.rules.ts';
import { type EventMarks, listEventMarks } from './supporter/own-details.action.ts';

/** An account as exported to its owner; instants are ISO strings. */
export type ExportedAccount = {
  name: string;
  firstName: string;
  email: string;
  emailProven: boolean;
  phone: string;
  joinedAt: string;
  /** The provider's address of the picture, and whether we store a copy. */
  pictureFrom: string;
  pictureStored: boolean;
  signsInWith: { service: string; knownThereAs: string }[];
  sessions: { device: string; since: string; lastSeen: string; until: string }[];
  /** Language of mails to this person; empty in older accounts. */
  language: string;
  passkeys: { name: string; id: string; made: string; lastUsed: string | null }[];
  events: EventMarks;
};

type User = {
  id: string;
  name: string;
  firstName: string | null;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  language: string | null;
  createdAt: string;
  pictureSource: string | null;
  pictureStored: boolean;
};
type Account = { providerId: string; accountId: string };
type Session = { userAgent: string | null; createdAt: string; updatedAt: string; expiresAt: string };

const iso = (instant: string) => new Date(instant).toISOString();

/** The account of an address in any spelling, or null. */
export async function findAccount(payload: Payload, email: string): Promise<ExportedAccount | null> {
  const [user] = await queryRows<User>(
    { payload },
    sql`select u.id, u.name, u."firstName", u.email, u."emailVerified", u.phone, u.language, u."createdAt", u."pictureSource",
          exists (select 1 from auth.portraits p where p.user_id = u.id and p.picture is not null) as "pictureStored"
        from auth."user" u where lower(u.email) = ${comparedEmail(email)}`,
  );
  if (!user) return null;
  const of = sql`where "userId" = ${user.id}`;
  const [accounts, sessions, passkeys, events] = await Promise.all([
    queryRows<Account>({ payload }, sql`select "providerId", "accountId" from auth.account ${of}`),
    queryRows<Session>(
      { payload },
      sql`select "userAgent", "createdAt", "updatedAt", "expiresAt" from auth.session ${of}`,
    ),
    listPasskeys({ payload }, user.id),
    listEventMarks({ payload }, user.id),
  ]);
  return {
    name: user.name,
    firstName: user.firstName ?? '',
    email: user.email,
    emailProven: user.emailVerified,
    phone: user.phone ?? '',
    joinedAt: iso(user.createdAt),
    pictureFrom: user.pictureSource ?? '',
    pictureStored: user.pictureStored,
    signsInWith: accounts.map(({ providerId, accountId }) => ({
      service: providerId,
      knownThereAs: accountId,
    })),
    sessions: sessions.map(session => ({
      device: session.userAgent ?? '',
      since: iso(session.createdAt),
      lastSeen: iso(session.updatedAt),
      until: iso(session.expiresAt),
    })),
    language: user.language ?? '',
    passkeys: passkeys.map(({ name, id, madeAt, lastUsedAt }) => ({
      name,
      id,
      made: madeAt.toISOString(),
      lastUsed: lastUsedAt?.toISOString() ?? null,
    })),
    events,
  };
}

/**
 * Erases the account with everything that belongs to it, which signs its owner out everywhere, and pending sign-in
 * links. Returns the number of accounts: 0 or 1.
 */
export async function eraseAccount(writer: Writer, email: string): Promise<number> {
  const compared = comparedEmail(email);
  const erased = await queryRows(
    writer,
    sql`with gone as (delete from auth."user" where lower(email) = ${compared} returning id),
          links as (delete from auth.mail_links where email = ${compared}),
          letters as (delete from mails where compared = ${compared}
            and kind in (${signInMailKind}, ${passkeyAddedKind}, ${passkeysRemovedKind}))
        select id from gone`,
  );
  return erased.length;
}

/** Signs the account out everywhere, and invalidates its unused sign-in links; returns how many sessions there were. */
export async function signOutAccount(writer: Writer, email: string): Promise<number> {
  const compared = comparedEmail(email);
  await queryRows(writer, sql`delete from auth.mail_links where email = ${compared} returning 1`);
  const ended = sql`delete from auth.session where "userId" in
    (select id from auth."user" where lower(email) = ${compared}) returning 1`;
  return (await queryRows(writer, ended)).length;
}

/** Addresses of all accounts. */
export async function accountAddresses(writer: Writer): Promise<string[]> {
  const users = await queryRows<Pick<User, 'email'>>(writer, sql`select email from auth."user"`);
  return users.map(({ email }) => comparedEmail(email));
}
