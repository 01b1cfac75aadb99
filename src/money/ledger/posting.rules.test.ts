import { describe, expect, it } from 'vitest';
import { nothing } from '#money/domain/donation-status.ts';
import { fundProject, isFund, toFund } from '#money/domain/fund.ts';
import {
  counterLines,
  findSpendingKind,
  type Line,
  linesForDonation,
  linesForExchange,
  linesForOpening,
  linesForSorting,
  linesForSpending,
  linesForTransfer,
} from './posting.rules.ts';

const bank = { method: 'bank', currency: 'EUR' } as const;
const general = { ...bank, fund: 'general' } as const;
const written = (lines: readonly Line[]) =>
  lines.map(({ account, fund, currency, units }) => `${account} | ${fund} | ${currency} | ${units}`);

describe('a fund', () => {
  it('a gift belongs to the general fund or to that of its project or campaign', () => {
    const of = (project: number | null, campaign: string | null = null) => toFund({ project, campaign });
    expect([of(null), of(0), of(7)]).toEqual(['general', 'project-0', 'project-7']);
    expect([of(null, 'campaign-3'), of(7, 'campaign-3')]).toEqual(['campaign-3', 'campaign-3']);
    expect(of(null, 'campaign-3; drop')).toBe('general');
    expect(['general', 'project-0', 'project-12', 'campaign-12'].map(fundProject)).toEqual([
      null,
      0,
      12,
      null,
    ]);
    expect(['general', 'project-1', 'campaign-1', 'campaign-', 'team-1', 'Xgeneral'].map(isFund)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a gift', () => {
  it('a gift is booked as income, and its fee as an expense', () => {
    expect(written(linesForDonation({ ...nothing, received: 1000n, fee: 59n }, general))).toEqual([
      'assets:bank | general | EUR | 941',
      'income:gifts | general | EUR | -1000',
      'expenses:fees | general | EUR | 59',
    ]);
  });

  it('a refund is booked against the income from refunds', () => {
    expect(written(linesForDonation({ ...nothing, refunded: 300n }, general))).toEqual([
      'assets:bank | general | EUR | -300',
      'income:refunds | general | EUR | 300',
    ]);
  });

  it('a disputed amount is booked as withheld, and as an expense when the dispute is lost', () => {
    expect(written(linesForDonation({ ...nothing, disputed: 700n }, general))).toEqual([
      'assets:bank | general | EUR | -700',
      'assets:bank:disputed | general | EUR | 700',
    ]);
    expect(written(linesForDonation({ ...nothing, disputed: -700n, lost: 700n }, general))).toEqual([
      'assets:bank:disputed | general | EUR | -700',
      'expenses:lost disputes | general | EUR | 700',
    ]);
  });

  it('a gift in kind is booked to an income account of its own, with its refunds subtracted', () => {
    const inKind = { method: 'in-kind', fund: 'project-3', currency: 'ETB' } as const;
    expect(written(linesForDonation({ ...nothing, received: 900n, refunded: 200n }, inKind))).toEqual([
      'assets:in-kind | project-3 | ETB | 700',
      'income:gifts in kind | project-3 | ETB | -700',
    ]);
  });

  it('an unchanged gift has no lines', () => {
    expect(linesForDonation(nothing, general)).toEqual([]);
  });
});

describe('money', () => {
  it('a transfer between funds balances in each fund', () => {
    expect(written(linesForTransfer({ ...bank, units: 500n }, 'general', 'project-3'))).toEqual([
      'assets:bank | general | EUR | -500',
      'equity:transfers | general | EUR | 500',
      'assets:bank | project-3 | EUR | 500',
      'equity:transfers | project-3 | EUR | -500',
    ]);
  });

  it('spending is booked as an expense of its fund', () => {
    expect(written(linesForSpending({ ...bank, units: 500n }, 'project-3'))).toEqual([
      'expenses:spending | project-3 | EUR | 500',
      'assets:bank | project-3 | EUR | -500',
    ]);
  });

  it('an exchange between places and currencies balances in each currency', () => {
    const birr = { method: 'chapa', currency: 'ETB', units: 60_000n } as const;
    expect(written(linesForExchange(birr, { ...bank, units: 400n }, 'general'))).toEqual([
      'assets:chapa | general | ETB | -60000',
      'equity:exchange | general | ETB | 60000',
      'assets:bank | general | EUR | 400',
      'equity:exchange | general | EUR | -400',
    ]);
  });
});

describe('spending', () => {
  it('spending of a kind is booked to its account, and sorting moves it to another', () => {
    const spent = linesForSpending({ ...bank, units: 500n }, 'general', 'medicine');
    expect(written(spent)[0]).toBe('expenses:spending:medicine | general | EUR | 500');
    expect(written(linesForSorting(spent.slice(0, 1), 'staff'))).toEqual([
      'expenses:spending:medicine | general | EUR | -500',
      'expenses:spending:staff | general | EUR | 500',
    ]);
    expect(['expenses:spending', 'expenses:spending:staff', 'expenses:fees'].map(findSpendingKind)).toEqual([
      null,
      'staff',
      undefined,
    ]);
  });
});

describe('opening balances', () => {
  it('an opening balance is booked against equity and may be negative', () => {
    expect(written(linesForOpening({ ...bank, units: -70n }, 'general'))).toEqual([
      'assets:bank | general | EUR | -70',
      'equity:opening balances | general | EUR | 70',
    ]);
  });
});

describe('a counter-entry', () => {
  it('a counter-entry negates every line', () => {
    expect(written(counterLines(linesForSpending({ ...bank, units: 500n }, 'general')))).toEqual([
      'expenses:spending | general | EUR | -500',
      'assets:bank | general | EUR | 500',
    ]);
  });
});
