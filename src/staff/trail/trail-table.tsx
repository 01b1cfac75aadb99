import { formatMoney, isCurrency } from '#core/money.ts';
import { printPaymentReference } from '#core/payment-reference.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from '../gifts/gifts.module.css';
import type { TrailRow } from './list-trail.ts';
import { actWords, detailWords } from './trail-words.ts';

type TrailTableProps = {
  rows: readonly TrailRow[];
  titles: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
  admin: string;
};

/** The recorded acts, newest first, with links to documents that still exist. */
export function TrailTable({ rows, titles, kinds, admin }: TrailTableProps) {
  const say = sayHere();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={say('Who did what')}>
      <table>
        <thead>
          <tr>
            {['When (UTC)', 'Who', 'Did what', 'With what'].map(title => (
              <th key={title} scope="col">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once
            <tr key={index} data-act={row.act}>
              <td>{row.at.toISOString().slice(0, 19).replace('T', ' ')}</td>
              <td>{row.name ?? say(whoWithout(row))}</td>
              <td>{say(actWords(row))}</td>
              <td>
                <Thing row={row} titles={titles} kinds={kinds} admin={admin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whoever answers by a mailed link has no account, and no name here. */
function whoWithout({ staff, act }: TrailRow): string {
  if (staff !== null) return `Account ${staff}, which is gone`;
  return act === 'approved' || act === 'changes-asked' ? 'Whoever was asked' : 'By itself';
}

function Thing({ row, titles, kinds, admin }: Omit<TrailTableProps, 'rows'> & { row: TrailRow }) {
  const say = sayHere();
  if (row.of === 'content') {
    const { collection, document } = row;
    const kind = kinds.get(collection) ?? collection;
    if (document === 0) return <a href={`${admin}/globals/${collection}`}>{say(kind)}</a>;
    const title = titles.get(`${collection} ${document}`);
    if (title === undefined) return `${say(kind)} ${document}`;
    return (
      <>
        {say(kind) !== title && `${say(kind)}: `}
        <a href={`${admin}/collections/${collection}/${document}`}>{title}</a>
      </>
    );
  }
  const { reference, details } = row;
  const { amount, currency } = details;
  const hasMoney = Number.isSafeInteger(amount) && typeof currency === 'string' && isCurrency(currency);
  const money = hasMoney ? formatMoney({ units: BigInt(amount ?? 0), currency }, 'en') : '';
  return (
    <>
      {reference && <a href={`${admin}/gifts/${reference}`}>{printPaymentReference(reference)}</a>}
      {reference && ' '}
      {[money, detailWords(details, say)].filter(Boolean).join(' · ')}
    </>
  );
}
