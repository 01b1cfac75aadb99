import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterDeleteHook } from 'payload';
import type { ClientBase } from 'pg';
import { comparedEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { APPROVAL_DAYS, type ApprovalAnswer, type ApprovalState, approvalState } from './approval.rules.ts';

/** The paths, without language, of the page behind the link and of the draft it shows, and the query parameter of both. */
export const approvalPath = '/send/approval';
export const approvalDraftPath = '/send/draft';
export const approvalParameter = 'approval';

const linkPattern = /^([1-9]\d{0,14})\.([\w-]{43})\.([\w-]{22})$/;
const signed = (id: string | number, secret: string) => `${id}\n${secret}`;
const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** Creates the secret of a new approval, which is mailed, and its digest, which is stored. */
export function newSecret(): { secret: string; digest: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, digest: hashSecret(secret) };
}

/** The signed, absolute link to one approval, in the language of its reader. */
export function approvalLink(id: number, secret: string, locale: Locale): string {
  const link = new URL(localePath(locale, approvalPath), env.SITE_URL);
  link.searchParams.set(
    approvalParameter,
    `${id}.${secret}.${signFor('approval-links', signed(id, secret))}`,
  );
  return link.href;
}

/** The approval that a link is for, and the digest that proves it; null if we did not sign the link. */
export function readApprovalLink(text: string | null): { id: number; proof: Buffer } | null {
  const [, id = '', secret = '', signature = ''] = linkPattern.exec(text ?? '') ?? [];
  if (!isSignedFor('approval-links', signed(id, secret), signature)) return null;
  return { id: Number(id), proof: hashSecret(secret) };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a name is stored: a year after an answer, as mails are, and a month without one. */
const STORED_DAYS = { answered: 365, unanswered: 30 };

/** One document. */
export type Place = { collection: string; document: number };

/** An approval as staff see it. `isPresent`: the document still is what was shown. */
export type Approval = {
  id: number;
  name: string;
  note: string;
  askedBy: number;
  askedStaff: number | null;
  asker: string | null;
  askedAt: string;
  endsAt: string;
  state: ApprovalState;
  words: string;
  answeredAt: string | null;
  content: string;
} & Place;

type Asked = Place & {
  version: number;
  content: string;
  by: number;
  staff: number | null;
  note: string;
  name: string;
  email: string;
  language: Locale;
  now: Date;
};

/** Stores a request for approval. Returns its id and the secret of its link, which is not stored. */
export async function storeApproval(writer: Writer, asked: Asked): Promise<{ id: number; secret: string }> {
  const { secret, digest } = newSecret();
  const { collection, document, version, content, by, staff, note, name, email, language, now } = asked;
  const ends = new Date(now.getTime() + APPROVAL_DAYS * DAY_MS);
  const [row] = await queryRows<{ id: string }>(
    writer,
    sql`insert into staff.approvals (collection, document, version, content, asked_by, asked_at, note, name, email,
          compared, language, digest, ends_at, asked_staff)
        values (${collection}, ${document}, ${version}, ${content}, ${by}, ${now.toISOString()}, ${note}, ${name},
          ${email}, ${comparedEmail(email)}, ${language}, ${digest}, ${ends.toISOString()}, ${staff}) returning id`,
  );
  if (!row) throw new Error('The approval was not stored');
  return { id: Number(row.id), secret };
}

/** The person who asked, for the mail with the answer; nulls if the account is deleted. `name`: the person who answered. */
export type Asker = { name: string; asker: string | null; email: string | null; language: string | null };

type Row = {
  id: string;
  collection: string;
  document: number;
  name: string;
  note: string;
  asked_by: number;
  asked_staff: number | null;
  asker: string | null;
  asked_at: string | Date;
  ends_at: string | Date;
  withdrawn_at: string | Date | null;
  answer: ApprovalAnswer | null;
  words: string;
  answered_at: string | Date | null;
  content: string;
};

const columns = sql`a.id, a.collection, a.document, a.name, a.note, a.asked_by, a.asked_staff, s.name as asker, a.asked_at, a.ends_at,
  a.withdrawn_at, a.answer, a.words, a.answered_at, a.content`;
const AT_MOST = 20;

function toApproval(row: Row, now: Date): Approval {
  const { id, collection, document, name, note, asker, words, content, answer } = row;
  const [endsAt, withdrawnAt] = [new Date(row.ends_at), row.withdrawn_at ? new Date(row.withdrawn_at) : null];
  return {
    ...{
      id: Number(id),
      collection,
      document,
      name,
      note,
      askedBy: row.asked_by,
      askedStaff: row.asked_staff,
      asker,
      words,
      content,
    },
    askedAt: new Date(row.asked_at).toISOString(),
    endsAt: endsAt.toISOString(),
    state: approvalState({ answer, withdrawnAt, endsAt }, now),
    answeredAt: row.answered_at && new Date(row.answered_at).toISOString(),
  };
}

/** The approvals of a document, newest first. */
export async function listApprovals(
  writer: Writer,
  { collection, document }: Place,
  now: Date,
): Promise<Approval[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`select ${columns} from staff.approvals a left join public.staff s on s.id = a.asked_by
        where a.collection = ${collection} and a.document = ${document} order by a.id desc limit ${AT_MOST}`,
  );
  return rows.map(row => toApproval(row, now));
}

