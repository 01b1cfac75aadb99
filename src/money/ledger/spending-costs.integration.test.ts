import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { correctEntry, recordSpending, sortSpending } from './post-entries.action.ts';
import { costProblem, listCosts, listCountedGifts } from './spending-costs.ts';

const office = { day: '2026-11-20', by: 1, note: '' };
let payload: Payload;
let staffId = 1;
beforeAll(async () => {
  payload = await openTestPayload();
  const { id } = await payload.create({
    collection: 'staff',
    data: { name: 'Selam', email: 'books@example.org', password: 'a long enough phrase', role: 'admin' },
    overrideAccess: true,
  });
  staffId = id;
});

const inBooks = async (work: (req: PayloadRequest) => ReturnType<typeof recordSpending>): Promise<number> => {
  const outcome = await inOneTransaction(payload, work);
  if (!outcome.ok) throw new Error(outcome.problem);
  return Number(outcome.value);
};

const spend = (units: bigint, project: number) =>
  inBooks(req =>
    recordSpending(req, {
      ...office,
      by: staffId,
      money: { method: 'stripe', currency: 'USD', units },
      fund: `project-${project}`,
      document: 'invoice 1',
    }),
  );

async function give(
  units: bigint,
  project: number,
  method: 'stripe' | 'in-kind' = 'stripe',
): Promise<string> {
  const { reference } = await giveDonation(payload, {
    total: { units, currency: 'USD' },
    project,
    method,
  });
  await receiveEvent(payload, report(reference, 'paid', units, { method }));
  return reference;
}

const counted = async (entry: number) =>
  (await listCountedGifts({ payload }, [entry])).map(({ gift, toward }) => [gift, toward.units]);

it('gifts count toward spending of their project in the order they came in, after fees and without goods', async () => {
  const first = await give(1_000n, 11);
  await receiveEvent(payload, report(first, 'fee', 40n));
  await give(5_000n, 11, 'in-kind');
  await give(9_000n, 12);
  const second = await give(700n, 11);
  const bought = await spend(1_200n, 11);
  expect(await counted(bought)).toEqual([
    [first, 960n],
    [second, 240n],
  ]);
  expect(await listCosts({ payload }, [bought])).toEqual(
    new Map([[bought, { units: 1_200n, currency: 'USD' }]]),
  );
});

it('the price of tickets is no gift: it takes its turn, and only what was given beside it counts', async () => {
  const pay = async (units: bigint, tickets: bigint) => {
    const { reference } = await giveDonation(payload, {
      total: { units, currency: 'USD' },
      tickets,
      project: 16,
    });
    await receiveEvent(payload, report(reference, 'paid', units));
    return reference;
  };
  await pay(1_000n, 1_000n);
  const withGift = await pay(1_500n, 900n);
  expect(await counted(await spend(2_400n, 16))).toEqual([[withGift, 500n]]);
});

it('a gift that is returned after its station moved counts no more, and later gifts take its place', async () => {
  const first = await give(1_000n, 13);
  const bought = await spend(1_000n, 13);
  const second = await give(600n, 13);
  expect(await counted(bought)).toEqual([[first, 1_000n]]);
  await receiveEvent(payload, report(first, 'refunded', 700n));
  expect(await counted(bought)).toEqual([
    [first, 300n],
    [second, 600n],
  ]);
});

it('spending that was taken back has no cost, and its gifts count toward the next spending', async () => {
  const gift = await give(1_000n, 14);
  const wrong = await spend(800n, 14);
  await inBooks(req => correctEntry(req, { ...office, by: staffId, entry: String(wrong) }));
  const right = await spend(900n, 14);
  expect(await counted(right)).toEqual([[gift, 900n]]);
  expect(await listCosts({ payload }, [wrong])).toEqual(new Map());
  const problemWith = (entry: number) =>
    inOneTransaction(payload, req => costProblem(req, { entry, project: 14 }));
  expect(await problemWith(wrong)).toBe('no-spending');
  expect(await problemWith(right)).toBe(null);
  expect(await problemWith(999_999)).toBe('no-spending');
});

it('what sorts spending is no spending itself and changes no cost', async () => {
  await give(500n, 15);
  const bought = await spend(500n, 15);
  const sorted = await inBooks(req =>
    sortSpending(req, { entry: String(bought), on: 'medicine', by: staffId }),
  );
  expect([...(await listCosts({ payload }, [bought, sorted])).keys()]).toEqual([bought]);
});
