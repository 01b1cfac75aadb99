import type { AdminViewServerProps } from 'payload';
import { formatMoney } from '#core/money.ts';
import { differenceWords, wayNames } from '#features/giving/desk/desk-words.ts';
import { type Difference, listDifferences } from '#features/giving/desk/list-differences.ts';
import type { Way } from '#features/giving/gift.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import styles from './gifts.module.css';

/** What does not fit between the payment services, our gifts and the books, and what to do about it. */
export async function DifferencesPage(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gifts desk');
  const { payload } = props;
  const { list, askedAt } = await listDifferences({ payload }, new Date());
  const { admin } = payload.config.routes;
  return (
    <DeskFrame {...props} title={say('What differs')}>
      <p>
        {say(
          askedAt
            ? `The payment services were asked last on ${shownMoment(askedAt.toISOString())} (UTC).`
            : 'No payment service has been asked yet.',
        )}{' '}
        {say('What they do not report is asked for by itself, at first every five minutes.')}
      </p>
      {list.length === 0 ? (
        <p role="status">{say('Nothing differs.')}</p>
      ) : (
        <DifferenceTable list={list} admin={admin} />
      )}
    </DeskFrame>
  );
}

const shownMoment = (moment: string) => moment.slice(0, 16).replace('T', ' ');

function DifferenceTable({ list, admin }: { list: readonly Difference[]; admin: string }) {
  const say = sayHere();
  return (
    <div className={styles.wide}>
      <table>
        <caption>{say(list.length === 1 ? 'One thing differs' : `${list.length} things differ`)}</caption>
        <thead>
          <tr>
            {['When (UTC)', 'Gift or payment', 'Amount', 'What differs', 'What to do'].map(head => (
              <th key={head} scope="col">
                {say(head)}
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
              <td>{say(differenceWords[what].is)}</td>
              <td>{say(differenceWords[what].todo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
