import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { queueMails } from '#platform/mail/outbox.ts';
import { executorOf, inOneTransaction } from '#platform/transaction.ts';
import { confirmationMail, unsubscribedHashes } from '../reader-links.ts';
import {
  countResults,
  type ImportReport,
  type ImportResult,
  type ListedPerson,
  type UnreadableLine,
} from './import.rules.ts';

const ROWS_AT_ONCE = 500;

type List = { people: readonly ListedPerson[]; unreadable: readonly UnreadableLine[] };

/**
 * Imports a list in one transaction, or with `dryRun` only reports the result per line. Skips people who unsubscribed,
 * leaves existing subscribers unchanged, and mails nobody who has not agreed, either in the list or by confirming.
 */
export async function importSubscribers(
  payload: Payload,
  { people, unreadable }: List,
  { dryRun, now }: { dryRun: boolean; now: Date },
): Promise<ImportReport> {
  const results = await inOneTransaction(payload, async req => {
    const planned = await planResults(req, people);
    if (!dryRun)
      await insertPeople(
        req,
        people.filter((_, place) => isAdded(planned[place])),
        now,
      );
    return planned;
  });
  const lines = [
    ...people.map(({ line, email }, place) => ({ line, email, end: results[place] ?? 'known' })),
    ...unreadable.map(({ line, reason }) => ({ line, email: '', end: 'unreadable' as const, reason })),
  ].toSorted((one, other) => one.line - other.line);
  return { done: !dryRun, counts: countResults(lines), lines };
}

const isAdded = (end: ImportResult | undefined) => end === 'confirmed' || end === 'asked';

async function planResults(req: PayloadRequest, people: readonly ListedPerson[]): Promise<ImportResult[]> {
  const hashes = new Map(people.map(({ compared }) => [compared, unsubscribedHashes(compared)]));
  const stored = await findExisting(
    req,
    [...hashes].flatMap(([compared, unsubscribed]) => [compared, ...unsubscribed]),
  );
  const seen = new Set<string>();
  return people.map(({ compared, agreement }) => {
    if (seen.has(compared)) return 'twice';
    seen.add(compared);
    if (stored.has(compared)) return 'known';
    if (hashes.get(compared)?.some(hash => stored.has(hash))) return 'left';
    return agreement ? 'confirmed' : 'asked';
  });
}

async function findExisting(req: PayloadRequest, compared: readonly string[]): Promise<Set<string>> {
  const executor = await executorOf(req);
  const { rows } = (await executor.execute(sql`
    select compared from subscribers
    where compared in (select jsonb_array_elements_text(${JSON.stringify(compared)}::jsonb))
  `)) as { rows: { compared: string }[] };
  return new Set(rows.map(row => row.compared));
}

async function insertPeople(req: PayloadRequest, people: readonly ListedPerson[], now: Date): Promise<void> {
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE) {
    const unconfirmed = await insertSome(req, people.slice(from, from + ROWS_AT_ONCE), now);
    if (unconfirmed.length > 0)
      await queueMails(
        req,
        unconfirmed.map(({ id, email, language }) => confirmationMail({ id, email }, { language, now })),
      );
  }
}

type UnconfirmedRow = { id: number; email: string; language: ListedPerson['language'] };

/**
 * Inserts rows and returns those that need a confirmation mail; people who subscribed in the meantime are left
 * unchanged.
 */
async function insertSome(
  req: PayloadRequest,
  people: readonly ListedPerson[],
  now: Date,
): Promise<UnconfirmedRow[]> {
  const at = now.toISOString();
  const rows = people.map(({ name, email, compared, language, agreement }) => ({
    name,
    email,
    compared,
    language,
    status: agreement ? 'confirmed' : 'waiting',
    joined_at: agreement ? `${agreement.on}T00:00:00.000Z` : at,
    confirmed_at: agreement ? at : null,
    consent_text: agreement ? `${agreement.how.trim()} (${agreement.on})` : null,
    confirmation_mailed_at: agreement ? null : at,
  }));
  const { rows: inserted } = (await (
    await executorOf(req)
  ).execute(sql`
    insert into subscribers
      (name, email, compared, status, language, joined_at, confirmed_at, source, consent_version, consent_text,
       confirmation_mailed_at, updated_at, created_at)
    select name, email, compared, status::enum_subscribers_status, language::enum_subscribers_language, joined_at,
      confirmed_at, 'import', 'import', consent_text, confirmation_mailed_at, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      name text, email text, compared text, language text, status text, joined_at timestamptz,
      confirmed_at timestamptz, consent_text text, confirmation_mailed_at timestamptz)
    on conflict (compared) do nothing
    returning id, email, language, status
  `)) as { rows: (UnconfirmedRow & { status: string })[] };
  return inserted.filter(({ status }) => status === 'waiting');
}
