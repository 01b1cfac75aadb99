import { formatMoney } from '#core/money.ts';
import type { ShownGift } from '#features/giving/gift.queries.ts';
import { GIFT_PARAMETER, RECEIPT_PATH } from '#features/giving/gift-link.ts';
import { type GivingTexts, givingTexts } from '#features/giving/giving.texts.ts';
import { receiptTexts } from '#features/giving/receipt/receipt.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { PaymentScene, type PaymentTone } from '#site/sections/payment-scene.tsx';
import { ButtonLink } from '#ui/components/button.tsx';

type Words = { title: keyof GivingTexts; words: keyof GivingTexts; tone: PaymentTone };

const over: Words = { title: 'linkOver', words: 'linkOverWords', tone: 'failure' };
const byState: Record<ShownGift['state'], Words> = {
  started: { title: 'thanksOpen', words: 'thanksOpenWords', tone: 'failure' },
  waiting: { title: 'thanksWaiting', words: 'thanksWaitingWords', tone: 'success' },
  paid: { title: 'thanksPaid', words: 'thanksPaidWords', tone: 'success' },
  failed: { title: 'thanksFailed', words: 'thanksFailedWords', tone: 'failure' },
  'refunded-in-part': { title: 'thanksPaid', words: 'thanksPaidWords', tone: 'success' },
  refunded: { title: 'thanksRefunded', words: 'thanksRefundedWords', tone: 'failure' },
  disputed: { title: 'thanksDisputed', words: 'thanksDisputedWords', tone: 'failure' },
  lost: { title: 'thanksRefunded', words: 'thanksRefundedWords', tone: 'failure' },
};

/** What the page says of a gift; of a link that is over or not ours, that it is closed. */
export const thanksWords = (gift: ShownGift | null): Words => (gift ? byState[gift.state] : over);

const MINUTES_WAITED = 30;

/** Whether the page asks again by itself: its provider is still at it, and the gift was begun not long ago. */
export const changesItself = ({ state, startedAt }: ShownGift, now: Date): boolean =>
  state === 'waiting' && now.getTime() - startedAt.getTime() < MINUTES_WAITED * 60_000;

/** `link` is what signed the page's address, and opens the receipt too. */
type ThanksPageProps = { gift: ShownGift | null; frame: Frame; link: string | null };

/** Where a giver comes back to: it knows the gift from its signed link, and says of it what the provider says. */
export function ThanksPage({ gift, frame, link }: ThanksPageProps) {
  const { locale } = frame.renderContext;
  const texts = givingTexts[locale];
  const { title, words, tone } = thanksWords(gift);
  const amount = gift ? formatMoney(gift.total, locale) : '';
  return (
    <PaymentScene
      tone={tone}
      title={texts[title]}
      ways={
        <>
          <ButtonLink href={frame.to('/donate')} onArt>
            {tone === 'success' ? texts.again : texts.tryAgain}
          </ButtonLink>
          <ButtonLink href={frame.to('/contact')} onArt>
            {texts.contact}
          </ButtonLink>
          <ButtonLink href={frame.paths.home} onArt>
            {texts.home}
          </ButtonLink>
        </>
      }
    >
      <p>{texts[words].replace('{amount}', amount)}</p>
      {gift?.hasReceipt && gift.state === 'paid' && (
        <p>
          {texts.thanksReceipt}{' '}
          <a href={`${frame.to(RECEIPT_PATH)}?${new URLSearchParams({ [GIFT_PARAMETER]: link ?? '' })}`}>
            {receiptTexts[locale].asPdf}
          </a>
        </p>
      )}
      {gift && (
        <p>
          {texts.reference}: <strong>{gift.reference}</strong>
        </p>
      )}
    </PaymentScene>
  );
}
