import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { sumUnits } from '#core/money.ts';
import type { ReportedEvent } from '#money/domain/donation-status.ts';
import { type PaymentMethodId, paymentMethodIds } from '#money/domain/payment-methods.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { listBalances, listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';

/** Ten thousand, with processes killed besides, are for `npm run bench:donations`. */
const DONATIONS = fuzzRuns(200, 2_000);
const CLIENTS = 8;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const rows = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);

/** The same numbers in every run, so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const random = numbers(20_261_120);

/** The state of a fake provider: each payment, its events, and the remaining money by way. */
const booked = new Map<PaymentMethodId, bigint>();
const reported: ReportedEvent[] = [];

async function pay(method: PaymentMethodId): Promise<void> {
  const { reference } = await giveDonation(payload, { method: method });
  const say = (...[kind, amount]: [ReportedEvent['kind'], bigint?]) =>
    reported.push(report(reference, kind, amount, { method: method }));
  say('waiting');
  const turn = random();
  if (turn < 0.1) return void say('failed');
  say('paid', 2500n);
  say('fee', 100n);
  let left = 2400n;
  if (turn > 0.8) {
    say('refunded', 500n);
    left -= 500n;
  }
  if (turn > 0.9) {
    say('disputed', 2000n);
    say(turn > 0.95 ? 'lost' : 'won', 2000n);
    if (turn > 0.95) left -= 2000n;
  }
  booked.set(method, (booked.get(method) ?? 0n) + left);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map(item => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Several clients send events until all have arrived; like a provider, they repeat an unanswered one. */
async function bring(events: readonly ReportedEvent[]): Promise<number> {
  const queue = [...events];
  let again = 0;
  const client = async () => {
    for (let event = queue.shift(); event; event = queue.shift()) {
      try {
        await receiveEvent(payload, event);
      } catch {
        again += 1;
        queue.push(event);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return again;
}

/** Repeatedly drops a connection that writes, until asked to stop. */
async function cutConnections(isOver: () => boolean): Promise<number> {
  let cut = 0;
  await connectOnce(testDatabaseUrl(), async client => {
    while (!isOver()) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
           and query ~ '(insert into|update) money' order by random() limit 1`,
      );
      cut += rowCount ?? 0;
      await client.query('select pg_sleep(0.1)');
    }
  });
  return cut;
}

it('the books stay correct despite repeated, reordered and late events and dropped connections', {
  timeout: 1_200_000,
}, async () => {
  const queue = Array.from(
    { length: DONATIONS },
    (_donation, at) => paymentMethodIds[at % paymentMethodIds.length] ?? 'stripe',
  );
  const donor = async () => {
    for (let method = queue.pop(); method; method = queue.pop()) await pay(method);
  };
  await Promise.all(Array.from({ length: CLIENTS }, donor));

  const [received, lost] = [
    reported.filter((_event, at) => at % 7 > 0),
    reported.filter((_event, at) => at % 7 === 0),
  ];
  let isOver = false;
  const cutting = cutConnections(() => isOver);
  const again = await bring(shuffled([...received, ...received.filter(() => random() < 0.3)]));
  expect(await rows('select from money.events')).toHaveLength(received.length);
  await bring(shuffled([...lost, ...received.slice(0, 50)]));
  isOver = true;
  expect(await cutting).toBeGreaterThan(0);
  expect(again).toBeGreaterThan(0);

  expect(await rows('select from money.events')).toHaveLength(reported.length);
  const balances = await listBalances({ payload });
  const assets = Map.groupBy(balances, ({ account }) => account.split(':')[1] ?? '');
  for (const method of paymentMethodIds) {
    const ours = sumUnits(assets.get(method) ?? []);
    expect([method, ours]).toEqual([method, booked.get(method)]);
  }
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  const [open] = await rows<{ n: string }>(
    "select count(*) as n from money.statuses where state in ('started', 'waiting', 'disputed')",
  );
  expect(open?.n).toBe('0');
  const halves = await rows(
    'select from money.entries e where (select coalesce(sum(amount), 1) from money.lines where entry = e.id) <> 0',
  );
  expect(halves).toEqual([]);
});
