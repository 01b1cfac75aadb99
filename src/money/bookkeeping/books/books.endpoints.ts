import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { message } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { Fund } from '#money/domain/fund.ts';
import {
  type BookProblem,
  balanceAt,
  closeMonth,
  correctEntry,
  enterRate,
  exchangeMoney,
  nextOpenDay,
  recordOpening,
  recordSpending,
  sortSpending,
  transferBetweenFunds,
} from '#money/ledger/post-entries.action.ts';
import { assetAccount, type HeldMoney } from '#money/ledger/posting.rules.ts';
import { saveKind } from '#money/ledger/spending-kinds.ts';
import { addScan, type NewScan } from '#money/ledger/spending-scans.ts';
import { closeYear } from '#money/years/close-year.action.ts';
import { fiscalYear } from '#money/years/fiscal-year.rules.ts';
import { readEntries } from '#money/years/staff-entries.rules.ts';
import { inOneTransaction, lockInTransaction, type Writer } from '#platform/transaction.ts';
import { type Acting, BANK_PATH, type DeskAnswer, deskFileForm, deskForm } from '../desk/answer-desk.ts';
import { type DeskProblem, methodNames } from '../desk/desk.texts.ts';
import { recordAct } from '../desk/record-act.ts';
import { listBankBalances } from './bank-balances.ts';
import {
  BOOKS_PATH,
  bookForms,
  type Done,
  listFunds,
  readFund,
  readMoney,
  runForm,
  type Wrong,
} from './book-form.ts';
import { readScan, scanEndpoints, scanOfForm } from './scans.endpoints.ts';

type Form<Name extends keyof typeof bookForms> = z.infer<(typeof bookForms)[Name]>;
type Act = Outcome<Done, Wrong>;

/** The forms of the books, for bookkeepers and admins. */
export const booksEndpoints: Endpoint[] = [
  deskForm('post /donations/books/transfer', bookForms.transfer, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => transfer(req, form, acting)),
  ),
  deskFileForm(
    { right: 'post /donations/books/spending', shape: bookForms.spending, file: scanOfForm },
    async (writer, form, { file, acting }) => {
      const scan = file && (await readScan(writer, file));
      if (scan?.ok === false) return problem({ to: BOOKS_PATH, ...scan.problem });
      return runForm(writer, form.key, acting, req => spend(req, form, scan?.value ?? null, acting));
    },
  ),
  deskForm('post /donations/books/sort', bookForms.sort, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => sort(req, form, acting)),
  ),
  deskForm('post /donations/books/kind', bookForms.kind, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => kind(req, form)),
  ),
  deskForm('post /donations/books/opening', bookForms.opening, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => opening(req, form, acting), BANK_PATH),
  ),
  deskForm('post /donations/books/exchange', bookForms.exchange, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => exchange(req, form, acting)),
  ),
  deskForm('post /donations/books/rate', bookForms.rate, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => rate(req, form, acting)),
  ),
  deskForm('post /donations/books/take-back', bookForms.takeBack, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => takeBack(req, form, acting)),
  ),
  deskForm('post /donations/books/closing', bookForms.closing, close),
  deskForm('post /donations/books/year', bookForms.year, (writer, form, acting) =>
    runForm(writer, form.key, acting, req => closeFiscalYear(req, form, acting)),
  ),
  ...scanEndpoints,
];

async function transfer(req: PayloadRequest, form: Form<'transfer'>, acting: Acting): Promise<Act> {
  const money = readMoney(form.place, ['amount', form.amount], ['currency', form.currency]);
  if (!money.ok) return money;
  const from = await readFund(req, 'from', form.from);
  if (!from.ok) return from;
  const to = await readFund(req, 'to', form.to);
  if (!to.ok) return to;
  const funds = { from: from.value, to: to.value };
  const entry = await onDay(form, acting, office =>
    transferBetweenFunds(req, { ...office, money: money.value, ...funds }),
  );
  if (isBelow(entry)) return askBelow(req, money.value, from.value);
  return done(entry, { act: 'transferred', details: { ...plain(money.value), ...funds }, done: 'booked' });
}

async function spend(
  req: PayloadRequest,
  form: Form<'spending'>,
  scan: NewScan | null,
  acting: Acting,
): Promise<Act> {
  const money = readMoney(form.place, ['amount', form.amount], ['currency', form.currency]);
  if (!money.ok) return money;
  const fund = await readFund(req, 'fund', form.fund);
  if (!fund.ok) return fund;
  const { document, kind: on } = form;
  const entry = await onDay(form, acting, office =>
    recordSpending(req, { ...office, money: money.value, fund: fund.value, document, on: on || null }),
  );
  if (isBelow(entry)) return askBelow(req, money.value, fund.value);
  const details = { ...plain(money.value), fund: fund.value, ...(on && { kind: on }) };
  if (!entry.ok || scan === null) return done(entry, { act: 'spent', details, done: 'booked' });
  const added = await addScan(req, entry.value, scan, acting);
  // The entry is new, so nothing can refuse its first scan; throwing rolls the entry back too.
  if (!added.ok) throw new Error(`The scan of entry ${entry.value} was refused: ${added.problem}`);
  return done(entry, { act: 'spent', details: { ...details, scan: added.value }, done: 'booked' });
}

