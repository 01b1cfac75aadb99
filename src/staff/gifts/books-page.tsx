import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { listPurposeNames } from '#features/giving/desk/desk-settings.ts';
import { type Balance, listBalances } from '#features/giving/totals.queries.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import styles from './gifts.module.css';

/** The books: what every account holds, and all of it as a file. */
export async function BooksPage(props: AdminViewServerProps) {
  guardDesk(props, 'gifts desk');
  const { payload } = props;
  const [balances, purposes] = await Promise.all([listBalances({ payload }), listPurposeNames(payload)]);
  return (
    <DeskFrame {...props} title="Books">
      <p>
        <a href={`${payload.config.routes.api}/gifts/journal`} download>
          Save the books as a journal
        </a>{' '}
        It is plain-text accounting, which <a href="https://hledger.org">hledger</a> reads. It holds
        references and documents, and nobody's name.
      </p>
      {balances.length === 0 ? (
        <p role="status">Nothing is in the books yet.</p>
      ) : (
        <Balances balances={balances} purposes={purposes} />
      )}
    </DeskFrame>
  );
}

function Balances({
  balances,
  purposes,
}: {
  balances: readonly Balance[];
  purposes: ReadonlyMap<string, string>;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label="Balances">
      <table>
        <caption>What each account holds. Money is positive, income has a minus.</caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">For</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(({ account, fund, currency, amount }) => (
            <tr key={`${account} ${fund} ${currency}`}>
              <td>{account}</td>
              <td>{purposes.get(fund) ?? fund}</td>
              <td>{formatMoney({ units: amount, currency }, 'en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
