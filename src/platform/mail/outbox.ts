import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { EmailAdapter, Payload, PayloadRequest, SendEmailOptions } from 'payload';
import { isEmailAddress, parseMailbox } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { plainHeader, readSender } from '#core/mail-header.ts';
import { env } from '#platform/env.ts';
import { logInfo } from '#platform/log.ts';
import { sealValues } from '#platform/sealing.ts';
import { type getExecutor, queryRows } from '#platform/transaction.ts';
import {
  deletedSecrets,
  INBOX_FULL,
  type MailEdition,
  type MailHeaders,
  type MailValues,
  type StoredHeaders,
  sealingContext,
} from './mail.rules.ts';
import type { MailKind } from './mail-areas.ts';
import { budgetColumns, chooseBudget, countMailsText, noteRefused } from './mail-budget.ts';
import { mailJobs } from './outbox-store.ts';

/** The domain of message ids and of the greeting to the mail server: the sender's, or else the site's. */
export function mailDomain(): string {
  const domain =
    env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM).address.split('@').at(-1);
  return domain ?? new URL(env.SITE_URL).hostname;
}

type Addressed = {
  /** What the message is about. Its area decides which staff may read it. */
  kind: MailKind;
  /** Delivered to the mailbox of this address, never to another spelling of it. */
  to: string;
  toName?: string | undefined;
  locale: Locale;
  /** The final text: nothing in it is a placeholder. */
  subject: string;
  /** Where replies go, if not to the sender: an address, used as it is. */
  replyTo?: string;
  headers?: MailHeaders;
  /** Only one message is stored for each key; queueing another returns `already`. */
  dedupeKey?: string;
  /** The earliest instant to send it; at once by default. */
  sendAt?: Date;
  /** It opens an account or somebody's gifts: only admins may read it, and no export of personal data contains it. */
  forStaff?: boolean;
};

/** A message with its final body. */
export type Mail = Addressed & { html: string; text: string };

/**
 * A message whose body the worker writes from the template of its `kind` (worker.ts lists them), with `data.name` in place
 * of `{{name}}`. For mails to many people, and for callers without React.
 */
export type UnwrittenMail = Addressed & {
  data: MailValues;
  /** Secret values: links to sign in, to confirm, to unsubscribe. Stored encrypted, and deleted once sent. */
  secrets?: MailValues;
  /** The issue or other bulk mailing it is part of, by number or name. */
  bulkOf?: string;
  edition?: MailEdition;
};

type Writer = Parameters<typeof getExecutor>[0];

/** Keeps a statement well below the largest message PostgreSQL takes. */
const ROWS_AT_ONCE = 5_000;

/**
 * What became of a mail. `already`: one with this dedupeKey exists, in any state. `kept`: its inbox has had the mails of a day
 * (mail-budget.ts), so it is held for staff. `refused`: the same, for kinds of which nothing is stored.
 */
export type Queued = 'queued' | 'already' | 'kept' | 'refused';

/**
 * Queues one mail in the transaction of `writer`: it is sent only if that commits. A caller that cannot do without the mail
 * undoes its act when the mail is `kept`.
 * @throws TypeError if the address is invalid.
 */
export async function queueMail(writer: Writer, mail: Mail | UnwrittenMail): Promise<Queued> {
  const { queued, kept, refused } = await insert(writer, [mail]);
  if (refused > 0) return 'refused';
  if (kept > 0) return 'kept';
  return queued > 0 ? 'queued' : 'already';
}

class InboxFullError extends Error {
  readonly counter: string;
  constructor(counter: string) {
    super('This inbox has had the mails of a day.');
    this.counter = counter;
  }
}

/**
 * Queues a mail that its act cannot do without, within `unlessInboxFull`.
 * @throws InboxFullError if the mail would be kept, which undoes the act.
 */
export async function queueNeededMail(req: PayloadRequest, mail: Mail | UnwrittenMail): Promise<void> {
  if ((await queueMail(req, mail)) !== 'kept') return;
  const { counter = '' } = chooseBudget(mail.kind, mail.to, mail.sendAt ?? new Date());
  throw new InboxFullError(counter);
}

/** The value of an act; null if its transaction was undone because an inbox is full. Staff see how often that happens. */
export async function unlessInboxFull<Value>(
  payload: Payload,
  act: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof InboxFullError)) throw error;
    logInfo('limit reached', { limit: 'mails of an inbox' });
    await noteRefused({ payload }, error.counter);
    return null;
  }
}

/**
 * Queues many mails and returns how many were new, those kept for staff included.
 * @throws TypeError if an address is invalid; in a transaction nothing is queued then.
 */
export async function queueMails(writer: Writer, mails: Iterable<Mail | UnwrittenMail>): Promise<number> {
  let added = 0;
  for (const some of inGroups(mails, ROWS_AT_ONCE)) {
    const { queued, kept } = await insert(writer, some);
    added += queued + kept;
  }
  return added;
}

type Inserted = { queued: number; kept: number; refused: number };

async function insert(writer: Writer, mails: readonly (Mail | UnwrittenMail)[]): Promise<Inserted> {
  const [inserted] = await queryRows<Inserted>(writer, writeInsert(mails));
  return inserted ?? { queued: 0, kept: 0, refused: 0 };
}

