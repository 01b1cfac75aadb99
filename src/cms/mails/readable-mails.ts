import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Where } from 'payload';
import { readableMailAreas } from '#cms/access/access-for.ts';
import { isAdmin } from '#cms/access/roles.ts';
import type { MailState } from '#platform/mail/mail.rules.ts';
import { kindsIn } from '#platform/mail/mail-areas.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

type Asking = Pick<PayloadRequest, 'user'>;

/**
 * The mails that somebody may read: all for admins; for others those of their areas that hold no key to an account. A
 * condition on the row, so that nothing of the rest can be searched for, sorted or counted either.
 */
export function readableMails(req: Asking): Where | true {
  if (isAdmin({ req })) return true;
  return {
    and: [{ kind: { in: kindsIn(readableMailAreas(req)) } }, { forStaff: { not_equals: true } }],
  };
}

/** What somebody learns of a mail that they may not read. */
export type LeftMail = { id: number; kind: string; state: MailState; at: Date };

const SHOWN = 50;

/** The newest mails that somebody may not read; none for admins. */
export async function listLeft(reader: Writer, req: Asking): Promise<LeftMail[]> {
  if (isAdmin({ req })) return [];
  const rows = await rowsOf<Omit<LeftMail, 'at'> & { at: string | Date }>(
    reader,
    sql`select id, kind, state, coalesce(sent_at, created_at) as at from mails
        where for_staff or not (kind = any(${sql.param(kindsIn(readableMailAreas(req)))}::text[])) order by id desc limit ${SHOWN}`,
  );
  return rows.map(({ id, kind, state, at }) => ({ id, kind, state, at: new Date(at) }));
}
