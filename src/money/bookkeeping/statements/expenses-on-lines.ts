import type { PayloadRequest } from 'payload';
import { type Message, message } from '#core/message.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFund } from '#money/domain/fund.ts';
import { balanceAt, nextOpenDay, recordCharge, recordSpending } from '#money/ledger/post-entries.action.ts';
import { assetAccount } from '#money/ledger/posting.rules.ts';

/** What staff say about money out that is an expense. `below`: it may leave the fund with less than nothing. */
export type Expense = { fund: string; kind: string; document: string; below: boolean };

type ExpenseLine = Money & { bookedOn: string };

/** `about` is a sentence with the sums, in place of the usual one. */
export type ExpenseProblem = {
  code: 'unknown-purpose' | 'unknown-kind' | 'below-zero' | 'too-long' | 'lines-not-booked';
  field: 'fund' | 'kind' | 'below' | 'document' | 'decision';
  about?: Message;
};

/** Money out as it is booked: on the day of the line, or on the next that is open. */
const asPaid = async (req: PayloadRequest, { units, currency, bookedOn }: ExpenseLine, by: number) => ({
  day: (await nextOpenDay(req, bookedOn)) ?? bookedOn,
  by,
  note: '',
  money: { method: 'bank', currency, units: -units } as const,
});

/** Bank charges are paid from the general fund. @returns the number of the entry, null if it cannot be booked. */
export async function bookCharge(req: PayloadRequest, line: ExpenseLine, by: number): Promise<string | null> {
  const entry = await recordCharge(req, {
    ...(await asPaid(req, line, by)),
    document: `Bank statement, ${line.bookedOn}`,
  });
  return entry.ok ? entry.value : null;
}

/**
 * Books money out as spending of a fund, of a kind or to be sorted later. Without a document it names the statement. The
 * money has left, so staff are only asked whether a fund may go below zero: it may be the wrong one.
 */
export async function bookExpense(
  req: PayloadRequest,
  line: ExpenseLine,
  { fund, kind, document, below }: Expense,
  { by, funds }: { by: number; funds: ReadonlyMap<string, string> },
): Promise<Outcome<string, ExpenseProblem>> {
  if (!isFund(fund) || !funds.has(fund)) return problem({ code: 'unknown-purpose', field: 'fund' });
  const paid = await asPaid(req, line, by);
  const entry = await recordSpending(req, {
    ...paid,
    fund,
    on: kind || null,
    document: document || `Bank statement, ${line.bookedOn}`,
    asksBelow: !below,
  });
  if (entry.ok) return ok(entry.value);
  if (entry.problem === 'unknown-kind') return problem({ code: entry.problem, field: 'kind' });
  if (entry.problem === 'too-long') return problem({ code: entry.problem, field: 'document' });
  if (entry.problem !== 'below-zero') return problem({ code: 'lines-not-booked', field: 'decision' });
  const { units, currency, method } = paid.money;
  const held = await balanceAt(req, { account: assetAccount(method), currency, fund });
  const money = (amount: bigint) => formatMoney({ units: amount, currency }, 'en');
  const about = message(
    '{place} holds {held} of the money for “{purpose}”. This would leave {left}. Tick the box to book it anyway.',
    {
      place: message('Bank transfer'),
      held: money(held),
      purpose: message(funds.get(fund) ?? fund),
      left: money(held - units),
    },
  );
  return problem({ code: entry.problem, field: 'below', about });
}
