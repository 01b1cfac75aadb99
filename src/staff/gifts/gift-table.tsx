import { formatMoney } from '#core/money.ts';
import { stateNames, wayNames } from '#features/giving/desk/desk-words.ts';
import { failureNames } from '#features/giving/desk/failure-words.ts';
import type { ListedGift } from '#features/giving/desk/list-gifts.ts';
import { printPaymentReference } from '#features/giving/payment-reference.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

type GiftTableProps = { gifts: readonly ListedGift[]; purposes: ReadonlyMap<string, string>; admin: string };

/** Gifts, the newest first. */
export function GiftTable({ gifts, purposes, admin }: GiftTableProps) {
  const say = sayHere();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={say('Gifts')}>
      <table>
        <thead>
          <tr>
            {['Day', 'Gift', 'Amount', 'Way', 'State', 'For', 'Giver', 'Receipt'].map(title => (
              <th key={title} scope="col">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gifts.map(gift => (
            <tr key={gift.id}>
              <td>{gift.startedAt.toISOString().slice(0, 10)}</td>
              <td>
                <a href={`${admin}/gifts/${gift.reference}`}>{printPaymentReference(gift.reference)}</a>
              </td>
              <td>{formatMoney({ units: gift.amount, currency: gift.currency }, 'en')}</td>
              <td>{say(wayNames[gift.way])}</td>
              <td data-state={gift.state}>
                {say(stateNames[gift.state])}
                {gift.failure && <span className={styles.why}>{say(failureNames[gift.failure])}</span>}
              </td>
              <td>{say(purposeOf(gift, purposes))}</td>
              <td>{gift.name ?? '–'}</td>
              <td>{gift.receipt?.padStart(6, '0') ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a gift is for: its campaign where it has one, otherwise its fund. */
export const purposeOf = (
  { fund, campaign }: Pick<ListedGift, 'fund' | 'campaign'>,
  purposes: ReadonlyMap<string, string>,
): string => purposes.get(campaign ?? fund) ?? campaign ?? fund;
