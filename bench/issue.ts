/**
 * How long it takes to send an issue to very many readers, from the press of the button to the last row of the outbox: the
 * four mails rendered, everything fixed, one mail queued for each reader; and how long the desk takes to count them.
 *
 *   npm run bench:issue -- [100000]
 *
 * Starts a database of its own. Writes bench/out/issue.json; ends with 1 when a reader was missed or queued twice.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { copyTemplate, EMPTY, haveTemplate, startCluster } from '../tests/support/cluster.ts';

const readers = Number(process.argv[2] ?? 100_000);
const cluster = await startCluster();
let isRight = false;
try {
  await haveTemplate(cluster.folder, EMPTY);
  process.env.DATABASE_URL = await copyTemplate(cluster.folder, 'issue', EMPTY);
  process.env.DATA_DIR = join(cluster.folder, 'data');
  isRight = await measure();
} finally {
  await cluster.end();
}
process.exit(isRight ? 0 : 1);

async function measure(): Promise<boolean> {
  // Read late, when the settings above stand.
  const { openCms } = await import('#platform/payload.ts');
  const { executorOf } = await import('#platform/transaction.ts');
  const { addIssue } = await import('../tests/support/newsletter.ts');
  const { sendIssue } = await import('#features/newsletter/issues/send-issue.action.ts');
  const { issueRenderer } = await import('#features/newsletter/issues/render-issue.tsx');
  const { progressOf } = await import('#features/newsletter/issues/issue-progress.ts');
  const payload = await openCms();
  const executor = await executorOf({ payload });
  await executor.execute(sql`
    insert into subscribers (name, email, compared, status, language, edition, topics_news, topics_events,
      topics_projects, joined_at, confirmed_at, source, consent_version, updated_at, created_at)
    select 'Reader', 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'confirmed',
      (case when n % 3 = 0 then 'am' else 'en' end)::enum_subscribers_language,
      (case when n % 5 = 0 then 'light' else 'full' end)::enum_subscribers_edition,
      true, true, true, now(), now(), 'section', '2026-11-20', now(), now()
    from generate_series(1, ${readers}::int) as n
  `);
  const id = await addIssue(payload, { subject: { en: 'To very many', am: 'ለብዙዎች' } });
  const render = issueRenderer({ organisation: 'Adey', siteUrl: 'http://localhost:3000' });
  const pressed = performance.now();
  const sent = await sendIssue(payload, id, { by: 'bench', now: new Date(), render });
  const queuedMs = performance.now() - pressed;
  const counted = performance.now();
  const { waiting } = await progressOf({ payload }, id);
  const countMs = performance.now() - counted;
  const { rows } = (await executor.execute(sql`
    select count(distinct compared) as reached from mails where bulk_of = ${String(id)}
  `)) as { rows: { reached: string }[] };
  const reached = Number(rows[0]?.reached);
  const figures = { readers, reached, waiting, queuedMs: Math.round(queuedMs), countMs: Math.round(countMs) };
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/issue.json', `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return sent.ok && reached === readers && waiting === readers;
}
