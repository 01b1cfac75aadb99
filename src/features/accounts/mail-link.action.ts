import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { parseMailbox, pastedEmail } from '#core/email-address.ts';
import { defaultLocale, type Locale, localePath } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { queueNeededMail, unlessInboxFull } from '#platform/mail/outbox.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { accountPaths } from './account-paths.ts';
import { mailLinkTexts } from './mail-link.texts.ts';
import { openAccounts, orDatabaseFault } from './open-accounts.ts';
import { cookiesWithHint } from './session-cookies.ts';
import { isLinkKey, linkTtlMinutes, signInMailKind } from './sign-in.rules.ts';
import { refuseMail, refuseNetwork } from './sign-in-limit.ts';

type Writer = Parameters<typeof getExecutor>[0];
type Rows = { rows: { email: string }[] };

const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** Creates a link key for an address and stores its digest; the key itself is only in the mail. */
async function createLink(writer: Writer, email: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const until = new Date(now.getTime() + linkTtlMinutes * 60_000).toISOString();
  const executor = await getExecutor(writer);
  await executor.execute(
    sql`insert into auth.mail_links (digest, email, expires_at) values (${hashKey(key)}, ${email}, ${until})`,
  );
  return key;
}

/** The owner of a valid link, or null. Reading does not use the link up. */
export async function findLink(writer: Writer, key: string, now: Date): Promise<string | null> {
  if (!isLinkKey(key)) return null;
  const executor = await getExecutor(writer);
  const { rows } = (await executor.execute(
    sql`select email from auth.mail_links where digest = ${hashKey(key)} and expires_at > ${now.toISOString()}`,
  )) as Rows;
  return rows[0]?.email ?? null;
}

/**
 * Uses a link up and returns its owner. A single statement, so that only one of several concurrent requests succeeds.
 * Deletes the other links of the address.
 */
async function consumeLink(writer: Writer, key: string, now: Date): Promise<string | null> {
  if (!isLinkKey(key)) return null;
  const executor = await getExecutor(writer);
  const { rows } = (await executor.execute(
    sql`delete from auth.mail_links where digest = ${hashKey(key)} and expires_at > ${now.toISOString()} returning email`,
  )) as Rows;
  const email = rows[0]?.email;
  if (email === undefined) return null;
  await executor.execute(sql`delete from auth.mail_links where email = ${email}`);
  return email;
}

/** too-often: this network, also for this inbox, or the inbox got many links from us today. */
type LinkRequestProblem = 'invalid-email' | 'too-often';

type LinkRequest = {
  readonly email: string;
  readonly locale: Locale;
  /** The client network, used for limits only. */
  readonly network: string;
  /** The charity's name in the mail. */
  readonly organisation: string;
  readonly now: Date;
};

/**
 * Mails a sign-in link. Does not look up whether the account exists, so that neither the response nor its timing
 * reveals it; new accounts are created when the link is used.
 */
export async function requestLink(
  payload: Payload,
  request: LinkRequest,
): Promise<Outcome<string, LinkRequestProblem>> {
  const { locale, network, organisation, now } = request;
  const email = parseMailbox(pastedEmail(request.email));
  if (email === null) return problem('invalid-email');
  if ((await refuseNetwork(network)) !== null) return problem('too-often');
  if ((await refuseMail(network, email)) !== null) return problem('too-often');
  const asked = await unlessInboxFull(payload, () =>
    inOneTransaction(payload, async req => {
      const key = await createLink(req, email, now);
      await queueNeededMail(req, {
        kind: signInMailKind,
        to: email,
        locale,
        subject: mailLinkTexts[locale].mail.subject.replace('{organisation}', () => organisation),
        data: {},
        secrets: { link: linkTo(key, locale) },
        // The link grants access to an account, so editors must not see it in the outbox.
        forStaff: true,
      });
      return ok(email);
    }),
  );
  return asked ?? problem('too-often');
}

const linkTo = (key: string, locale: Locale) =>
  `${env.SITE_URL}${localePath(locale, accountPaths.byMail)}?key=${key}`;

/**
 * Signs in with a mailed link: returns the cookies of a new session, or null if the link is used, expired or invalid.
 * Ends the browser's previous session. New accounts get the language of the page.
 */
export async function followLink(
  payload: Payload,
  key: string,
  { headers, now, locale = defaultLocale }: { headers: Headers; now: Date; locale?: Locale },
): Promise<readonly string[] | null> {
  const accounts = await openAccounts();
  const email = await consumeLink({ payload }, key, now);
  if (email === null) return null;
  const { headers: answer } = await orDatabaseFault(
    accounts,
    accounts.api.signInProven({ body: { email, language: locale }, headers, returnHeaders: true }),
  );
  return cookiesWithHint(answer, env.SITE_URL.startsWith('https:'));
}
