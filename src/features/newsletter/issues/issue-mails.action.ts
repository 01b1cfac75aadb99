import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { ConsentUse } from '#cms/consents/consent.rules.ts';
import { type PublicReadContext, validConsents } from '#cms/consents/consent-gate.ts';
import { mediaPath } from '#cms/media/media-picture.ts';
import { MAIL_SIZE } from '#cms/media/picture-sizes.ts';
import type { Locale } from '#core/locale.ts';
import type { Localized } from '#core/words.ts';
import { getExecutor } from '#platform/transaction.ts';
import { readerLinks } from '../reader-links.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';
import { type IssueBody, picturesIn, withoutPictures } from './issue.rules.ts';
import { asVisitorIn, type ReadScope } from './issue-sending.ts';

/**
 * The body of an issue in one language and edition, without pictures whose consent has ended by `now`. Null if the
 * issue was deleted, or if the consent of somebody in it has ended: then no further mail of it goes out.
 */
export async function issueBody(
  payload: Payload,
  { issue, locale, edition }: { issue: string; locale: Locale; edition: ReaderEdition },
  now: Date,
): Promise<IssueBody | null> {
  if (!/^\d{1,10}$/.test(issue)) return null;
  const executor = await getExecutor({ payload });
  const { rows } = (await executor.execute(sql`
    select sending.bodies -> ${locale}::text -> ${edition}::text as body,
      jsonb_path_query_array(issue.content, '$.parts[*].consent ? (@ != null)')
        || case when issue.identifiable = 'no' then '[]' else jsonb_build_array(issue.consent_id) end as consents
    from issue_sendings sending join newsletter_issues issue on issue.id = sending.issue_id
    where sending.issue_id = ${Number(issue)}
  `)) as { rows: { body: IssueBody | null; consents: number[] }[] };
  const { body, consents = [] } = rows[0] ?? {};
  if (!body) return null;
  const held = await validConsents({ payload }, consents, 'newsletter', now);
  if (!consents.every(id => held.has(id))) return null;
  const picturesShown = picturesIn(body.html);
  const allowed = await mailablePictures({ payload }, picturesShown, now);
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

/** A picture for mail programs: JPEG or PNG, at an address that checks consent on each request. */
export type MailPicture = { id: number; src: string; width: number; height: number; alt: Localized };

type Size = { filename?: string | null; width?: number | null; height?: number | null };
type Stored = Size & { id: number; alt?: Localized; sizes?: Record<string, Size | undefined> };

/**
 * The pictures among `ids` that may be in a newsletter at `now`: nobody is recognisable, or the consent covers both the
 * newsletter and the website, which serves the file.
 */
export async function mailablePictures(
  scope: ReadScope,
  ids: number[],
  now: Date,
): Promise<Map<number, MailPicture>> {
  if (ids.length === 0) return new Map();
  const onSite = await allowedFor(scope, 'website', ids, now);
  const inMail = await allowedFor(scope, 'newsletter', ids, now);
  const both = inMail.filter(({ id }) => onSite.some(other => other.id === id));
  return new Map(both.flatMap(stored => mailPicture(stored).map(picture => [stored.id, picture] as const)));
}

async function allowedFor(
  scope: ReadScope,
  consentUse: ConsentUse,
  ids: number[],
  now: Date,
): Promise<Stored[]> {
  const context: PublicReadContext = { now, consentUse };
  const { docs } = await scope.payload.find({
    ...asVisitorIn(scope),
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    context: { ...context },
  });
  return docs as unknown as Stored[];
}

/** A picture smaller than the mail size has no resized copy and is used as it is. */
function mailPicture(stored: Stored): MailPicture[] {
  const cut = stored.sizes?.[MAIL_SIZE];
  const file = cut?.filename ? cut : stored;
  if (!file.filename || !file.width || !file.height) return [];
  const { width, height } = file;
  return [{ id: stored.id, src: mediaPath(file.filename), width, height, alt: stored.alt }];
}
