import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider, ProviderProblem } from '#core/payment-provider.ts';
import { logInfo } from '#platform/log.ts';
import type { CheckPayment } from '#platform/payments/payment-ports.ts';
import { rowsOf } from '#platform/transaction.ts';
import type { AskedService, FoundGift } from './find-reconciliation.ts';
import { findStatus, foundBetween } from './found-gift.ts';
import { countUnasked, takeUnasked } from './payments-to-ask.ts';

/** The name of this work among those that are done at set times. */
export const RECONCILING = 'asking all payment services on request';

/** A service that gave no answer so often in a row is left until the next run. */
const GIVE_UP_AFTER = 3;
const MOST_FOUND = 500;

/** How a service is asked (src/donation-flow): `askRest` about what no payment begun here leads to. */
export type Reconciling = {
  checkPayment: CheckPayment;
  askRest: (payload: Payload, provider: PaymentProvider, now: Date) => Promise<ProviderProblem | null>;
};

type Run = Reconciling & { number: string; now: () => Date; found: FoundGift[] };

/**
 * Does the run that staff began, if one is open: asks each service about its payments, its list and what it reported. A
 * process that dies leaves the run to the next, which goes on where it stopped. @returns whether there was one.
 */
export async function reconcile(
  payload: Payload,
  providers: readonly PaymentProvider[],
  clock: { now(): Date },
  asking: Reconciling,
): Promise<boolean> {
  const [open] = await rowsOf<{ number: string; found: FoundGift[] }>(
    { payload },
    sql`select number::text, found from giving.reconciliations where ended_at is null`,
  );
  if (!open) return false;
  const run: Run = { ...asking, number: open.number, now: () => clock.now(), found: open.found };
  const now = clock.now();
  await rowsOf(
    { payload },
    sql`update giving.reconciliations set payments = asked + ${await countAll(payload, providers, run.number, now)}
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
    const answer = await run.checkPayment(payload, provider, payment, run.now());
    const isSilent = !answer.ok && answer.problem !== 'unknown' && answer.problem !== 'unclear';
    silent = isSilent ? silent + 1 : 0;
    problem = isSilent ? answer.problem : null;
    await remember(payload, run, provider, await foundBetween({ payload }, payment.reference, before));
  }
  const left = await countUnasked(payload, run.number, run.now(), provider.id);
  if (silent >= GIVE_UP_AFTER) return { way: provider.id, asked, problem, left };
  return {
    way: provider.id,
    asked,
    problem: (await run.askRest(payload, provider, run.now())) ?? problem,
    left,
  };
}

async function remember(
  payload: Payload,
  run: Run,
  provider: PaymentProvider,
  found: Omit<FoundGift, 'way'> | null,
): Promise<void> {
  const isNew = found !== null && run.found.length < MOST_FOUND;
  if (isNew) run.found.push({ ...found, way: provider.id });
  await rowsOf(
    { payload },
    sql`update giving.reconciliations set asked = asked + 1,
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
  await rowsOf(
    { payload },
    sql`update giving.reconciliations set ended_at = ${now().toISOString()}, outcome = ${outcome},
          services = ${JSON.stringify(services)}::jsonb where number = ${number} and ended_at is null`,
  );
}

/** Services that have payments here and are not set up any more. */
async function servicesLeft(
  payload: Payload,
  asked: readonly AskedService[],
  number: string,
  now: Date,
): Promise<AskedService[]> {
  const rows = await rowsOf<{ way: PaymentProvider['id'] }>(
    { payload },
    sql`select distinct way from giving.payments`,
  );
  const others = rows.filter(({ way }) => !asked.some(service => service.way === way));
  const left = others.map(async ({ way }) => ({
    way,
    asked: 0,
    problem: 'not-set-up' as const,
    left: await countUnasked(payload, number, now, way),
  }));
  return (await Promise.all(left)).filter(service => service.left > 0);
}
