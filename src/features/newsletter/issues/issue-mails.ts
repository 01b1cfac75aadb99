import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { heldConsents } from '#cms/consents/consent-gate.ts';
import type { Locale } from '#core/locale.ts';
import { executorOf } from '#platform/transaction.ts';
import { readerLinks } from '../reader-links.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';
import { type IssueBody, picturesIn, withoutPictures } from './issue-body.ts';
import { mayBeMailed } from './issue-pictures.action.ts';

/**
 * The body of an issue in one language and edition, without pictures whose consent has ended by `now`. Null if the
 * issue was deleted, or if it tells of somebody whose consent has ended: then no further mail of it goes out.
 */
export async function issueBody(
  payload: Payload,
  { issue, locale, edition }: { issue: string; locale: Locale; edition: ReaderEdition },
  now: Date,
): Promise<IssueBody | null> {
  if (!/^\d{1,10}$/.test(issue)) return null;
  const executor = await executorOf({ payload });
  const { rows } = (await executor.execute(sql`
    select sending.bodies -> ${locale}::text -> ${edition}::text as body,
      jsonb_path_query_array(issue.content, '$.parts[*].consent ? (@ != null)')
        || case when issue.identifiable = 'no' then '[]' else jsonb_build_array(issue.consent_id) end as consents
    from issue_sendings sending join newsletter_issues issue on issue.id = sending.issue_id
    where sending.issue_id = ${Number(issue)}
  `)) as { rows: { body: IssueBody | null; consents: number[] }[] };
  const { body, consents = [] } = rows[0] ?? {};
  if (!body) return null;
  const held = await heldConsents({ payload }, consents, 'newsletter', now);
  if (!consents.every(id => held.has(id))) return null;
  const picturesShown = picturesIn(body.html);
  const allowed = await mayBeMailed({ payload }, picturesShown, now);
  return {
    ...body,
    html: withoutPictures(
      body.html,
      picturesShown.filter(id => !allowed.has(id)),
    ),
  };
}

/** The parts of a mail that differ per reader: its links, and the headers for one-click unsubscribe (RFC 8058). */
export function ofReader(data: Readonly<Record<string, string>>, locale: Locale) {
  const { preferences, leave, oneClick } = readerLinks(Number(data.subscriber), locale);
  return {
    values: { preferences, leave },
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