async function exchange(req: PayloadRequest, form: Form<'exchange'>, acting: Acting): Promise<Act> {
  const from = readMoney(form.place, ['amount', form.amount], ['currency', form.currency]);
  if (!from.ok) return from;
  const same = form.toCurrency.toUpperCase() === from.value.currency;
  // A payout in the same currency arrives with the amount that left.
  const arrived = same && form.toAmount === '' ? form.amount : form.toAmount;
  const to = readMoney(form.toPlace, ['toAmount', arrived], ['toCurrency', form.toCurrency]);
  if (!to.ok) return to;
  if (same && form.toPlace === form.place) return problem({ code: 'same-place', field: 'toPlace' });
  if (same && to.value.units !== from.value.units)
    return problem({ code: 'other-amount-paid-out', field: 'toAmount' });
  const fund = await readFund(req, 'fund', form.fund);
  if (!fund.ok) return fund;
  const sums = { from: from.value, to: to.value };
  const chosen = same || form.rate === '' ? null : form.rate;
  const entry = await onDay(form, acting, office =>
    exchangeMoney(req, { ...office, ...sums, fund: fund.value, rate: chosen }),
  );
  if (isBelow(entry)) return askBelow(req, from.value, fund.value);
  const details = {
    ...plain(from.value),
    to: to.value.method,
    toAmount: Number(to.value.units),
    toCurrency: to.value.currency,
    fund: fund.value,
  };
  return done(entry, { act: 'exchanged', details, done: 'booked' });
}

/** Asks staff to confirm that a fund is overdrawn, and says what it holds. */
async function askBelow(
  req: PayloadRequest,
  { method, currency, units: wanted }: HeldMoney,
  fund: Fund,
): Promise<Act> {
  const held = await balanceAt(req, { account: assetAccount(method), currency, fund });
  const money = (units: bigint) => formatMoney({ units, currency }, 'en');
  const purpose = (await listFunds(req)).get(fund) ?? fund;
  const about = message(
    '{place} holds {held} of the money for “{purpose}”. This would leave {left}. Tick the box to book it anyway.',
    {
      place: message(methodNames[method]),
      held: money(held),
      purpose: message(purpose),
      left: money(held - wanted),
    },
  );
  return problem({ code: 'below-zero', field: 'below', about });
}

const isBelow = (entry: Booked | Outcome<never, 'future-day'>): boolean =>
  !entry.ok && entry.problem === 'below-zero';

async function sort(
  req: PayloadRequest,
  { entry: sorts, kind: on }: Form<'sort'>,
  { by }: Acting,
): Promise<Act> {
  if (on === '') return problem({ code: 'unknown-kind', field: 'kind' });
  const entry = await sortSpending(req, { entry: sorts, on, by });
  return done(entry, { act: 'sorted-spending', details: { sorts, kind: on }, done: 'sorted' });
}

async function kind(req: PayloadRequest, { code, english, amharic, offered }: Form<'kind'>): Promise<Act> {
  const saved = await saveKind(req, { code, english, amharic, offered: offered === 'on' });
  if (!saved.ok) return problem({ code: saved.problem, field: 'english' });
  const details = { kind: saved.value, offered: offered ?? 'off' };
  return ok({ act: 'saved-kind', details, done: 'kind-saved' });
}

/** What the bank held before its first statement, booked on the day before it, or the next that is open. */
async function opening(req: PayloadRequest, { currency }: Form<'opening'>, { by }: Acting): Promise<Act> {
  await lockInTransaction(req, 'books:opening');
  const found = (await listBankBalances(req)).find(each => each.currency === currency && each.before !== 0n);
  if (!found) return problem({ code: 'nothing-before', field: 'currency' });
  const money = { method: 'bank', currency, units: found.before } as const;
  const day = (await nextOpenDay(req, found.eve)) ?? found.eve;
  const entry = await recordOpening(req, { day, by, note: '', money });
  return done(entry, { act: 'booked-opening', details: plain(money), done: 'booked' });
}