function writeInsert(mails: readonly (Mail | UnwrittenMail)[]) {
  const rows = JSON.stringify(mails.map(toRow));
  return sql`
    with asked as (select * from jsonb_to_recordset(${rows}::jsonb) as row (
      kind text, "to" text, to_name text, compared text, subject text, html text, text text, locale text,
      edition text, headers jsonb, data jsonb, sealed text, bulk_of text, for_staff boolean, send_at timestamptz,
      message_id text, dedupe_key text, ${sql.raw(budgetColumns)})),
    counters as (${sql.raw(countMailsText('asked'))}),
    judged as (select asked.*, coalesce(used > most, false) as is_beyond
      from asked left join counters on counters.counter = asked.counter),
    added as (insert into mails
      (kind, "to", to_name, compared, subject, html, text, locale, edition, headers, data, sealed, bulk_of, for_staff,
       state, reason, attempts, next_attempt_at, message_id, dedupe_key, updated_at, created_at)
    select kind, "to", to_name, compared, subject, html, text, locale::enum_mails_locale,
      edition::enum_mails_edition, headers, data, sealed, bulk_of, for_staff,
      case when is_beyond then 'held' else 'waiting' end::enum_mails_state, case when is_beyond then ${INBOX_FULL} end,
      0, coalesce(send_at, now()), message_id, dedupe_key, now(), now()
    from judged where not (is_beyond and beyond = 'refused')
    on conflict (dedupe_key) do nothing
    returning id, bulk_of, next_attempt_at, state)
    select (select count(*)::int from added where state = 'waiting') as queued,
      (select count(*)::int from added where state = 'held') as kept,
      (select count(*)::int from judged where is_beyond and beyond = 'refused') as refused,
      ${mailJobs("added where state = 'waiting'")}
  `;
}

/** PostgreSQL accepts no NUL in JSON; headers are reduced to plain text here already. */
function toRow(mail: Mail | UnwrittenMail) {
  const to = parseMailbox(mail.to);
  if (to === null) throw new TypeError('A mail needs the address of somebody.');
  const written = 'html' in mail ? { html: storable(mail.html), text: storable(mail.text) } : {};
  const message_id = `<${randomUUID()}@${mailDomain()}>`;
  const unwritten = 'data' in mail ? toUnwritten({ ...mail, to }, message_id) : {};
  return {
    ...written,
    ...unwritten,
    kind: mail.kind,
    to,
    to_name: mail.toName === undefined ? undefined : plainHeader(mail.toName),
    compared: to,
    subject: plainHeader(mail.subject),
    locale: mail.locale,
    headers: storedHeaders(mail),
    for_staff: mail.forStaff ?? false,
    send_at: mail.sendAt?.toISOString(),
    ...chooseBudget(mail.kind, to, mail.sendAt ?? new Date()),
    message_id,
    dedupe_key: mail.dedupeKey,
  };
}

function toUnwritten({ to, data, secrets = {}, bulkOf, edition }: UnwrittenMail, messageId: string) {
  const hasSecrets = Object.keys(secrets).length > 0;
  return {
    data: { ...data, ...deletedSecrets(secrets) },
    ...(hasSecrets && { sealed: sealValues('mail-secrets', secrets, sealingContext({ to, messageId })) }),
    bulk_of: bulkOf,
    edition,
  };
}

function storedHeaders({ headers = {}, replyTo }: Addressed): StoredHeaders {
  if (replyTo === undefined) return headers;
  if (!isEmailAddress(replyTo)) throw new TypeError('Replies need the address of somebody.');
  return { ...headers, 'Reply-To': replyTo };
}

const storable = (text: string) => text.replaceAll('\0', '');

function* inGroups<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Given to the CMS as the body of a mail that the act has already queued, in its own transaction. */
export const ALREADY_QUEUED = '<!-- already in the outbox -->';

/** Puts the CMS's own mails into the outbox. */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => {
  const from = env.MAIL_FROM === undefined ? null : readSender(env.MAIL_FROM);
  return {
    name: 'outbox',
    defaultFromAddress: from?.address ?? `no-reply@${mailDomain()}`,
    defaultFromName: from?.name ?? 'Adey',
    async sendEmail({ to, subject = '', html, text }: SendEmailOptions) {
      if (html === ALREADY_QUEUED) return;
      for (const address of readAddresses(to))
        await queueMail(
          { payload },
          {
            kind: 'staff',
            to: address,
            locale: 'en',
            subject,
            html: toText(html),
            text: toText(text) || toText(html).replace(/<[^>]*>/g, ' '),
            forStaff: true,
          },
        );
    },
  };
};

function readAddresses(to: SendEmailOptions['to']): string[] {
  const list: unknown[] = Array.isArray(to) ? to : [to];
  return list
    .map(one => (typeof one === 'object' && one !== null && 'address' in one ? one.address : one))
    .filter(address => typeof address === 'string');
}

/** The CMS only passes texts; streams and file names are ignored. */
const toText = (body: SendEmailOptions['html']) => (typeof body === 'string' ? body : '');
