import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { pickWords } from '#core/words.ts';
import { dayIn } from '#core/zoned-time.ts';
import { ShareButton } from '#features/engagement/engagement.tsx';
import { RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { AGAIN_FIELD, CHANGE_FIELD, type ShownDonation } from '#money/donations/donation.queries.ts';
import { type DonationTexts, donationTexts } from '#money/donations/donation.texts.ts';
import { receiptTexts } from '#money/donations/donation-mail.texts.ts';
import { DONATION_PARAMETER, DONOR_PATH, RECEIPT_PATH } from '#money/donations/thanks-link.ts';
import { TransferCard } from '#money/donations/transfer/transfer-card.tsx';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { ThankedDonation } from '#site/readers/read-thanks.ts';
import { PaymentScene, type PaymentTone } from '#site/screens/payment-page.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Cloth } from '#ui/components/cloth.tsx';
import { Day } from '#ui/components/day.tsx';
import { Scene } from '#ui/components/scene.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import css from './thanks-page.module.css';

type Words = { title: keyof DonationTexts; words: keyof DonationTexts; tone: PaymentTone };

const expiredLink: Words = { title: 'linkOver', words: 'linkOverWords', tone: 'failure' };
const transfer: Words = { title: 'transferTitle', words: 'transferWords', tone: 'success' };
const returned: Words = { title: 'thanksReturned', words: 'thanksReturnedWords', tone: 'failure' };
const byState: Record<ShownDonation['state'], Words> = {
  started: { title: 'thanksOpen', words: 'thanksOpenWords', tone: 'failure' },
  waiting: { title: 'thanksWaiting', words: 'thanksWaitingWords', tone: 'success' },
  paid: { title: 'thanksPaid', words: 'thanksPaidWords', tone: 'success' },
  failed: { title: 'thanksFailed', words: 'thanksFailedWords', tone: 'failure' },
  'refunded-in-part': { title: 'thanksPaid', words: 'thanksPaidWords', tone: 'success' },
  refunded: { title: 'thanksRefunded', words: 'thanksRefundedWords', tone: 'failure' },
  disputed: { title: 'thanksDisputed', words: 'thanksDisputedWords', tone: 'failure' },
  lost: { title: 'thanksLost', words: 'thanksLostWords', tone: 'failure' },
};

/** The text about a gift, or that its link has expired or is unknown. */
export function thanksWords(donation: ThankedDonation | null): Words {
  if (!donation) return expiredLink;
  if (donation.account) return transfer;
  return donation.state === 'refunded' && donation.byBank ? returned : byState[donation.state];
}

/** Whether we keep money of the gift. */
const isKept = (state: ShownDonation['state']) => state === 'paid' || state === 'refunded-in-part';

const MINUTES_WAITED = 30;

/** Whether the page reloads by itself: the provider is processing a recent payment. */
export const reloadsItself = ({ method, state, startedAt }: ShownDonation, now: Date): boolean =>
  method !== 'bank' && state === 'waiting' && now.getTime() - startedAt.getTime() < MINUTES_WAITED * 60_000;

/** `link` is the signed part of the page's address, which opens the receipt too. */
type ThanksPageProps = { donation: ThankedDonation | null; frame: Frame; link: string | null };

function ReceiptLine({ frame, link }: Pick<ThanksPageProps, 'frame' | 'link'>) {
  const { locale } = frame.renderContext;
  return (
    <>
      <p>
        {donationTexts[locale].thanksReceipt}{' '}
        <a href={`${frame.to(RECEIPT_PATH)}?${new URLSearchParams({ [DONATION_PARAMETER]: link ?? '' })}`}>
          {receiptTexts[locale].asPdf}
        </a>
      </p>
      <p>
        <a href={frame.to(DONOR_PATH)}>{donationTexts[locale].find}</a>
      </p>
    </>
  );
}

/** The purpose by its name. */
function purposeSentence({ purpose }: ShownDonation, locale: Locale): string {
  const texts = donationTexts[locale];
  if (purpose === null) return texts.goesGeneral;
  const { text } = pickWords(purpose, locale);
  return text === '' ? texts.goesAsChosen : texts.goesTo.replace('{purpose}', () => text);
}

function PaidTwice({
  donation: { shown },
  extra,
  locale,
}: {
  donation: ShownDonation;
  extra: Money;
  locale: Locale;
}) {
  const all = { ...shown, units: shown.units + extra.units };
  return (
    <p data-paid-twice>
      {donationTexts[locale].paidTwiceWords
        .replace('{all}', formatMoney(all, locale))
        .replace('{amount}', formatMoney(shown, locale))
        .replace('{extra}', formatMoney(extra, locale))}
    </p>
  );
}

function NextMonth({ donation: { nextAt, total }, locale }: { donation: ShownDonation; locale: Locale }) {
  const texts = donationTexts[locale];
  const [before, after] = texts.thanksNextDay.replace('{amount}', formatMoney(total, locale)).split('{day}');
  return (
    <p>
      {nextAt && (
        <>
          {before}
          <Day day={dayIn(RECEIPT_PLACE.timeZone, nextAt)} locale={locale} />
          {after}{' '}
        </>
      )}
      {texts.thanksMonthly}
    </p>
  );
}

/** The cloth with an added stitch, and a button to share it without naming the donor or the amount. */
function AddedStitch({ frame, stitches: count }: { frame: Frame; stitches: number }) {
  const { locale } = frame.renderContext;
  const texts = donationTexts[locale];
  const title = { text: texts.sewnTitle };
  return (
    <Section titleId="sewn">
      <SectionHead id="sewn" title={title} />
      <p className={css.words}>{texts.sewnWords}</p>
      <Cloth sewn count={count} label={texts.sewnCloth.replace('{n}', String(count))} />
      <ShareButton className={css.share} href={frame.to('/donate')} heading={title} locale={locale} />
    </Section>
  );
}

/** Whether the same gift can be tried again: nothing has been paid, and nothing is being processed. */
const canRepeat = ({ state, method }: ShownDonation): boolean =>
  (state === 'failed' || state === 'started') && method !== 'bank';

type TryAgainProps = { donation: ThankedDonation; frame: Frame; link: string | null };

/** Buttons to try the same gift again: straight to the payment, or with the filled-in form. */
function TryAgain({ donation, frame, link }: TryAgainProps) {
  const texts = donationTexts[frame.renderContext.locale];
  return (
    <form method="post" action={frame.to('/send/gift')} className={css.again}>
      <input type="hidden" name={AGAIN_FIELD} value={link ?? ''} />
      <Button type="submit" variant="go">
        {donation.state === 'failed' ? texts.payAgain : texts.toPay}
      </Button>
      <Button type="submit" name={CHANGE_FIELD} value="yes" onArt>
        {texts.payAgainOtherwise}
      </Button>
    </form>
  );
}

/** The links after the text, on a drawing or not; an unpaid gift can be tried again. */
function NextSteps({ donation, link, frame, onArt = true }: ThanksPageProps & { onArt?: boolean }) {
  const texts = donationTexts[frame.renderContext.locale];
  const { tone } = thanksWords(donation);
  return (
    <>
      {donation && canRepeat(donation) ? (
        <TryAgain donation={donation} link={link} frame={frame} />
      ) : (
        <ButtonLink href={frame.to('/donate')} onArt={onArt}>
          {tone === 'success' ? texts.again : texts.tryAgain}
        </ButtonLink>
      )}
      <ButtonLink href={frame.to('/contact')} onArt={onArt}>
        {texts.contact}
      </ButtonLink>
      <ButtonLink href={frame.paths.home} onArt={onArt}>
        {texts.home}
      </ButtonLink>
    </>
  );
}

/** The goal that a visit of the page counts for. A transfer starts here; other gifts were counted when they started. */
const chooseGoal = ({ state }: ShownDonation) => (state === 'paid' ? 'gift-paid' : 'gift-begun');

type TransferPageProps = {
  donation: ThankedDonation;
  account: BankAccount;
  frame: Frame;
  link: string | null;
};

/** The page of a transfer that has not arrived: what to enter at the bank stands first, because it is what is left to do. */
function TransferPage({ donation, account, frame, link }: TransferPageProps) {
  const { locale } = frame.renderContext;
  const texts = donationTexts[locale];
  const amount = formatMoney(donation.shown, locale);
  return (
    <>
      <Section titleId="transfer-title" className={css.transfer}>
        <Title
          as="h1"
          variant="mission"
          id="transfer-title"
          words={{ text: texts[transfer.title].replace('{amount}', amount) }}
        />
        <TransferCard
          locale={locale}
          total={donation.total}
          reference={donation.reference}
          account={account}
        />
        <p data-goal="gift-begun">{texts[transfer.words].replace('{amount}', amount)}</p>
        <div className={css.ways}>
          <NextSteps donation={donation} link={link} frame={frame} onArt={false} />
        </div>
      </Section>
      <div className={css.picture}>
        <Scene name="thanks" />
      </div>
      <Tilet size="header" />
    </>
  );
}

/**
 * The page that donors return to. It finds the gift by its signed link and shows its state at the provider. `stitches`: how
 * many children were helped; null if that is not known.
 */
export function ThanksPage({
  donation,
  frame,
  link,
  stitches,
}: ThanksPageProps & { stitches: number | null }) {
  if (donation?.account) return <TransferPage {...{ donation, frame, link }} account={donation.account} />;
  const { locale } = frame.renderContext;
  const texts = donationTexts[locale];
  const { title, words, tone } = thanksWords(donation);
  const amount = donation ? formatMoney(donation.shown, locale) : '';
  return (
    <>
      <PaymentScene
        tone={tone}
        title={texts[title].replace('{amount}', amount)}
        ways={<NextSteps donation={donation} link={link} frame={frame} />}
      >
        {donation?.failure && canRepeat(donation) && (
          <p data-failure={donation.failure}>{texts[donation.failure]}</p>
        )}
        <p data-goal={donation ? chooseGoal(donation) : undefined}>
          {texts[words].replace('{amount}', amount)}
          {donation && isKept(donation.state) && <> {purposeSentence(donation, locale)}</>}
        </p>
        {donation?.extra && <PaidTwice donation={donation} extra={donation.extra} locale={locale} />}
        {donation?.isMonthly && donation.state === 'paid' && (
          <NextMonth donation={donation} locale={locale} />
        )}
        {donation?.hasReceipt && donation.state === 'paid' && <ReceiptLine frame={frame} link={link} />}
        {donation?.hasCard && donation.state === 'paid' && <p>{texts.thanksCard}</p>}
        {donation && (
          <p>
            {texts.reference}: <strong>{donation.reference}</strong>
          </p>
        )}
      </PaymentScene>
      {donation && isKept(donation.state) && stitches ? (
        <AddedStitch frame={frame} stitches={stitches} />
      ) : null}
    </>
  );
}
