import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

export const followActs = ['follow', 'unfollow'] as const;
export type FollowAct = (typeof followActs)[number];

const HOUR = 60 * 60_000;
let limit: RateLimit | undefined;

export async function isFollowing(reader: Writer, donor: string): Promise<boolean> {
  const rows = await queryRows(reader, sql`select from money.followers where donor = ${donor}::uuid`);
  return rows.length > 0;
}

type Choice = { donor: string; act: FollowAct; language: Locale; reached: readonly string[]; now: Date };

/**
 * Begins or ends the mails of a donor about stations. `reached`: the stations there are now, of which they are not told. The
 * link to their page came to their address, so it needs no other proof.
 */
export async function chooseStationMails(
  payload: Payload,
  { donor, act, language, reached, now }: Choice,
): Promise<Outcome<FollowAct, 'too-often'>> {
  limit ??= createSharedLimit({ name: 'station mails', limit: 10, windowMs: HOUR });
  if ((await limit.refuse(donor)) !== null) return problem('too-often');
  if (act === 'unfollow') await endStationMails({ payload }, donor);
  else
    await queryRows(
      { payload },
      sql`insert into money.followers (donor, language, told, told_at)
          select ${donor}::uuid, ${language}, ${sql.param([...reached])}::text[], ${now.toISOString()}::timestamptz
          where exists (select from money.donors where donor = ${donor}::uuid)
          on conflict (donor) do update set language = excluded.language`,
    );
  return ok(act);
}

export async function endStationMails(writer: Writer, donor: string): Promise<void> {
  await queryRows(writer, sql`delete from money.followers where donor = ${donor}::uuid`);
}
