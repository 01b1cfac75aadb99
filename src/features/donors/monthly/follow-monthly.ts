import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider } from '#core/payment-provider.ts';
import { logWarning } from '#platform/log.ts';
import { type Asking, checkMonthly } from './check-monthly.action.ts';
import { type MonthlyDonation, read } from './find-monthly.ts';

/**
 * Monthly gifts to ask about: those that are to end at once, those whose month is due or whose first payment was begun
 * (for thirty days) every hour, all others once a day.
 */
function listDueMonthly(payload: Payload, now: Date): Promise<MonthlyDonation[]> {
  const at = now.toISOString();
  return read(
    { payload },
    sql`m.state <> 'ended' and (m.state <> 'begun' or m.begun_at > ${at}::timestamptz - interval '30 days')
      and (m.end_wanted_at is not null or coalesce(m.tried_at, m.begun_at) < ${at}::timestamptz
        - case when m.state in ('begun', 'failing') or m.next_at < ${at}::timestamptz then interval '1 hour'
          else interval '1 day' end)`,
  );
}

/** Ends a monthly gift whose giver wants that or was erased, and asks how it stands. */
async function followMonthly(
  payload: Payload,
  provider: PaymentProvider,
  monthly: MonthlyDonation,
  asking: Asking,
): Promise<void> {
  if (monthly.endWanted) {
    const ended = await provider.monthly?.set(monthly.providerId, 'end');
    // It is tried again in the next run.
    if (ended?.ok === false)
      logWarning('a monthly gift could not be ended', { way: provider.id, reason: ended.problem });
  }
  await checkMonthly(payload, provider, monthly, asking);
}

/** Follows every monthly gift that is due at one of these providers. */
export async function followDueMonthly(
  payload: Payload,
  providers: readonly PaymentProvider[],
  asking: Asking,
): Promise<void> {
  for (const monthly of await listDueMonthly(payload, asking.now)) {
    const provider = providers.find(({ id }) => id === monthly.way);
    if (provider) await followMonthly(payload, provider, monthly, asking);
  }
}
