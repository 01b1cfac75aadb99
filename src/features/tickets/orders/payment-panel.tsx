import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { TransferCard } from '#money/donations/transfer/transfer-card.tsx';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { Button } from '#ui/components/button.tsx';
import { ProofField } from '#ui/forms/proof-field.tsx';
import { ORDER_PARAMETER, ORDERED_PARAMETER } from './order-link.ts';
import css from './order-page.module.css';
import { paymentTexts } from './payment.texts.ts';
import { type PayMethod, PayMethods } from './payment-fields.tsx';

/** Money that arrived for places that could not be given, and what became of it. */
export type UnplacedPayment = {
  reference: string;
  amount: Money;
  state: 'asks' | 'gift' | 'refund' | 'refunded';
  /** It was paid for some of the tickets, which were cancelled. */
  isPart?: true;
};

/** What has to be paid for an order, or was, as its page shows it. */
export type ShownPayment = {
  /** `open`: it has to be paid. `released`: and its places are no longer held. */
  state: 'open' | 'released' | 'failed' | 'waiting' | 'transfer' | 'paid' | 'none';
  total: Money;
  price: Money;
  gift: Money;
  /** The ways to pay; empty once nothing has to be paid. */
  methods: readonly PayMethod[];
  transfer: { reference: string; account: BankAccount } | null;
  unplaced: readonly UnplacedPayment[];
  /** A transfer was begun for an address that nobody has proven: its places are not held for long. */
  isUnproven: boolean;
  /** The signed link of the page, which lets anybody who has it pay. */
  link: string;
  /** Address of the proof-of-work challenge, while payments are slowed down. */
  proof?: string;
};

/** What the first line of the page says of an order that is not paid; null where it says the usual. */
export function paymentWords(
  { state, isUnproven }: ShownPayment,
  { until, token, mayConfirm }: { until: string | null; token: string | null; mayConfirm: boolean },
  locale: Locale,
): string | null {
  const texts = paymentTexts[locale];
  if (state === 'paid' || state === 'none') return null;
  const ofTransfer = token && mayConfirm ? texts.transferConfirm : texts.transferUnproven;
  const words = {
    ...texts,
    released: mayConfirm ? texts.transferLapsed : texts.openReleased,
    transfer: isUnproven ? ofTransfer : texts.transfer,
  }[state];
  return words.replace('{until}', until ?? '');
}

type PanelProps = { payment: ShownPayment; token: string | null; locale: Locale };

/** What an order costs, with the ways to pay it, and what should become of money that came for places that were gone. */
export function PaymentPanel({ payment, token, locale }: PanelProps) {
  const texts = paymentTexts[locale];
  const { total, price, gift, methods, transfer, unplaced, link, proof } = payment;
  const say = (money: Money) => formatMoney(money, locale);
  return (
    <>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt>{texts.price}</dt>
          <dd>{say(price)}</dd>
        </div>
        {gift.units > 0n && (
          <div className={css.fact}>
            <dt>{texts.ofGift}</dt>
            <dd>{say(gift)}</dd>
          </div>
        )}
      </dl>
      {transfer && <TransferCard locale={locale} total={total} {...transfer} />}
      {methods.length > 0 && (
        <form method="post" action="?" className={css.pay}>
          <input type="hidden" name={ORDERED_PARAMETER} value={link} />
          {proof && <ProofField address={proof} />}
          <PayMethods methods={methods} chosen={undefined} prefix="pay" locale={locale} />
          <div>
            <Button type="submit" variant="ink" name="act" value="pay">
              {texts.pay.replace('{amount}', say(total))}
            </Button>
          </div>
        </form>
      )}
      {unplaced.map(each => (
        <Unplaced
          key={`${each.reference} ${each.state} ${each.amount.units}`}
          payment={each}
          token={token}
          locale={locale}
        />
      ))}
    </>
  );
}

type UnplacedProps = { payment: UnplacedPayment; token: string | null; locale: Locale };

function Unplaced({ payment: { reference, amount, state, isPart }, token, locale }: UnplacedProps) {
  const texts = paymentTexts[locale];
  const fill = (words: string) => words.replace('{amount}', formatMoney(amount, locale));
  if (state === 'gift') return <p role="status">{fill(texts.leftAsGift)}</p>;
  if (state === 'refund') return <p role="status">{fill(texts.refundComes)}</p>;
  if (state === 'refunded') return <p role="status">{texts.refunded}</p>;
  if (!token) return <p role="status">{fill(isPart ? texts.cancelledByMail : texts.unplacedByMail)}</p>;
  return (
    <form method="post" action="?" className={css.pay}>
      <input type="hidden" name={ORDER_PARAMETER} value={token} />
      <input type="hidden" name="payment" value={reference} />
      <p>{fill(isPart ? texts.cancelledPart : texts.unplaced)}</p>
      <div className={css.acts}>
        <Button type="submit" variant="ink" name="act" value="gift">
          {texts.asGift}
        </Button>
        <Button type="submit" name="act" value="refund">
          {texts.asRefund}
        </Button>
      </div>
      <p className={css.next}>{texts.asGiftHint}</p>
    </form>
  );
}
