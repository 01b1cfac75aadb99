import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider, ProviderProblem, StartedPayment } from '#money/domain/payment-provider.ts';
import { followDueMonthly } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { followNotice, listOpenNotices, readListed } from '#money/donations/asking/receive-notice.action.ts';
import { logInfo } from '#platform/log.ts';
import { queryRows } from '#platform/transaction.ts';
import { type AskedService, type FoundDonation, findStatus, foundBetween } from './find-reconciliation.ts';

/** The name of this work among those that are done at set times. */
export const RECONCILING = 'asking all payment services on request';

/** After so many failures in a row a service is left until the next run. */
const GIVE_UP_AFTER = 3;
const MOST_FOUND = 500;

const MOST_NOTICES = 200;

type Run = { number: string; now: () => Date; found: FoundDonation[] };

/**
 * Does the run that staff began, if one is open: asks each service about its payments, its list and its notices. If the
 * process dies, the next one goes on where it stopped. @returns whether a run was open.
 */
export async function reconcile(
  payload: Payload,
  providers: readonly PaymentProvider[],
  clock: { now(): Date },
): Promise<boolean> {
  const [open] = await queryRows<{ number: string; found: FoundDonation[] }>(
    { payload },
    sql`select number::text, found from money.reconciliations where ended_at is null`,
  );
  if (!open) return false;
  const run: Run = { number: open.number, now: () => clock.now(), found: open.found };
  const now = clock.now();
  await queryRows(
    { payload },
    sql`update money.reconciliations set payments = asked + ${await countAll(payload, providers, run.number, now)}
        where number = ${run.number}`,
  );
  try {
    const services: AskedService[] = [];
    for (const provider of providers) services.push(await askService(payload, provider, run));
    await end(
      payload,
      run,
      [...services, ...(await servicesLeft(payload, services, run.number, now))],
      'done',
    );
  } catch (error) {
    await end(payload, run, [], 'failed');
    throw error;
  }
  logInfo('payment services asked on request', { found: run.found.length });
  return true;
}

async function countAll(
  payload: Payload,
  providers: readonly PaymentProvider[],
  run: string,
  now: Date,
): Promise<number> {
  const counts = await Promise.all(providers.map(({ id }) => countUnasked(payload, run, now, id)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function askService(payload: Payload, provider: PaymentProvider, run: Run): Promise<AskedService> {
  let asked = 0;
  let silent = 0;
  let problem: ProviderProblem | null = null;
  while (silent < GIVE_UP_AFTER) {
    const payment = await takeUnasked(payload, provider.id, run.number, run.now());
    if (!payment) break;
    asked += 1;
    const before = await findStatus({ payload }, payment.reference);
    const answer = await checkPayment(payload, provider, payment, run.now());
    const isSilent = !answer.ok && answer.problem !== 'unknown' && answer.problem !== 'unclear';
    silent = isSilent ? silent + 1 : 0;
    problem = isSilent ? answer.problem : null;
    await remember(payload, run, provider, await foundBetween({ payload }, payment.reference, before));
  }
  const left = await countUnasked(payload, run.number, run.now(), provider.id);
  if (silent >= GIVE_UP_AFTER) return { method: provider.id, asked, problem, left };
  return {
    method: provider.id,
    asked,
    problem: (await askRest(payload, provider, run.now())) ?? problem,
    left,
  };
}

/** Asks about everything but payments begun here: open notices, monthly donations and the provider's own list. */
async function askRest(
  payload: Payload,
  provider: PaymentProvider,
  now: Date,
): Promise<ProviderProblem | null> {
  for (const notice of await listOpenNotices(payload, MOST_NOTICES, provider.id))
    await followNotice(payload, provider, notice, now);
  await followDueMonthly(payload, [provider], now);
  const listed = await readListed(payload, provider, now);
  return listed.ok ? null : listed.problem;
}

async function remember(
  payload: Payload,
  run: Run,
  provider: PaymentProvider,
  found: Omit<FoundDonation, 'method'> | null,
): Promise<void> {
  const isNew = found !== null && run.found.length < MOST_FOUND;
  if (isNew) run.found.push({ ...found, method: provider.id });
  await queryRows(
    { payload },
    sql`update money.reconciliations set asked = asked + 1,
          found = coalesce(${isNew ? JSON.stringify(run.found) : null}::jsonb, found)
        where number = ${run.number}`,
  );
}

async function end(
  payload: Payload,
  { number, now }: Run,
  services: readonly AskedService[],
  outcome: 'done' | 'failed',
): Promise<void> {
  await queryRows(
    { payload },
    sql`update money.reconciliations set ended_at = ${now().toISOString()}, outcome = ${outcome},
          services = ${JSON.stringify(services)}::jsonb where number = ${number} and ended_at is null`,
  );
}

/** Services with payments here that are no longer set up. */
async function servicesLeft(
  payload: Payload,
  asked: readonly AskedService[],
  number: string,
  now: Date,
): Promise<AskedService[]> {
  const rows = await queryRows<{ method: PaymentProvider['id'] }>(
    { payload },
    sql`select distinct method from money.payments`,
  );
  const others = rows.filter(({ method }) => !asked.some(service => service.method === method));
  const left = others.map(async ({ method }) => ({
    method,
    asked: 0,
    problem: 'not-set-up' as const,
    left: await countUnasked(payload, number, now, method),
  }));
  return (await Promise.all(left)).filter(service => service.left > 0);
}

/** The same payments as in the hourly job: of 30 days if nothing arrived, of 120 days, disputed or refunded otherwise. */
const openAt = (now: Date, run: string) => sql`y.asked_in is distinct from ${run}::bigint and (case
  when s.state in ('started', 'waiting', 'failed') then y.started_at > ${now.toISOString()}::timestamptz - interval '30 days'
  else s.state = 'disputed' or y.started_at > ${now.toISOString()}::timestamptz - interval '120 days' or exists (
    select from money.refunds f where f.donation = y.donation and f.payment = y.provider_id and f.sent_by = 'provider'
      and f.state in ('asked', 'waiting', 'sent')) end)`;

const payments = sql`from money.payments y join money.donations g on g.id = y.donation
  join money.statuses s on s.donation = g.id`;

/** How many payments of a service a run has not asked about yet. */
export async function countUnasked(
  payload: Payload,
  run: string,
  now: Date,
  method: PaymentProvider['id'],
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    { payload },
    sql`select count(*)::int as count ${payments} where y.method = ${method} and ${openAt(now, run)}`,
  );
  return row?.count ?? 0;
}

/** Takes the next payment of a service that a run has not asked about, the longest waiting first; null after the last. */
export async function takeUnasked(
  payload: Payload,
  method: PaymentProvider['id'],
  run: string,
  now: Date,
): Promise<StartedPayment | null> {
  const [payment] = await queryRows<StartedPayment>(
    { payload },
    sql`with next as (
          select y.method, y.provider_id, g.reference ${payments} where y.method = ${method} and ${openAt(now, run)}
          order by y.asked_at nulls first, y.started_at limit 1)
        update money.payments p set asked_in = ${run}::bigint from next
        where p.method = next.method and p.provider_id = next.provider_id
        returning p.provider_id as "providerId", next.reference`,
  );
  return payment ?? null;
}
