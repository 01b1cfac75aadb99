import type pg from 'pg';
import { logInfo } from '#platform/log.ts';
import { softInARow } from '#platform/mail/bounce.rules.ts';

/**
 * Suspends the subscriber of a bounced mail after one hard bounce, or `softInARow` soft ones in a row, and withdraws the
 * issues still queued for them. Mails sent before the last confirmation do not count. Idempotent; returns whether a
 * subscriber was suspended.
 */
export async function settleBounce(pool: Pick<pg.Pool, 'query'>, mail: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with returned as (select compared, bounce, reason, created_at from mails where id = $1 and bounce is not null),
     latest as (
       select mails.bounce from mails, returned
       where mails.compared = returned.compared and (mails.state = 'sent' or mails.bounce is not null)
       order by mails.created_at desc, mails.id desc limit ${softInARow}),
     suspended as (
       update subscribers set status = 'suspended', suspended_at = now(), suspended_for = returned.reason,
         updated_at = now()
       from returned
       where subscribers.compared = returned.compared and subscribers.status in ('waiting', 'confirmed')
         and (confirmed_at is null or confirmed_at <= returned.created_at)
         and (returned.bounce = 'hard'
           or (select count(*) = ${softInARow} and bool_and(coalesce(bounce::text, '') <> '') from latest))
       returning subscribers.compared),
     withdrawn as (
       delete from mails using suspended
       where mails.compared = suspended.compared and mails.kind = 'issue' and mails.state in ('waiting', 'held'))
     select from suspended`,
    [mail],
  );
  if (!rowCount) return false;
  logInfo('subscriber suspended after a bounce', { mail });
  return true;
}
