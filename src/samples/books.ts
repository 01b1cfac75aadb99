import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { assetAccount, DONATIONS, FEES, OPENING, spendingOn } from '#money/ledger/posting.rules.ts';
import { queryRows } from '#platform/transaction.ts';

/**
 * A line of the sample books, as money.sample_lines stores it; amounts in smallest units, debits positive. Entries have
 * negative numbers, which no entry of the books has.
 */
type SampleLine = {
  entry: number;
  day: string;
  account: string;
  fund: string;
  currency: string;
  amount: number;
  rhythm: 'once' | 'monthly' | null;
  donor: string | null;
};

/** The funds of the sample books: the projects by their English names. */
const projectNames = ['Medicines for children', 'Diagnostic work-up', 'Family self-reliance'] as const;

type Booked = Pick<SampleLine, 'day' | 'fund' | 'currency'>;

/** What the way of one parcel cost beside its medicines. */
const parcel = [
  { month: 3, day: 20, amount: 640_00, use: 'administration' },
  { month: 4, day: 3, amount: 1_850_00, use: 'transport' },
  { month: 4, day: 22, amount: 900_00, use: 'transport' },
] as const;

/** The days on which what the stations of the first project cost was booked. The clinic counts without a cost. */
const costDays: Readonly<Record<string, string>> = {
  bought: '2024-03-15',
  packed: '2024-03-20',
  'on-the-way': '2024-04-03',
  given: '2024-04-22',
};

/**
 * A small year of invented books for 2024, balanced entry by entry: single and monthly gifts, fees, and spending on three
 * projects. The same every time.
 */
export function sampleBooks(funds: readonly string[]): SampleLine[] {
  const lines: SampleLine[] = [];
  let entry = 0;
  const book = (booked: Booked, amount: number, from: string, more: Partial<SampleLine> = {}) => {
    entry -= 1;
    const both = { ...booked, entry, rhythm: null, donor: null, ...more };
    lines.push(
      { ...both, account: assetAccount('bank'), amount },
      { ...both, account: from, amount: -amount },
    );
  };
  const [medicine = 'general', workUp = 'general', families = 'general'] = funds;
  const opening = { day: '2023-12-31', fund: 'general' };
  book({ ...opening, currency: 'ETB' }, 38_400_00, OPENING);
  book({ ...opening, currency: 'USD' }, 1_150_00, OPENING);
  for (let month = 1; month <= 12; month += 1) {
    const on = (day: number) => `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    // More is given around the holidays: Genna in January, the new year in September.
    const season = [14, 8, 8, 10, 11, 7, 6, 8, 16, 9, 8, 12][month - 1] ?? 8;
    for (let gift = 0; gift < 8; gift += 1) {
      const fund = [medicine, 'general', workUp, medicine, 'general', families, medicine, 'general'][gift];
      const donor = `sample ${(month * 5 + gift * 3) % 40}`;
      const booked = { day: on(2 + gift * 3), fund: fund ?? 'general', currency: 'ETB' };
      book(booked, season * (gift + 2) * 50_00, DONATIONS, { rhythm: 'once', donor });
    }
    for (let donor = 0; donor < 9; donor += 1)
      book({ day: on(5), fund: medicine, currency: 'ETB' }, (donor % 3) * 250_00 + 500_00, DONATIONS, {
        rhythm: 'monthly',
        donor: `sample monthly ${donor}`,
      });
    for (let donor = 0; donor < 5; donor += 1)
      book({ day: on(12), fund: 'general', currency: 'USD' }, 25_00 + donor * 10_00, DONATIONS, {
        rhythm: 'once',
        donor: `sample abroad ${donor + (month % 2)}`,
      });
    book({ day: on(28), fund: 'general', currency: 'ETB' }, -season * 42_00, FEES);
    const beside = parcel.filter(cost => cost.month === month);
    for (const { day, amount, use } of beside)
      book({ day: on(day), fund: medicine, currency: 'ETB' }, -amount, spendingOn(use));
    const spent = beside.reduce((sum, { amount }) => sum + amount, 0);
    book(
      { day: on(15), fund: medicine, currency: 'ETB' },
      -(9_800_00 + month * 210_00 - spent),
      spendingOn('medicine'),
    );
    book(
      { day: on(18), fund: workUp, currency: 'ETB' },
      -(3_600_00 + (month % 4) * 450_00),
      spendingOn('medicine'),
    );
    if (month % 2 === 0)
      book({ day: on(20), fund: families, currency: 'ETB' }, -4_100_00, spendingOn('transport'));
    book({ day: on(25), fund: 'general', currency: 'ETB' }, -1_450_00, spendingOn('administration'));
    if (month % 3 === 0)
      book({ day: on(26), fund: 'general', currency: 'USD' }, -540_00, spendingOn('medicine'));
  }
  return lines;
}

/** The entry that a station of the first project cost; null for the one without a cost. */
const measureCost = (lines: readonly SampleLine[], station: string): number | null =>
  lines.find(
    ({ day, fund, account }) =>
      day === costDays[station] && fund !== 'general' && account.startsWith('expenses:spending'),
  )?.entry ?? null;

/** What the sample report planned to spend, in ETB, by the project; the last is where it is needed most. */
const planned = ['140000', '50000', '30000', '24000'];

/** Puts the sample books in place of earlier ones. They are never part of the real books. */
export async function storeSampleBooks(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: { and: [{ sample: { equals: true } }, { label: { in: [...projectNames] } }] },
    locale: 'en',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const funds = projectNames.map(name => {
    const project = docs.find(({ label }) => label === name);
    return project ? `project-${project.id}` : 'general';
  });
  const lines = sampleBooks(funds);
  await queryRows(req, sql`delete from money.sample_lines`);
  await queryRows(
    req,
    sql`insert into money.sample_lines select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as line (entry int, day date, account text, fund text, currency text, amount bigint, rhythm text, donor text)`,
  );
  const followed = docs.find(({ label }) => label === projectNames[0]);
  if (followed?.stations?.every(({ entry }) => !entry)) {
    const stations = followed.stations.map(station => ({
      ...station,
      entry: measureCost(lines, station.kind),
    }));
    const data = { stations, _status: 'published' as const };
    const { id } = followed;
    await req.payload.update({
      collection: 'projects',
      id,
      data,
      locale: 'en',
      depth: 0,
      overrideAccess: true,
      req,
    });
  }
  const { docs: reports } = await req.payload.find({
    collection: 'reports',
    where: { and: [{ sample: { equals: true } }, { year: { equals: 2024 } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const budget = planned.map((amount, at) => ({
    project: Number(funds[at]?.replace('project-', '')) || null,
    currency: 'ETB',
    amount,
  }));
  for (const { id, budget: own } of reports)
    if (!own?.length)
      await req.payload.update({
        collection: 'reports',
        id,
        data: { budget, _status: 'published' },
        depth: 0,
        overrideAccess: true,
        req,
      });
}
