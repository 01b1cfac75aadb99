import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeSamples } from '#cms/samples.ts';
import { decimalText, sumUnits } from '#core/money.ts';
import type { EventKind } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { exportJournal } from '#money/ledger/export-journal.ts';
import {
  closeMonth,
  correctEntry,
  enterRate,
  exchangeMoney,
  recordOpening,
  recordSpending,
  sortSpending,
  transferBetweenFunds,
} from '#money/ledger/post-entries.action.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { askHledger } from '../../../tests/support/hledger.ts';
import { closeYear } from './close-year.action.ts';
import { fiscalYear } from './fiscal-year.rules.ts';
import { findClosedYear, listCorrections, readLiveYear } from './read-year.ts';
import { type CurrencyYear, writeFigures } from './year-figures.rules.ts';

const entries = {
  budget: [{ fund: 'project-7', currency: 'USD', units: 5_000n }],
  children: new Map([[1, 12]]),
};
const now = new Date('2026-11-20T09:00:00Z');
let payload: Payload;
let spent = '';

type Gift = { currency?: string; project?: number; rhythm?: 'once' | 'monthly'; method?: PaymentMethodId };

async function give(
  donor: number,
  units: bigint,
  on: string,
  gift: Gift = {},
  ...later: [EventKind, bigint, string][]
) {
  const { currency = 'USD', project = null, rhythm = 'once', method = 'stripe' } = gift;
  const person = { name: `Donor ${donor}`, email: `donor-${donor}@example.org` };
  const { reference } = await giveDonation(payload, {
    total: { units, currency },
    ...{ project, rhythm, method },
    donor: { ...person, mayBeNamed: false, honour: null, note: '' },
  });
  for (const [kind, amount, day] of [['paid', units, on] as const, ...later])
    await receiveEvent(
      payload,
      report(reference, kind, amount, { moment: new Date(`${day}T12:00:00Z`), currency, method }),
    );
}

beforeAll(async () => {
  payload = await openTestPayload();
  const office = { by: 1, note: '' };
  for (let donor = 0; donor < 7; donor += 1) {
    await give(donor, 1_000n + BigInt(donor), '2025-02-10', {}, ['fee', 31n, '2025-02-10']);
    await give(donor + 10, 2_500n, '2025-03-31', { project: 7, rhythm: 'monthly' });
    await give(donor, 400n, '2024-12-31');
    await give(donor, 50n, '2026-01-01');
    await give(donor, 90_000n, '2025-05-05', { currency: 'ETB' });
  }
  await give(1, 3_000n, '2025-06-01', {}, ['refunded', 700n, '2025-06-09']);
  await give(2, 800n, '2025-07-01', {}, ['disputed', 800n, '2025-07-03'], ['lost', 800n, '2025-08-01']);
  await give(3, 999n, '2025-07-01', {}, ['disputed', 999n, '2025-12-20']);
  await give(4, 77_777n, '2025-07-02', { method: 'in-kind' });
  await give(5, 1_005n, '2025-07-03', { currency: 'KWD' });
  await inOneTransaction(payload, async req => {
    const money = { method: 'stripe', currency: 'USD' } as const;
    const on = (day: string) => ({ ...office, day });
    await recordOpening(req, { ...on('2025-01-02'), money: { ...money, units: 12_345n } });
    const first = await recordSpending(req, {
      ...on('2025-04-04'),
      ...{ money: { ...money, units: 2_000n }, fund: 'project-7', document: 'invoice 1', on: 'medicine' },
    });
    spent = first.ok ? first.value : '';
    const second = await recordSpending(req, {
      ...on('2025-04-30'),
      ...{ money: { ...money, units: 333n }, fund: 'general', document: 'invoice 2' },
    });
    if (second.ok) await sortSpending(req, { entry: second.value, on: 'transport', by: 1 });
    // Goods that were spent are no money.
    const given = await recordSpending(req, {
      ...on('2025-08-08'),
      ...{
        money: { ...money, method: 'in-kind', units: 70_000n },
        fund: 'general',
        document: 'list',
        on: null,
      },
    });
    if (given.ok) await sortSpending(req, { entry: given.value, on: 'medicine', by: 1 });
    await transferBetweenFunds(req, {
      ...on('2025-09-09'),
      ...{ money: { ...money, units: 100n }, from: 'general', to: 'project-7' },
    });
    const rate = await enterRate(req, {
      day: '2025-10-01',
      source: 'Bank',
      from: 'USD',
      to: 'ETB',
      rate: '150',
      by: 1,
    });
    await exchangeMoney(req, {
      ...on('2025-10-01'),
      ...{ from: { ...money, units: 10n }, to: { method: 'bank', currency: 'ETB', units: 1_500n } },
      ...{ fund: 'general', rate: rate.ok ? rate.value : null },
    });
  });
});

