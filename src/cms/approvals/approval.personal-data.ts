import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { eraseMailsByKey } from '#platform/mail/mail.personal-data.ts';
import { queryRows } from '#platform/transaction.ts';
import { approvalAnsweredKind } from './approval-mails.texts.ts';

/** An approval as exported for the person who was asked. */
export type GivenApproval = {
  name: string;
  askedAt: string;
  note: string;
  answer: string | null;
  words: string;
};

/** Every approval that the owner of this email address was asked for, oldest first. */
export async function findApprovals(payload: Payload, email: string): Promise<GivenApproval[]> {
  const rows = await queryRows<Omit<GivenApproval, 'askedAt'> & { asked_at: string | Date }>(
    { payload },
    sql`select name, asked_at, note, answer, words from staff.approvals where compared = ${comparedEmail(email)}
        order by id`,
  );
  return rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: new Date(asked_at).toISOString() }));
}

/** Erases them and the mails with their answers, which also ends open links. Returns how many there were. */
export async function eraseApprovals(req: PayloadRequest, email: string): Promise<number> {
  const rows = await queryRows<{ id: string }>(
    req,
    sql`delete from staff.approvals where compared = ${comparedEmail(email)} returning id`,
  );
  await eraseMailsByKey(
    req,
    rows.map(({ id }) => `${approvalAnsweredKind}:${id}`),
  );
  return rows.length;
}

/** The email address of everybody who was asked for an approval, normalised for comparison. */
export async function approvalAddresses(req: PayloadRequest): Promise<string[]> {
  const rows = await queryRows<{ compared: string }>(req, sql`select distinct compared from staff.approvals`);
  return rows.map(({ compared }) => compared);
}
