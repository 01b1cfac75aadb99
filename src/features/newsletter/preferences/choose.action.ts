import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { executorOf } from '#platform/transaction.ts';
import type { ReaderChoices } from './reader.rules.ts';

/** Stores a reader's preferences; false if there is no such reader or they unsubscribed. */
export async function chooseLetters(
  payload: Payload,
  id: number,
  { language, topics, edition, pausedUntil }: ReaderChoices,
  now: Date,
): Promise<boolean> {
  const { rows } = (await (
    await executorOf({ payload })
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
