/**
 * Gifts in all paymentMethodIds, with events doubled, reordered and lost, while site, mail worker and database are killed (-9):
 *
 *   npm run bench:donations                10,000 gifts, 50 kills
 *   npm run bench:donations -- 1000 20     so many gifts, so many kills
 *
 * Gifts through Stripe are reported to the site by signed webhooks and verified with a fake Stripe; events of the
 * other paymentMethodIds go directly to the same ledger. Needs a build (npm run build) and hledger. Exits with 1 when the
 * sum of the ledger differs from the providers', something was lost or doubled, or hledger finds another balance.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type PaymentMethodId, paymentMethodIds } from '#money/domain/payment-methods.ts';
import { balancesByHledger } from '../tests/support/hledger.ts';
import { type StripePayment, startStripe } from '../tests/support/providers/stripe.ts';
import type { Reported } from './donations-source.ts';
import { type DonationsStack, startDonationsStack } from './donations-stack.ts';
import { counted, never, report } from './report.ts';

const [donations = 10_000, kills = 50] = process.argv.slice(2).map(Number);
const CLIENTS = 12;
const SHARE_LOST = 1 / 7;
const SHARE_TWICE = 0.3;

/** What is sent: an event of a way without a webhook, or a webhook of a payment at Stripe. */
type Brought = { reported: Reported } | { stripe: { name: string; reference: string; type: string } };

/** The remaining money by the fake providers' own accounts, in cents, by way of payment. */
const left = new Map<PaymentMethodId, number>();
const brought: Brought[] = [];

const provider = await startStripe();
const stack = await startDonationsStack(provider.api);
const since = performance.now();

async function concurrently<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const client = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function begin(number: number): Promise<void> {
  const method = paymentMethodIds[number % paymentMethodIds.length] ?? 'stripe';
  const name = `x${number}`;
  const email = number % 3 === 0 ? `giver-${number}@example.org` : null;
  const providerId = method === 'stripe' ? `cs_${name}` : null;
  const reference = await stack.source<string>({ do: 'begin', method, providerId, email });
  const turn = number % 20;
  const [refunded, hasFailed] = [turn >= 16 ? 500 : 0, turn < 2];
  if (!hasFailed) left.set(method, (left.get(method) ?? 0) + 2_500 - 100 - refunded);
  if (method === 'stripe') {
    const status = hasFailed ? 'canceled' : 'succeeded';
    const payment: StripePayment = {
      ...{ session: 'complete', status, amount: 2_500, currency: 'USD', fee: 100, disputes: [] },
      refunds: refunded > 0 ? [{ id: `re_${name}`, amount: refunded, status: 'succeeded' }] : [],
    };
    provider.payments.set(name, payment);
    const types = ['checkout.session.completed', ...(refunded > 0 ? ['charge.refunded'] : [])];
    brought.push(...types.map(type => ({ stripe: { name, reference, type } })));
    return;
  }
  const say = (kind: Reported['kind'], amount: number, sequence: number) =>
    brought.push({ reported: { method, reference, kind, amount, id: `${name}-${kind}`, sequence } });
  say('waiting', 0, 0);
  if (hasFailed) return void say('failed', 0, 1);
  say('paid', 2_500, 1);
  say('fee', 100, 2);
  if (refunded > 0) say('refunded', refunded, 3);
}

let again = 0;
async function bring(each: Brought): Promise<void> {
  if ('reported' in each) return void (await stack.source({ do: 'bring', event: each.reported }));
  const { name, reference, type } = each.stripe;
  const object = {
    id: 'x',
    object: 'charge',
    payment_intent: `pi_${name}`,
    metadata: { gift: reference },
  };
  while (!(await stack.deliver(`evt_${name}_${type}`, type, object))) again += 1;
}

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map(item => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Kills one process after the other, each while working. */
async function kill({ killed }: DonationsStack): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (let number = 0; number < kills; number += 1) {
    const victim = (['site', 'worker', 'database'] as const)[number % 3] ?? 'site';
    await killed[victim]();
    done[victim] = (done[victim] ?? 0) + 1;
    await sleep(500 + Math.random() * 1_000);
  }
  return done;
}

await concurrently(
  Array.from({ length: donations }, (_donation, number) => number),
  begin,
);
const received = brought.filter(() => Math.random() > SHARE_LOST);
const missed = brought.filter(each => !received.includes(each));
const queue = shuffled([...received, ...received.filter(() => Math.random() < SHARE_TWICE)]);
const killing = kill(stack);
// There is something to send until every kill is done: sent events are sent again, doubled once more.
let allKilled = false;
void killing.then(() => {
  allKilled = true;
});
await concurrently(queue, bring);
while (!allKilled) await concurrently(shuffled(received).slice(0, 200), bring);
const done = await killing;
// Ways without a webhook send the lost events last; lost Stripe events are never reported, so Stripe is asked.
await concurrently(
  missed.filter(each => 'reported' in each),
  bring,
);
// As the job does over the next two days: after several failed attempts the next one follows hours later.
for (const hours of [0.25, 6, 26, 51]) while ((await stack.source<number>({ do: 'reconcile', hours })) > 0);
const { sums, events, receipts, doubled, byStripe } = await stack.end();
for (const { session, left: ours, events: stored } of byStripe) {
  const { status, refunds = [] } = provider.payments.get(session.slice(3)) ?? {};
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const theirs = status === 'succeeded' ? 2_400 - refunded : 0;
  if (ours !== theirs) console.log(`${session}: ledger ${ours}, Stripe ${theirs}; ${stored}`);
}
const reportedEvents = brought.filter(each => 'reported' in each).length;
const off = paymentMethodIds.filter(method => (sums.byMethod[method] ?? 0) !== (left.get(method) ?? 0));
const theirs = balancesByHledger(sums.journal).toSorted();
const ours = sums.balances.toSorted();
const differs = theirs.filter((row, at) => row !== ours[at]).length + Math.abs(theirs.length - ours.length);
for (const method of off)
  console.log(`${method}: ledger ${sums.byMethod[method] ?? 0}, provider ${left.get(method) ?? 0}`);
const seconds = Math.round((performance.now() - since) / 1_000);
await report('gifts', [
  counted(`gifts over ${paymentMethodIds.length} paymentMethodIds, in seconds`, seconds),
  counted('gifts', donations),
  counted('events, and of them doubled', brought.length),
  counted('events lost', missed.length),
  counted('webhooks sent again without an answer', again),
  ...Object.entries(done).map(([victim, times]) => counted(`kill -9 of the ${victim}`, times)),
  counted('receipts', receipts),
  never('paymentMethodIds whose sum in the ledger is not what the provider says', off.length),
  never('gifts that stand otherwise than the books say', sums.unbalanced.length),
  never('events lost of paymentMethodIds without a webhook', reportedEvents - events),
  never('gifts booked twice or with two receipts', doubled),
  never('balances of which hledger says something else', differs),
]);
await provider.close();
process.exit();
