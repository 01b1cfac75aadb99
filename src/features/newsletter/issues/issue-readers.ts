import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { executorOf } from '#platform/transaction.ts';
import type { ReaderTopic } from '../subscribe.rules.ts';
import type { ReadScope } from './issue-sending.ts';
import type { Audience, Segment } from './readers.rules.ts';

const topicColumns = {
  news: sql`topics_news`,
  events: sql`topics_events`,
  projects: sql`topics_projects`,
} satisfies Record<ReaderTopic, SQL>;

/** Readers who get an issue at `now`: confirmed, not paused, in the segment. Used for both counting and queueing. */
export function readersCondition({ languages, topic }: Segment, now: Date): SQL {
  const at = now.toISOString();
  return sql.join(
    [
      sql`status = 'confirmed' and (paused_until is null or paused_until <= ${at})`,
      ...(languages ? [sql`language::text = any(${sql.param([...languages])}::text[])`] : []),
      ...(topic ? [topicColumns[topic]] : []),
    ],
    sql` and `,
  );
}

/** Number of readers of an issue at `now`, per language. */
export async function countReaders(scope: ReadScope, segment: Segment, now: Date): Promise<Audience> {
  const executor = await executorOf(scope);
  const { rows } = (await executor.execute(sql`
    select language, count(*) as readers from subscribers where ${readersCondition(segment, now)} group by 1
  `)) as { rows: { language: Locale; readers: string | number }[] };
  const found = (locale: Locale) => Number(rows.find(({ language }) => language === locale)?.readers ?? 0);
  return { en: found('en'), am: found('am') };
}