async function rate(req: PayloadRequest, form: Form<'rate'>, { by, now }: Acting): Promise<Act> {
  const pair = { from: form.fromCurrency.toUpperCase(), to: form.toCurrency.toUpperCase() };
  if (pair.from === pair.to) return problem({ code: 'same-currency', field: 'toCurrency' });
  if (form.day > toDay(now)) return problem({ code: 'future-day', field: 'day' });
  const { day, source } = form;
  const entered = await enterRate(req, { day, source, ...pair, rate: form.rate, by });
  if (entered.ok) {
    const details = { rate: form.rate, day, ...pair };
    return ok({ act: 'entered-rate', details, done: 'rate-entered' });
  }
  const wrong: Partial<Record<BookProblem, Wrong>> = {
    'wrong-amount': { code: 'wrong-rate', field: 'rate' },
    'no-document': { code: 'no-source', field: 'source' },
    'too-long': { code: 'too-long', field: 'source' },
    'wrong-currency': { code: 'wrong-currency', field: 'fromCurrency' },
  };
  return problem(wrong[entered.problem] ?? wrongField(entered.problem));
}

async function takeBack(req: PayloadRequest, form: Form<'takeBack'>, { by, now }: Acting): Promise<Act> {
  const { entry: corrects, note } = form;
  if (note === '') return problem({ code: 'no-reason', field: 'note' });
  const counter = await correctEntry(req, { day: toDay(now), by, note, entry: corrects });
  return done(counter, { act: 'took-back', details: { corrects }, done: 'taken-back' });
}

async function close(
  { payload }: Writer,
  { until, sure }: Form<'closing'>,
  { by, now }: Acting,
): Promise<DeskAnswer> {
  if (!sure) return problem({ to: BOOKS_PATH, code: 'not-sure', field: 'sure' });
  return inOneTransaction(payload, async req => {
    const closed = await closeMonth(req, { until, by });
    if (!closed.ok) {
      const code = closed.problem === 'wrong-day' ? 'month-not-over' : 'month-closed';
      return problem({ to: BOOKS_PATH, code, field: 'until' });
    }
    await recordAct(req, { by, act: 'closed-month', details: { until } }, now);
    return ok({ to: BOOKS_PATH, done: 'month-is-closed' });
  });
}

/** Closes a fiscal year with what staff entered in its report: from then on its figures are those of today. */
async function closeFiscalYear(
  req: PayloadRequest,
  { year: typed, sure }: Form<'year'>,
  { by, now }: Acting,
): Promise<Act> {
  if (!sure) return problem({ code: 'not-sure', field: 'sure' });
  const options = { depth: 0, overrideAccess: true, req } as const;
  const { fiscalYear: start } = await req.payload.findGlobal({ slug: 'site-settings', ...options });
  const year = Number(typed);
  const { docs } = await req.payload.find({
    collection: 'reports',
    where: { year: { equals: year } },
    limit: 1,
    ...options,
  });
  const days = fiscalYear(year, start ?? 'gregorian');
  const closed = await closeYear(req, days, { entries: readEntries(docs[0] ?? {}), by, now });
  if (!closed.ok) return problem({ code: closed.problem, field: 'year' });
  return ok({ act: 'closed-year', details: { year, hash: closed.value }, done: 'year-is-closed' });
}

const toDay = (now: Date) => now.toISOString().slice(0, 10);
const plain = ({ method, currency, units }: HeldMoney) => ({
  amount: Number(units),
  currency,
  place: method,
});

type Office = { day: string; note: string; by: number; asksBelow: boolean };
type Booked = Outcome<string, BookProblem>;

/** Refuses days in the future, and to overdraw a fund unless staff confirmed it. */
async function onDay(
  { day, note, below }: { day: string; note: string; below?: 'on' | undefined },
  { by, now }: Acting,
  book: (office: Office) => Promise<Booked>,
): Promise<Booked | Outcome<never, 'future-day'>> {
  return day > toDay(now) ? problem('future-day') : book({ day, note, by, asksBelow: below !== 'on' });
}

function done(entry: Booked | Outcome<never, 'future-day'>, { details, ...what }: Done): Act {
  return entry.ok
    ? ok({ ...what, details: { ...details, entry: entry.value } })
    : problem(wrongField(entry.problem));
}

const fields: Record<BookProblem | 'future-day', string> = {
  'wrong-amount': 'amount',
  'wrong-currency': 'currency',
  'wrong-day': 'day',
  'future-day': 'day',
  'month-closed': 'day',
  'same-fund': 'to',
  'no-document': 'document',
  'no-rate': 'rate',
  'other-rate': 'rate',
  'too-long': 'note',
  'unknown-entry': 'entry',
  'corrected-already': 'entry',
  'below-zero': 'below',
  'donation-entry': 'entry',
  'sorting-entry': 'entry',
  'unknown-kind': 'kind',
  'same-kind': 'kind',
  'not-spending': 'kind',
};
const wrongField = (code: (BookProblem | 'future-day') & DeskProblem): Wrong => ({
  code,
  field: fields[code],
});
