import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { listCalledOff } from '#features/tickets/orders/call-off.action.ts';
import { listPaidBack } from '#features/tickets/orders/paid-back.ts';
import { listWaitingMoney, sumTakings } from '#features/tickets/orders/takings.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from '../frame/act-form.tsx';
import { Actions, Submit } from '../parts/buttons.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';

type TakingsProps = { payload: Payload; event: number; api: string; locale: Locale; now: Date };

/** What the tickets of an event brought in, and money that waits for a decision; nothing where all tickets are free. */
export async function Takings({ payload, event, api, locale, now }: TakingsProps) {
  const say = sayHere();
  const [takings, waiting, back, [calledOff]] = await Promise.all([
    sumTakings({ payload }, event),
    listWaitingMoney({ payload }, event),
    listPaidBack({ payload }, now, event),
    listCalledOff({ payload }, now, event),
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
      {calledOff && (
        <Notice
          tone="wait"
          title={say('This event is cancelled, and tickets that were paid are still valid')}
          action={
            <ActForm action={`${api}/tickets/called-off`}>
              <input type="hidden" name="event" value={event} />
              <Submit look="danger">{say('Cancel them, and ask everybody who paid')}</Submit>
            </ActForm>
          }
        >
          {say(
            '{count, plural, one {One order} other {# orders}}, {amounts}. Each person who paid gets a mail, and chooses whether it stays as a gift or comes back.',
            {
              count: calledOff.orders,
              amounts: calledOff.prices.map(money => formatMoney(money, locale)).join(' · '),
            },
          )}
        </Notice>
      )}
      {back.length > 0 && (
        <Table
          title={say('Paid back, and the tickets are still valid')}
          isCaptioned
          columns={['Who', { money: 'Amount' }, 'Reference', 'Tickets', 'What becomes of them']}
          rows={back.map(({ reference, price, tickets, isDisputed, ...buyer }) => ({
            key: reference,
            data: { 'data-paid-back': reference } as const,
            cells: [
              nameBuyer(buyer),
              formatMoney(price, locale),
              printPaymentReference(reference),
              isDisputed ? say('{count}, the payment is disputed', { count: tickets }) : tickets,
              <ActForm key="decide" action={`${api}/tickets/paid-back`}>
                <input type="hidden" name="reference" value={reference} />
                <input type="hidden" name="event" value={event} />
                <Actions>
                  <Submit look="danger" name="wish" value="cancel">
                    {say('Cancel them')}
                  </Submit>
                  <Submit look="quiet" name="wish" value="keep">
                    {say('Leave them')}
                  </Submit>
                </Actions>
              </ActForm>,
            ],
          }))}
        />
      )}
      {waiting.length > 0 && (
        <Table
          title={say('Paid without a place')}
          isCaptioned
          columns={['Who', { money: 'Amount' }, 'Reference', 'What becomes of it']}
          rows={waiting.map(({ order, reference, amount, use }) => ({
            key: reference,
            cells: [
              nameBuyer(order),
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

function nameBuyer({ name, isAtDoor }: { name: string | null; isAtDoor: boolean }): string {
  const say = sayHere();
  return name ?? say(isAtDoor ? 'Sold at the door' : 'Deleted');
}
