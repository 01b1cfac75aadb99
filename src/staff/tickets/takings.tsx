import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { listWaitingMoney, sumTakings } from '#features/tickets/orders/takings.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { sayHere } from '#staff/language/say.ts';
import { Table } from '../parts/table.tsx';

type TakingsProps = { payload: Payload; event: number; locale: Locale };

/** What the tickets of an event brought in, and money that waits for a decision; nothing where all tickets are free. */
export async function Takings({ payload, event, locale }: TakingsProps) {
  const say = sayHere();
  const [takings, waiting] = await Promise.all([
    sumTakings({ payload }, event),
    listWaitingMoney({ payload }, event),
  ]);
  return (
    <>
      {takings.length > 0 && (
        <p data-takings>
          {say('Takings in the books, without gifts: {amounts}', {
            amounts: takings.map(money => formatMoney(money, locale)).join(' · '),
          })}
        </p>
      )}
      {waiting.length > 0 && (
        <Table
          title={say('Paid without a place')}
          isCaptioned
          columns={['Who', { money: 'Amount' }, 'Reference', 'What becomes of it']}
          rows={waiting.map(({ order, reference, amount, use }) => ({
            key: reference,
            cells: [
              order.name ?? say('Deleted'),
              formatMoney(amount, locale),
              printPaymentReference(reference),
              use === 'refund'
                ? say('Wants it back: please refund it at the donations desk')
                : say('Was asked: gift or refund?'),
            ],
          }))}
        />
      )}
    </>
  );
}
