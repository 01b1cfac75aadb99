import { formatMoney } from '#core/money.ts';
import { printPaymentReference } from '#core/payment-reference.ts';
import { failureNames, methodNames, statusNames } from '#features/bookkeeping/desk/desk.texts.ts';
import type { ListedGift } from '#features/bookkeeping/donations/list-donations.ts';
import { sayHere } from '#staff/language/say.ts';
import { DeskTable } from './desk-table.tsx';
import styles from './gifts.module.css';

type GiftTableProps = { gifts: readonly ListedGift[]; purposes: ReadonlyMap<string, string>; admin: string };

/** Gifts, each with the day its money came, the last one first. */
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
      columns={['Day', 'Gift', { money: 'Amount' }, 'Way', 'State', 'For', 'Giver', 'Receipt']}
      rows={rows}
    />
  );
}

/** A state, and below it why it failed. */
export function StateCell({ state, failure }: { state: string; failure: ListedGift['failure'] }) {
  const say = sayHere();
  return (
    <>
      {say(state)}
      {failure && <span className={styles.why}>{say(failureNames[failure])}</span>}
    </>
  );
}

/** What a gift is for: its campaign where it has one, otherwise its fund. */
export const purposeOf = (
  { fund, campaign }: Pick<ListedGift, 'fund' | 'campaign'>,
  purposes: ReadonlyMap<string, string>,
): string => purposes.get(campaign ?? fund) ?? campaign ?? fund;