const read = (year = 2025, start: 'gregorian' | 'ethiopian' = 'gregorian') =>
  readLiveYear({ payload }, fiscalYear(year, start), entries);
const of = ({ currencies }: { currencies: CurrencyYear[] }, wanted: string): CurrencyYear => {
  const found = currencies.find(({ currency }) => currency === wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return found;
};

describe('the figures of a fiscal year from the ledger', () => {
  it('the parts of every figure add up to the whole, and the year from its beginning to its end', async () => {
    for (const [year, start] of [
      [2024, 'gregorian'],
      [2025, 'gregorian'],
      [2026, 'gregorian'],
      [2025, 'ethiopian'],
      [2026, 'ethiopian'],
    ] as const)
      for (const each of (await read(year, start)).currencies) {
        const { currency, before, in: came, out, moved, after, ways, programmes, uses, months } = each;
        const about = `${year} ${start} ${currency}`;
        expect(before + came - out + moved, about).toBe(after);
        expect(sumUnits(programmes), about).toBe(out);
        expect(sumUnits(uses), about).toBe(out);
        expect(sumUnits(months.map(month => ({ units: month.out }))), about).toBe(out);
        if (ways.every(({ units }) => units !== null))
          expect(sumUnits(ways.map(({ units }) => ({ units: units ?? 0n }))), about).toBe(came);
        if (months.every(month => month.in !== null))
          expect(sumUnits(months.map(month => ({ units: month.in ?? 0n }))), about).toBe(came);
      }
  });

  it('a year begins with what the year before it ended with', async () => {
    const usd = async (year: number) => of(await read(year), 'USD');
    expect((await usd(2025)).before).toBe((await usd(2024)).after);
    expect((await usd(2026)).before).toBe((await usd(2025)).after);
  });

  it('every figure equals what hledger says of the exported books', async () => {
    let journal = '';
    for await (const piece of exportJournal({ payload })) journal += piece;
    const figures = await read();
    expect(figures.currencies.map(({ currency }) => currency).toSorted()).toEqual(['ETB', 'USD']);
    for (const each of figures.currencies) {
      const ask = (period: string, sign: '--invert' | '', ...accounts: string[]) => {
        const args = ['balance', '--flat', '--layout=bare', '-O', 'csv', period, `cur:^${each.currency}$`];
        const all = [...args, ...(sign ? [sign] : []), ...accounts, 'not:acct:in-kind', 'not:acct:in kind'];
        return askHledger(journal, ...all)
          .trim()
          .split('\n')
          .at(-1)
          ?.split('","')
          .at(-1)
          ?.replaceAll('"', '');
      };
      const same = (units: bigint, found: string | undefined, about: string) => {
        const text = decimalText({ units, currency: each.currency });
        expect(units === 0n ? ['0', text] : [text], about).toContain(found);
      };
      const year = '--period=2025';
      same(each.before, ask('--end=2025-01-01', '', '^assets:'), 'before');
      same(each.in, ask(year, '--invert', '^income:gifts:', '^income:tickets:'), 'in');
      same(each.after, ask('--end=2026-01-01', '', '^assets:'), 'after');
      same(each.moved, ask(year, '--invert', '^equity:'), 'moved');
      // What was spent of goods is an expense in the books too.
      const goods = each.currency === 'USD' ? 70_000n : 0n;
      same(each.out + goods, ask(year, '', '^expenses:', '^income:refunds:'), 'out');
      for (const { of: fund, units } of each.programmes)
        same(
          units + (fund === 'general' ? goods : 0n),
          ask(year, '', `^expenses:.*:${fund}$`, `^income:refunds:${fund}$`),
          fund,
        );
      for (const { of: use, units } of each.uses)
        if (use !== 'charges')
          same(units + (use === 'medicine' ? goods : 0n), ask(year, '', `^expenses:spending:${use}:`), use);
      for (const { month, in: came } of each.months)
        if (came !== null)
          same(
            came,
            ask(`--period=2025-${String(month).padStart(2, '0')}`, '--invert', '^income:gifts:'),
            `month ${month}`,
          );
    }
  });

  it('goods, drafts of other years and currencies of few donors are in no figure', async () => {
    const figures = await read();
    expect(figures.heldBack).toEqual(['KWD']);
    expect(writeFigures(figures)).not.toMatch(/KWD.*units|77777|70000/);
    expect(of(figures, 'USD')).toMatchObject({ moved: 12_335n, gifts: 17 });
    expect(of(figures, 'USD').ways.map(way => way.of)).toEqual(['once', 'monthly']);
    expect(of(figures, 'USD').ways.every(({ units }) => units !== null)).toBe(true);
    // June and July have few donors; February could be told from them.
    expect(of(figures, 'USD').months.map(month => month.in === null)).toEqual(
      Array.from({ length: 12 }, (_, at) => [1, 5, 6].includes(at)),
    );
  });
});

describe('a closed year', () => {
  it('a year cannot be closed while a month is open or its money is sample money', async () => {
    const close = () =>
      inOneTransaction(payload, req =>
        closeYear(req, fiscalYear(2025, 'gregorian'), { entries, by: 1, now }),
      );
    expect(await close()).toMatchObject({ ok: false, problem: 'months-open' });
    await inOneTransaction(payload, req => closeMonth(req, { until: '2025-12-31', by: 1 }));
    await queryRows(
      { payload },
      sql`insert into money.sample_lines values (1, '2024-05-05', 'assets:bank', 'general', 'USD', 5, null, null),
        (1, '2024-05-05', 'expenses:fees', 'general', 'USD', -5, null, null)`,
    );
    expect((await read(2024)).isSample).toBe(true);
    expect(await close()).toMatchObject({ ok: false, problem: 'sample-money' });
    await removeSamples(payload);
    expect((await read(2024)).isSample).toBe(false);
  });

  it('keeps its figures with a hash over them and the rules, and is closed once', async () => {
    const before = await read();
    const year = fiscalYear(2025, 'gregorian');
    const act = { entries, by: 1, now };
    const closed = await inOneTransaction(payload, req => closeYear(req, year, act));
    expect(closed).toMatchObject({ ok: true, value: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const stored = await findClosedYear({ payload }, 2025);
    expect(stored?.figures).toEqual(before);
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(`${stored?.rules}\n${stored?.text}`),
    );
    expect(Buffer.from(digest).toString('hex')).toBe(stored?.hash);
    expect(await inOneTransaction(payload, req => closeYear(req, year, act))).toMatchObject({
      problem: 'year-closed',
    });
  });

  it('later corrections are shown beside a closed year and do not change its figures', async () => {
    await inOneTransaction(payload, req =>
      correctEntry(req, { day: '2026-02-03', by: 1, note: 'Booked twice', entry: spent }),
    );
    const stored = await findClosedYear({ payload }, 2025);
    expect(of(stored?.figures ?? (await read()), 'USD').programmes).toContainEqual({
      of: 'project-7',
      units: 2_000n,
    });
    expect(await listCorrections({ payload }, fiscalYear(2025, 'gregorian'))).toEqual([
      {
        day: '2026-02-03',
        account: 'expenses:spending:medicine',
        fund: 'project-7',
        currency: 'USD',
        units: -2_000n,
      },
    ]);
  });

  it('can be neither changed, removed nor stored with another hash', async () => {
    const run = (statement: ReturnType<typeof sql>) => queryRows({ payload }, statement);
    await expect(run(sql`update money.closed_years set figures = '{}'`)).rejects.toThrow();
    await expect(run(sql`delete from money.closed_years`)).rejects.toThrow();
    await expect(run(sql`truncate money.closed_years`)).rejects.toThrow();
    await expect(
      run(sql`insert into money.closed_years (year, first_day, last_day, rules, figures, hash, closed_by, closed_at)
        values (2023, '2023-01-01', '2023-12-31', 1, '{}', ${'0'.repeat(64)}, 1, now())`),
    ).rejects.toThrow();
  });
});
