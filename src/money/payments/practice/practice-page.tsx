import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { failureTexts } from '#money/domain/payment-failure.texts.ts';
import { failures } from '#money/domain/payment-failure.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { type PracticeTexts, practiceTexts } from './practice.texts.ts';
import type { PracticeMonthly } from './practice-monthly.ts';
import { fitsMonthly, type MonthlyPractice, monthlyPractice } from './practice-months.ts';
import css from './practice-page.module.css';
import {
  fits,
  PRACTICE_PATH,
  type PracticeAct,
  type PracticePayment,
  practiceActs,
} from './practice-provider.ts';

type PracticePageProps = {
  locale: Locale;
  /** Null if the address names none. */
  payment: PracticePayment | null;
  /** The monthly donation that began with it; null for a single donation. */
  monthly: PracticeMonthly | null;
  /** The address of the donation's own page; empty without a payment. */
  back: string;
  /** The act was no longer possible. */
  misfit: boolean;
};

const stateWords = {
  open: 'practiceOpen',
  waiting: 'practiceWaiting',
  paid: 'practicePaid',
  failed: 'practiceFailed',
  refunded: 'practiceRefunded',
  disputed: 'practiceDisputed',
  lost: 'practiceLost',
} as const satisfies Record<PracticePayment['state'], keyof PracticeTexts>;

const monthWordsByState = {
  begun: 'monthBegun',
  active: 'monthActive',
  paused: 'monthPaused',
  failing: 'monthFailing',
  ended: 'monthEnded',
} as const satisfies Record<PracticeMonthly['state'], keyof PracticeTexts>;

const actWords = {
  pay: 'actPay',
  wait: 'actWait',
  fail: 'actFail',
  'pay-twice': 'actPayTwice',
  refund: 'actRefund',
  'refund-fails': 'actRefundFails',
  dispute: 'actDispute',
  win: 'actWin',
  lose: 'actLose',
} as const satisfies Record<PracticeAct, keyof PracticeTexts>;

const monthWords = {
  'next-month': 'actNextMonth',
  'month-fails': 'actMonthFails',
  'bank-ends': 'actBankEnds',
} as const satisfies Record<MonthlyPractice, keyof PracticeTexts>;

/** Stands in for the page of a payment service. Its background says everywhere that no money moves. */
export function PracticePage({ locale, payment, monthly, back, misfit }: PracticePageProps) {
  const texts = practiceTexts[locale];
  return (
    <main className={css.page} data-mark={`${texts.practiceMark} · `.repeat(400)}>
      <div className={css.card} data-on-surface>
        <p className={css.mark}>{texts.practiceMark}</p>
        <Title as="h1" variant="card-large" words={{ text: texts.practiceTitle }} />
        <p>{texts.practiceWords}</p>
        {payment ? (
          <Payment {...{ locale, payment, monthly, back, misfit, texts }} />
        ) : (
          <StateMessage kind="empty" words={texts.practiceUnknown} />
        )}
      </div>
    </main>
  );
}

/** Why it fails, for the act that lets it fail. */
function Reasons({ locale }: { locale: Locale }) {
  const texts = practiceTexts[locale];
  return (
    <label className={css.reason}>
      {texts.practiceReason}
      <select name="failure" defaultValue="card-declined">
        {failures.map(failure => (
          <option key={failure} value={failure}>
            {failureTexts[locale][failure]}
          </option>
        ))}
      </select>
    </label>
  );
}

type PaymentProps = PracticePageProps & { payment: PracticePayment; texts: PracticeTexts };

function Payment({ locale, payment, monthly, back, misfit, texts }: PaymentProps) {
  const amount = formatMoney(payment.amount, locale);
  const address = `${localePath(locale, PRACTICE_PATH)}?${new URLSearchParams({ payment: payment.id })}`;
  return (
    <>
      <ErrorSummary locale={locale} problems={listProblems(['', misfit && texts.practiceMisfit])} />
      <p className={css.sum}>
        {texts.practiceFor.replace('{amount}', amount).replace('{title}', () => payment.title)}
      </p>
      <p role="status">{texts.practiceState.replace('{state}', texts[stateWords[payment.state]])}</p>
      {monthly && <p>{texts.practiceMonthly.replace('{state}', texts[monthWordsByState[monthly.state]])}</p>}
      <form method="post" action={address} className={css.acts}>
        {(fits('fail', payment.state) || (monthly && fitsMonthly('month-fails', monthly.state))) && (
          <Reasons locale={locale} />
        )}
        {practiceActs
          .filter(act => fits(act, payment.state) && !(monthly && act === 'pay-twice'))
          .map(act => (
            <Button key={act} type="submit" name="act" value={act} variant={act === 'pay' ? 'go' : 'line'}>
              {texts[actWords[act]]}
            </Button>
          ))}
        {monthly &&
          monthlyPractice
            .filter(act => fitsMonthly(act, monthly.state))
            .map(act => (
              <Button key={act} type="submit" name="act" value={act} variant="line">
                {texts[monthWords[act]]}
              </Button>
            ))}
      </form>
      <ButtonLink variant="ink" href={back}>
        {texts.practiceBack}
      </ButtonLink>
    </>
  );
}
