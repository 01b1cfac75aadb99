import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { recordErasure } from '#platform/backup/erasures.ts';
import { withdrawMails } from '#platform/mail/mail.personal-data.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { unsubscribedHash } from '../reader-links.ts';
import type { Reader, ReaderChoices } from './preferences.rules.ts';

type Row = {
  id: number;
  email: string;
  status: Reader['status'];
  language: Reader['language'];
  topics_news: boolean;
  topics_events: boolean;
  topics_projects: boolean;
  edition: Reader['edition'];
  paused_until: Date | string | null;
  joined_at: Date | string;
};

/** The subscriber a signed link belongs to, or null. The signature in the link authorises the read. */
export async function findReader(payload: Payload, id: number): Promise<Reader | null> {
  const { rows } = (await (
    await getExecutor({ payload })
  ).execute(sql`
    select id, email, status, language, topics_news, topics_events, topics_projects, edition, paused_until, joined_at
    from subscribers where id = ${id}
  `)) as { rows: Row[] };
  const [row] = rows;
  if (!row) return null;
  const { id: number, email, status, language, edition } = row;
  return {
    id: number,
    email,
    status,
    language,
    edition,
    topics: { news: row.topics_news, events: row.topics_events, projects: row.topics_projects },
    pausedUntil: row.paused_until === null ? null : new Date(row.paused_until),
    joinedAt: new Date(row.joined_at),
  };
}

/** Stores a reader's preferences; false if there is no such reader or they unsubscribed. */
export async function savePreferences(
  payload: Payload,
  id: number,
  { language, topics, edition, pausedUntil }: ReaderChoices,
  now: Date,
): Promise<boolean> {
  const { rows } = (await (
    await getExecutor({ payload })
  ).execute(sql`
    update subscribers set
      language = ${language}, edition = ${edition}, topics_news = ${topics.news}, topics_events = ${topics.events},
      topics_projects = ${topics.projects}, paused_until = ${pausedUntil?.toISOString() ?? null},
      updated_at = ${now.toISOString()}
    where id = ${id} and status <> 'left'
    returning id
  `)) as { rows: unknown[] };
  return rows.length > 0;
}

/** `left`: unsubscribed now. `had-left`: was not subscribed; the reader sees the same message. */
type UnsubscribeResult = 'left' | 'had-left';

/** Name of an unsubscription in the erasure log, which a restore reapplies. */
export const UNSUBSCRIBED = 'left';

/** Kinds of mail to subscribers, withdrawn when they unsubscribe. */
const readerMailKinds = ['confirm', 'welcome', 'issue'] as const;

/**
 * Unsubscribes a reader. The row keeps its id, which links in old mail refer to, and a keyed hash of the address, so
 * that no import subscribes the owner again. Waiting letters are withdrawn.
 */
export function unsubscribe(payload: Payload, id: number, now: Date): Promise<UnsubscribeResult> {
  return inOneTransaction(payload, async req => {
    const compared = await unsubscribeWithin(req, id, now);
    if (compared === null) return 'had-left';
    await recordErasure(req, compared, [UNSUBSCRIBED]);
    return 'left';
  });
}

/** Unsubscribes in the transaction of `req`; returns the compared address, or null if nobody was subscribed. */
export async function unsubscribeWithin(req: PayloadRequest, id: number, now: Date): Promise<string | null> {
  const executor = await getExecutor(req);
  const { rows } = (await executor.execute(
    sql`select compared from subscribers where id = ${id} and status <> 'left' for update`,
  )) as { rows: { compared: string }[] };
  const [row] = rows;
  if (!row) return null;
  await withdrawMails(req, row.compared, readerMailKinds);
  const at = now.toISOString();
  await executor.execute(sql`
    update subscribers set
      status = 'left', name = '', email = '', compared = ${unsubscribedHash(row.compared)}, language = 'en',
      topics_news = true, topics_events = true, topics_projects = true, edition = 'full', paused_until = null,
      joined_at = ${at}, confirmed_at = null, left_at = ${at}, consent_version = '', consent_text = null,
      confirmation_mailed_at = null, suspended_at = null, suspended_for = null, updated_at = ${at}, created_at = ${at}
    where id = ${id}
  `);
  return row.compared;
}
