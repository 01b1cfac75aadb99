import type { AdminViewServerProps } from 'payload';
import { shownDay, shownMoment } from '#core/message.ts';
import { formatMoney, sumUnits } from '#core/money.ts';
import { listOpenBefore } from '#money/bookkeeping/books/bank-balances.ts';
import { listFunds } from '#money/bookkeeping/books/book-form.ts';
import { deskClock } from '#money/bookkeeping/desk/answer-desk.ts';
import { accountWords } from '#money/bookkeeping/desk/book-words.ts';
import { readPage } from '#money/bookkeeping/desk/desk.schema.ts';
import {
  type ClosedMonth,
  countManualEntries,
  listManualEntries,
  listMonths,
  listRates,
} from '#money/ledger/list-entries.ts';
import { findSpendingKind } from '#money/ledger/posting.rules.ts';
import { listKinds, listUnsorted, type UnsortedSpending } from '#money/ledger/spending-kinds.ts';
import { type Balance, listBalances } from '#money/ledger/totals.ts';
import { listYearsToClose } from '#money/years/read-year.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { ActionLink } from '../parts/buttons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Table } from '../parts/table.tsx';
import { BookForms, namedKinds } from './book-forms.tsx';
import { Closing } from './close-month.tsx';
import { ClosingYear } from './close-year.tsx';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { Funds } from './funds-picture.tsx';
import { KindForm, ManualEntries } from './manual-entries.tsx';
import { monthName } from './month-name.ts';

const PAGE_SIZE = 25;

/** The books: the balance of each fund and account, manual entries, and a download of everything. */
export async function BooksPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'donations desk');
  const { payload, searchParams = {} } = props;
  const reader = { payload };
  const page = readPage(searchParams.page);
  const [balances, funds, rates, months, entries, all, kinds, unsorted] = await Promise.all([
    listBalances(reader),
    listFunds(reader),
    listRates(reader),
    listMonths(reader),
    listManualEntries(reader, { size: PAGE_SIZE, page }),
    countManualEntries(reader),
    listKinds(reader),
    listUnsorted(reader),
  ]);
  const openBefore = await listOpenBefore(reader, months.open);
  const { fiscalYear } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const yearsToClose = await listYearsToClose(reader, fiscalYear ?? 'gregorian');
  const names = namedKinds(kinds);
  const offered = namedKinds(kinds.filter(kind => kind.offered));
  const { admin, api } = payload.config.routes;
  const today = deskClock.now().toISOString().slice(0, 10);
  return (
    <DeskFrame
      {...props}
      title={say('Books')}
      about={<Journal />}
      action={
        <ActionLink href={`${api}/donations/journal`} look="quiet" download>
          {say('Save the books as a journal')}
        </ActionLink>
      }
    >
      <ClosedMonths months={months.closed} />
      {balances.length === 0 ? (
        <EmptyState drawing="reports" title={say('There is nothing in the books yet.')}>
          {say('Each gift that is paid is booked by itself. What you spend is booked below.')}
        </EmptyState>
      ) : (
        <>
          <Funds balances={balances} funds={funds} />
          <Spent balances={balances} names={names} />
          <details>
            <summary className={styles.unfold}>{say('What each account holds')}</summary>
            <p>{say('Money we hold is positive, income is negative.')}</p>
            <Accounts balances={balances} funds={funds} kinds={names} />
          </details>
        </>
      )}
      <Closing api={api} admin={admin} months={openBefore} />
      <ClosingYear api={api} years={yearsToClose} />
      <Unsorted spending={unsorted} kinds={offered} funds={funds} api={api} />
      <h2>{say('Book by hand')}</h2>
      <BookForms {...{ api, funds, rates, balances, kinds, today }} />
      <h2>{say('Booked by hand')}</h2>
      <ManualEntries entries={entries} funds={funds} kinds={{ names, offered }} api={api} />
      <Pages page={page} pages={Math.ceil(all / PAGE_SIZE)} query={new URLSearchParams()} />
    </DeskFrame>
  );
}