/** What one member of staff asked for that is open or was answered within a month; newest first. */
export async function listAskedBy(writer: Writer, staff: number, now: Date): Promise<Approval[]> {
  const since = new Date(now.getTime() - STORED_DAYS.unanswered * DAY_MS).toISOString();
  const rows = await queryRows<Row>(
    writer,
    sql`select ${columns} from staff.approvals a left join public.staff s on s.id = a.asked_by
        where a.asked_by = ${staff} and a.withdrawn_at is null and coalesce(a.answered_at, a.ends_at) > ${since}
        order by coalesce(a.answered_at, a.asked_at) desc limit ${AT_MOST}`,
  );
  return rows.map(row => toApproval(row, now));
}

/** What one member of staff was asked and has not answered, oldest first. */
export async function listAsked(writer: Writer, staff: number, now: Date): Promise<Approval[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`select ${columns} from staff.approvals a left join public.staff s on s.id = a.asked_by
        where a.asked_staff = ${staff} and a.answer is null and a.withdrawn_at is null
          and a.ends_at > ${now.toISOString()} order by a.id limit ${AT_MOST}`,
  );
  return rows.map(row => toApproval(row, now));
}

type StaffAnswer = Place & { id: number; staff: number; answer: ApprovalAnswer; words: string };

/** Stores the answer of the colleague who was asked, once; null if it is over, or if somebody else was asked. */
export async function storeStaffAnswer(writer: Writer, given: StaffAnswer, now: Date): Promise<Asker | null> {
  const { id, collection, document, staff, answer, words } = given;
  const [row] = await queryRows<Asker>(
    writer,
    sql`with given as (
          update staff.approvals set answer = ${answer}, words = ${words}, answered_at = ${now.toISOString()}
          where id = ${id} and collection = ${collection} and document = ${document} and asked_staff = ${staff}
            and answer is null and withdrawn_at is null and ends_at > ${now.toISOString()} returning asked_by, name)
        select given.name, s.name as asker, s.email, s.language from given
        left join public.staff s on s.id = given.asked_by`,
  );
  return row ?? null;
}

/** Ends the link of an open approval, and returns whether there was one. `by`: only if this account asked; null for any. */
export async function withdrawApproval(
  writer: Writer,
  { id, collection, document, by }: Place & { id: number; by: number | null },
  now: Date,
): Promise<boolean> {
  const rows = await queryRows(
    writer,
    sql`update staff.approvals set withdrawn_at = ${now.toISOString()}
        where id = ${id} and collection = ${collection} and document = ${document} and withdrawn_at is null
          and answer is null and (${by}::int is null or asked_by = ${by}) returning id`,
  );
  return rows.length > 0;
}

/** Ends every open approval link, and returns how many there were. */
export async function endOpenLinks(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    'update staff.approvals set withdrawn_at = now() where withdrawn_at is null and answer is null and ends_at > now()',
  );
  return rowCount ?? 0;
}

/** Deletes the approvals of a deleted document. */
export const deleteApprovals: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await queryRows(
    req,
    sql`delete from staff.approvals where collection = ${collection.slug} and document = ${Number(id)}`,
  );
};

/** Deletes approvals, with the names in them, that were answered or ended long before `now`. Returns how many. */
export async function deleteOldApprovals(writer: Writer, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const gone = await queryRows(
    writer,
    sql`delete from staff.approvals where answered_at < ${before(STORED_DAYS.answered)}
          or (answer is null and least(withdrawn_at, ends_at) < ${before(STORED_DAYS.unanswered)}) returning id`,
  );
  return gone.length;
}
