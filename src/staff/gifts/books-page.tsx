import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { listFunds } from '#features/giving/books/book-form.ts';
import {
  countManualEntries,
  listManualEntries,
  listMonths,
  listRates,
} from '#features/giving/books/list-books.ts';
import { deskClock } from '#features/giving/desk/answer-desk.ts';
import { readPage } from '#features/giving/desk/desk.schema.ts';
import { type Balance, listBalances, moneyByFund } from '#features/giving/totals.queries.ts';
import { sayHere } from '#staff/language/say.ts';
import { BookForms, monthName } from './book-forms.tsx';
import { DeskFrame, guardDesk, Pages } from './desk-frame.tsx';
import { DeskTable } from './desk-table.tsx';
import styles from './gifts.module.css';
import { ManualEntries } from './manual-entries.tsx';

const PAGE_SIZE = 25;

/** The books: what each fund and account holds, what the office books by hand, and all of it as a file. */
export async function BooksPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gifts desk');
  const { payload, searchParams = {} } = props;
  const reader = { payload };
  const page = readPage(searchParams.page);
  const [balances, funds, rates, months, entries, all] = await Promise.all([
    listBalances(reader),
    listFunds(reader),
    listRates(reader),
    listMonths(reader),
    listManualEntries(reader, { size: PAGE_SIZE, page }),
    countManualEntries(reader),
  ]);
  const { api } = payload.config.routes;
  const today = deskClock.now().toISOString().slice(0, 10);
  return (
    <DeskFrame {...props} title={say('Books')}>
      <Journal api={api} closed={months.closed} />
      {balances.length === 0 ? (
        <p role="status">{say('Nothing is in the books yet.')}</p>
      ) : (
        <>
          <Balances title={say('Money of each fund')} balances={moneyByFund(balances)} funds={funds} />
          <details>
            <summary className={styles.unfold}>{say('What each account holds')}</summary>
            <p>{say('Money is positive, income has a minus.')}</p>
            <Balances title={say('Accounts')} balances={balances} funds={funds} />
          </details>
        </>
      )}
      <h2>{say('Book by hand')}</h2>
      <BookForms api={api} funds={funds} rates={rates} months={months.open} today={today} />
      <h2>{say('Booked by hand')}</h2>
      <ManualEntries entries={entries} funds={funds} api={api} />
      <Pages page={page} pages={Math.ceil(all / PAGE_SIZE)} query={new URLSearchParams()} />
    </DeskFrame>
  );
}

function Journal({ api, closed }: { api: string; closed: string | null }) {
  const say = sayHere();
  return (
    <p>
      <a href={`${api}/gifts/journal`} download>
        {say('Save the books as a journal')}
      </a>
      {'. '}
      {say('It is plain-text accounting, which')} <a href="https://hledger.org">hledger</a>{' '}
      {say("reads. It holds references and documents, and nobody's name.")}
      {closed !== null && ` ${say(`The books are closed up to the end of ${monthName(closed)}.`)}`}
    </p>
  );
}

type BalancesProps = {
  title: string;
  balances: readonly (Omit<Balance, 'account'> & { account?: string })[];
  funds: ReadonlyMap<string, string>;
};

function Balances({ title, balances, funds }: BalancesProps) {
  const say = sayHere();
  const hasAccounts = balances.some(({ account }) => account !== undefined);
  const rows = balances.map(({ account, fund, currency, amount }) => ({
    key: `${account} ${fund} ${currency}`,
    cells: [
      ...(hasAccounts ? [account && say(account)] : []),
      say(funds.get(fund) ?? fund),
      formatMoney({ units: amount, currency }, 'en'),
    ],
  }));
  const columns = [...(hasAccounts ? ['Account'] : []), 'For', { money: 'Balance' }];
  return <DeskTable title={title} isCaptioned columns={columns} rows={rows} />;
}
