/**
 * Buyers at once for few places, while the processes that sell and the database are killed (-9):
 *
 *   npm run bench:tickets                  5,000 buyers, 300 places, 50 kills
 *   npm run bench:tickets -- 500 30 10     so many buyers, places, kills
 *
 * Who gets no answer presses again, with the same form. Exits with 1 when more or fewer places were given out than there
 * are, somebody has two orders, or was told they have a ticket and has none.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { startDurableCluster } from './faults/durable-cluster.ts';
import { counted, never, report } from './report.ts';
import { BENCH_EVENT, type BuyerAnswer } from './tickets-buyer.ts';

const [buyers = 5_000, places = 300, kills = 50] = process.argv.slice(2).map(Number);
const SELLERS = 3;
/** Buyers who wait for an answer of one seller at the same time. */
const WAITING = 40;
/** After this time, in ms, a buyer presses again. */
const PATIENCE = 10_000;

const cluster = await startDurableCluster();
const { databaseUrl, dataDir, secret } = await startTestStack(cluster, { sites: 0, withoutStaff: true });
const env = {
  ...process.env,
  NODE_ENV: 'production' as const,
  ADEY_ENV: 'development',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: secret,
  BENCH_PLACES: String(places),
};

type Seller = { process: ChildProcess; answers: Map<number, (answer: BuyerAnswer | null) => void> };

async function openSeller(): Promise<Seller> {
  const child = fork('bench/tickets-buyer.ts', {
    execArgv: ['--import=./scripts/run/read-tsx.mjs'],
    env,
    silent: true,
  });
  const answers: Seller['answers'] = new Map();
  child.on('message', (answer: BuyerAnswer | 'ready') => {
    if (answer !== 'ready') answers.get(answer.number)?.(answer);
  });
  child.once('exit', () => {
    for (const tell of answers.values()) tell(null);
  });
  await once(child, 'message');
  return { process: child, answers };
}

const sellers = await Promise.all(Array.from({ length: SELLERS }, openSeller));
const since = performance.now();
const outcomes = new Map<number, string>();
let again = 0;

/** Null when the seller was killed or did not answer in time. */
function press(seller: Seller, number: number): Promise<BuyerAnswer | null> {
  return new Promise(resolve => {
    const timer = setTimeout(() => settle(null), PATIENCE);
    const settle = (answer: BuyerAnswer | null) => {
      clearTimeout(timer);
      seller.answers.delete(number);
      resolve(answer);
    };
    seller.answers.set(number, settle);
    if (seller.process.connected) seller.process.send({ number }, error => error && settle(null));
    else settle(null);
  });
}

async function buy(number: number): Promise<void> {
  for (let turn = number; ; turn += 1) {
    const seller = sellers[turn % SELLERS];
    const answer = seller ? await press(seller, number) : null;
    if (answer?.outcome) return void outcomes.set(number, answer.outcome);
    again += 1;
    await sleep(100);
  }
}

const queue = Array.from({ length: buyers }, (_, number) => number);
const buying = Promise.all(
  Array.from({ length: SELLERS * WAITING }, async () => {
    for (let number = queue.pop(); number !== undefined; number = queue.pop()) await buy(number);
  }),
);
let isOver = false;
void buying.then(() => {
  isOver = true;
});

const killed = { seller: 0, database: 0 };
for (let number = 0; number < kills; number += 1) {
  if (number % 4 === 3) {
    await cluster.kill();
    await sleep(100);
    await cluster.revive();
    killed.database += 1;
  } else {
    const at = number % SELLERS;
    const seller = sellers[at];
    seller?.process.kill('SIGKILL');
    if (seller) await once(seller.process, 'exit');
    sellers[at] = await openSeller();
    killed.seller += 1;
  }
  // Every kill must interrupt a purchase, so buyers who are done press again.
  if (isOver) await Promise.all(Array.from({ length: WAITING }, (_, buyer) => buy(buyer)));
  await sleep(100 + Math.random() * 400);
}
await buying;
const seconds = Math.round((performance.now() - since) / 1_000);

type Row = { email: string; tickets: number; mails: number };
const { rows } = await connectOnce(databaseUrl, client =>
  client.query<Row>(
    `select o.email, count(distinct t.id)::int as tickets,
       (select count(*)::int from mails m where m."to" = o.email and m.kind = 'tickets-confirmed') as mails
     from tickets.orders o join tickets.tickets t on t.order_id = o.id
     where o.state = 'confirmed' and t.event = ${BENCH_EVENT} group by o.id, o.email`,
  ),
);
const sold = rows.reduce((sum, { tickets }) => sum + tickets, 0);
const told = [...outcomes].filter(([, outcome]) => outcome === 'confirmed').map(([number]) => number);
const has = new Set(rows.map(({ email }) => email));
const slowed = [...outcomes.values()].filter(outcome => outcome === 'slowed');
const other = [...outcomes.values()].filter(outcome => !['confirmed', 'full', 'slowed'].includes(outcome));
await report('tickets', [
  counted(`${buyers} buyers for ${places} places, in seconds`, seconds),
  counted('kill -9 of a process that sells', killed.seller),
  counted('kill -9 of the database', killed.database),
  counted('presses again without an answer', again),
  counted('places given out', sold),
  never('places given out beyond those there are', Math.max(0, sold - places)),
  never('places left although somebody was told there are none', Math.max(0, places - sold)),
  never('buyers with two orders', rows.length - has.size),
  never(
    'buyers who were told they have a ticket and have none',
    told.filter(n => !has.has(`guest${n}@example.org`)).length,
  ),
  never('orders without exactly one mail', rows.filter(({ mails }) => mails !== 1).length),
  counted('buyers who were asked for a proof of work first', slowed.length),
  never('buyers who got another answer than a ticket, "full" or that', other.length),
]);
for (const { process: child } of sellers) child.kill('SIGKILL');
await cluster.end();
process.exit();