function Journal() {
  const say = sayHere();
  return (
    <>
      {say('What each fund holds, and what happened by hand. The journal is plain-text accounting, which')}{' '}
      <a href="https://hledger.org">hledger</a>{' '}
      {say("reads. It has references and documents, but nobody's name.")}
    </>
  );
}

function ClosedMonths({ months }: { months: readonly ClosedMonth[] }) {
  const say = sayHere();
  const [last] = months;
  if (!last) return null;
  const rows = months.map(({ until, by, at }) => ({
    key: until,
    data: { 'data-closed': until },
    cells: [
      say('The end of {month}', { month: monthName(until) }),
      by ?? say('a deleted account'),
      say(shownMoment(at)),
    ],
  }));
  return (
    <>
      <p>{say('The books are closed up to the end of {month}.', { month: monthName(last.until) })}</p>
      <details>
        <summary className={styles.unfold}>{say('Who closed which month')}</summary>
        <Table
          title={say('Closed months')}
          columns={[{ day: 'Up to' }, 'Closed by', { day: 'When' }]}
          rows={rows}
        />
      </details>
    </>
  );
}

/** Spending by kind, over all funds. */
function Spent({ balances, names }: { balances: readonly Balance[]; names: ReadonlyMap<string, string> }) {
  const say = sayHere();
  const spent = balances.flatMap(({ account, currency, units }) => {
    const kind = findSpendingKind(account);
    return kind === undefined ? [] : [{ kind, currency, units }];
  });
  if (spent.length === 0) return null;
  const rows = [...Map.groupBy(spent, ({ kind, currency }) => `${kind ?? ''} ${currency}`)].flatMap(
    ([key, of]) => {
      const [{ kind, currency } = { kind: null, currency: '' }] = of;
      const units = sumUnits(of);
      const name = kind === null ? say('Without a kind') : (names.get(kind) ?? kind);
      return units === 0n ? [] : [{ key, cells: [name, formatMoney({ units, currency }, 'en')] }];
    },
  );
  const columns = ['Kind', { money: 'Spent' }];
  return <Table title={say('What money was spent on')} isCaptioned columns={columns} rows={rows} />;
}

type AccountsProps = {
  balances: readonly Balance[];
  funds: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
};

function Accounts({ balances, funds, kinds }: AccountsProps) {
  const say = sayHere();
  const rows = balances.map(({ account, fund, currency, units }) => ({
    key: `${account} ${fund} ${currency}`,
    cells: [
      accountWords(account, say, kinds),
      say(funds.get(fund) ?? fund),
      formatMoney({ units, currency }, 'en'),
    ],
  }));
  const columns = ['Account', 'For', { money: 'Balance' }];
  return <Table title={say('Accounts')} isCaptioned columns={columns} rows={rows} />;
}

type UnsortedProps = {
  spending: readonly UnsortedSpending[];
  kinds: ReadonlyMap<string, string>;
  funds: ReadonlyMap<string, string>;
  api: string;
};

const mostUnsorted = 50;

/** Spending that has no kind yet. */
function Unsorted({ spending, kinds, funds, api }: UnsortedProps) {
  const say = sayHere();
  if (spending.length === 0) return null;
  const title = say('Spending without a kind');
  const rows = spending.slice(0, mostUnsorted).map(({ id, day, document, fund, currency, units }) => ({
    key: id,
    data: { 'data-unsorted': id },
    cells: [
      say(shownDay(day)),
      formatMoney({ units, currency }, 'en'),
      say(funds.get(fund) ?? fund),
      document,
      <KindForm key="sort" entry={id} kinds={kinds} api={api} />,
    ],
  }));
  return (
    <section id="spending-without-a-kind">
      <h2>{title}</h2>
      <p>{say('Spending without a kind: {count}. The oldest comes first.', { count: spending.length })}</p>
      <Table
        title={title}
        columns={[{ day: 'Day' }, { money: 'Amount' }, 'For', 'Document', 'What it was spent on']}
        rows={rows}
      />
    </section>
  );
}
