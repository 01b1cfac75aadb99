import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { differenceWords, wayNames } from '#features/giving/desk/desk-words.ts';
import { type Difference, listDifferences } from '#features/giving/desk/list-differences.ts';
import type { Way } from '#features/giving/gift.rules.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import styles from './gifts.module.css';

/** What does not fit between the payment services, our gifts and the books, and what to do about it. */
export async function DifferencesPage(props: AdminViewServerProps) {
  guardDesk(props, 'gifts desk');
  const { payload } = props;
  const { list, askedAt } = await listDifferences({ payload }, new Date());
  const { admin } = payload.config.routes;
  return (
    <DeskFrame {...props} title="What differs">
      <p>
        {askedAt
          ? `The payment services were asked last on ${shownMoment(askedAt.toISOString())} (UTC).`
          : 'No payment service has been asked yet.'}{' '}
        What they do not report is asked for by itself, at first every five minutes.
      </p>
      {list.length === 0 ? (
        <p role="status">Nothing differs.</p>
      ) : (
        <DifferenceTable list={list} admin={admin} />
      )}
    </DeskFrame>
  );
}

const shownMoment = (moment: string) => moment.slice(0, 16).replace('T', ' ');

function DifferenceTable({ list, admin }: { list: readonly Difference[]; admin: string }) {
  return (
    <div className={styles.wide}>
      <table>
        <caption>{list.length === 1 ? 'One thing differs' : `${list.length} things differ`}</caption>
        <thead>
          <tr>
            {['When (UTC)', 'Gift or payment', 'Amount', 'What differs', 'What to do'].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ what, reference, name, way, moment, money }) => (
            <tr key={`${what} ${reference} ${name} ${moment}`} data-difference={what}>
              <td>{moment === null ? '–' : shownMoment(moment)}</td>
              <td>
                {reference === null ? (
                  `${wayNames[way as Way] ?? ''} ${name ?? ''}`
                ) : (
                  <a href={`${admin}/gifts/${reference}`}>{reference}</a>
                )}
              </td>
              <td>{money ? formatMoney(money, 'en') : '–'}</td>
              <td>{differenceWords[what].is}</td>
              <td>{differenceWords[what].todo}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
