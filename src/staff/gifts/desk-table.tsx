import type { ReactNode } from 'react';
import { formatMoney } from '#core/money.ts';
import { printPaymentReference } from '#core/payment-reference.ts';
import { failureNames, methodNames, statusNames } from '#features/bookkeeping/desk/desk.texts.ts';
import type { ListedGift } from '#features/bookkeeping/donations/list-donations.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

/** A column by its English name; `money` is aligned to the right. */
export type Column = string | { money: string };

export type DeskRow = {
  key: string | number;
  /** One per column. */
  cells: readonly ReactNode[];
  /** `data-` attributes of the row. */
  data?: Record<`data-${string}`, string | number>;
};

type DeskTableProps = {
  /** In the reader's language. */
  title: string;
  /** Shows the title as a caption, where no heading already says it. */
  isCaptioned?: boolean;
  columns: readonly Column[];
  rows: readonly DeskRow[];
  /** Total rows, below a line. */
  sums?: readonly DeskRow[];
};

/** A table of the gifts desk. On a phone each row becomes a list in which every cell names its column. */
export function DeskTable({ title, isCaptioned = false, columns, rows, sums = [] }: DeskTableProps) {
  const say = sayHere();
  const heads = columns.map(column =>
    typeof column === 'string'
      ? { head: say(column), className: undefined }
      : { head: say(column.money), className: styles.money },
  );
  const show = ({ key, cells, data }: DeskRow) => (
    <tr key={key} {...data}>
      {heads.map(({ head, className }, at) => (
        <td key={head} data-head={head} className={className}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={title}>
      <table className={styles.stacked}>
        {isCaptioned && <caption>{title}</caption>}
        <thead>
          <tr>
            {heads.map(({ head, className }) => (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(show)}</tbody>
        {sums.length > 0 && <tbody data-sums>{sums.map(show)}</tbody>}
      </table>
    </section>
  );
}

type GiftTableProps = { gifts: readonly ListedGift[]; purposes: ReadonlyMap<string, string>; admin: string };

/** Gifts, newest first by the day the money arrived. */
export function GiftTable({ gifts, purposes, admin }: GiftTableProps) {
  const say = sayHere();
  const rows = gifts.map(gift => ({
    key: gift.id,
    data: { 'data-gift': gift.state },
    cells: [
      gift.day,
      <a key="gift" href={`${admin}/gifts/${gift.reference}`}>
        {printPaymentReference(gift.reference)}
      </a>,
      formatMoney({ units: gift.amount, currency: gift.currency }, 'en'),
      say(methodNames[gift.way]),
      <StateCell key="state" state={statusNames[gift.state]} failure={gift.failure} />,
      say(purposeOf(gift, purposes)),
      gift.name ?? '–',
      gift.receipt?.padStart(6, '0') ?? '–',
    ],
  }));
  return (
    <DeskTable
      title={say('Gifts')}
      columns={['Day', 'Gift', { money: 'Amount' }, 'Payment method', 'State', 'For', 'Giver', 'Receipt']}
      rows={rows}
    />
  );
}

/** A status, and below it why the payment failed. */
export function StateCell({ state, failure }: { state: string; failure: ListedGift['failure'] }) {
  const say = sayHere();
  return (
    <>
      {say(state)}
      {failure && <span className={styles.why}>{say(failureNames[failure])}</span>}
    </>
  );
}

/** What a gift is for: its campaign if it has one, otherwise its fund. */
export const purposeOf = (
  { fund, campaign }: Pick<ListedGift, 'fund' | 'campaign'>,
  purposes: ReadonlyMap<string, string>,
): string => purposes.get(campaign ?? fund) ?? campaign ?? fund;
