import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { executorOf } from '#platform/transaction.ts';
import type { Reader } from './reader.rules.ts';

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
    await executorOf({ payload })
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
