import { useEffect, useRef, useState } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { decimalText, formatMoney, type Money, storedMoney } from '#core/money.ts';
import { longestFullName } from '#core/person-name.ts';
import type { TicketQuestion } from '#core/ticket-sale.ts';
import type { Words } from '#core/words.ts';
import { Button } from '#ui/components/button.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { ProofField } from '#ui/forms/proof-field.tsx';
import { useOneSubmit } from '#ui/forms/use-one-request.ts';
import { KindRows } from '../kind-rows.tsx';
import type { ShownKind } from '../kinds.ts';
import { answerField, kindField, type OrderErrors } from './order.schema.ts';
import { orderTexts } from './order.texts.ts';
import css from './order-form.module.css';
import { paymentTexts } from './payment.texts.ts';
import { OwnPrice, type PayMethod, PaymentFields } from './payment-fields.tsx';
import { findGiftCurrency, priceField, sumTyped } from './price.rules.ts';

export type OrderedEvent = {
  id: number;
  heading: Words;
  when: string;
  kinds: readonly ShownKind[];
  questions: readonly TicketQuestion[];
};

export type OrderFormProps = {
  locale: Locale;
  action: string;
  events: readonly OrderedEvent[];
  /** As typed, for kinds that are shown with it. */
  code: string;
  /** The same for every press of this form. */
  attempt: string;
  values?: Readonly<Record<string, string>>;
  errors?: OrderErrors;
  /** Why nothing was ordered. */
  failure?: string;
  /** It joins the waiting list. */
  waits?: boolean;
  /** There is no room: the same form can join the waiting list instead. */
  mayWait?: boolean;
  /** Address of the proof-of-work challenge, while orders are slowed down. */
  proof?: string;
  /** The ways to pay, where some of the tickets cost something. */
  methods?: readonly PayMethod[];
};

/** Orders tickets of one or several events: how many, who comes, and what staff want to know. The browser posts it. */
export function OrderForm({
  locale,
  action,
  events,
  attempt,
  values = {},
  errors = {},
  ...more
}: OrderFormProps) {
  const texts = orderTexts[locale];
  const sendOnce = useOneSubmit();
  const form = useRef<HTMLFormElement>(null);
  const kinds = events.flatMap(event => event.kinds);
  const currency = findGiftCurrency(kinds);
  const first = sumTyped(kinds, field => typedFirst(field, kinds, values));
  /** What has to be paid; undefined before a script can add up what is typed. */
  const [total, setTotal] = useState<Money | null>();
  const addUp = () => {
    const fields = new FormData(form.current ?? undefined);
    setTotal(sumTyped(kinds, field => fields.get(field)?.toString() ?? null));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the script was there
  useEffect(() => {
    if (currency !== undefined) addUp();
  }, []);
  const payWords = paymentTexts[locale];
  const priceError = (kind: string) => (errors.prices?.[kind] ? payWords.noAmount : null);
  const questions = events.flatMap(event => event.questions);
  const answerError = ({ id, question }: TicketQuestion) => {
    const error = errors.answers?.[id];
    return error && texts[error].replace('{question}', () => question.text);
  };
  const firstKind = events[0]?.kinds.find(({ state }) => state === 'open')?.id;
  const problems = more.failure
    ? [{ words: more.failure }]
    : listProblems(
        [firstKind ? `order-${firstKind}` : 'order-name', errors.choice && texts[errors.choice]],
        ['order-name', errors.name && texts[errors.name]],
        ['order-email', errors.email && texts[errors.email]],
        ...kinds.map(({ id }): [string, string | undefined] => [
          `order-p-${id}`,
          priceError(id) ?? undefined,
        ]),
        ['order-gift', errors.gift && payWords.noAmount],
        ...questions.map((each): [string, string | undefined] => [`order-q-${each.id}`, answerError(each)]),
      );
  return (
    <>
      <ErrorSummary locale={locale} problems={problems} />
      <form
        ref={form}
        method="post"
        action={action}
        onSubmit={sendOnce}
        onChange={currency === undefined ? undefined : addUp}
        noValidate
        className={css.form}
        data-on-surface
      >
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" name="code" value={more.code} />
        {more.waits && <input type="hidden" name="wait" value="1" />}
        {more.proof && <ProofField address={more.proof} />}
        {events.map(({ id, heading, when, kinds: offered, questions: own }) => (
          <fieldset key={id} className={css.event}>
            <legend>
              <Title as="span" variant="story" words={heading} />
            </legend>
            <p className={css.when}>{when}</p>
            <KindRows kinds={offered} toFieldName={kindField} prefix="order" locale={locale} />
            {offered.map(kind => (
              <OwnPrice
                key={kind.id}
                kind={kind}
                value={values[priceField(kind.id)]}
                error={priceError(kind.id)}
                locale={locale}
              />
            ))}
            {own.map(each => (
              <TextArea
                key={each.id}
                id={`order-q-${each.id}`}
                name={answerField(each.id)}
                label={<QuestionLabel question={each} locale={locale} />}
                rows={2}
                required={each.isRequired}
                defaultValue={values[answerField(each.id)]}
                error={answerError(each) ?? null}
              />
            ))}
          </fieldset>
        ))}
        <Field
          id="order-name"
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={longestFullName}
          autoComplete="name"
          defaultValue={values.name}
          error={errors.name ? texts[errors.name] : null}
        />
        <Field
          id="order-email"
          name="email"
          label={texts.email}
          inputMode="email"
          required
          pattern={`\\s*${emailPattern}\\s*`}
          maxLength={longestEmail}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.email}
          error={errors.email ? texts[errors.email] : null}
        />
        {currency && (
          <PaymentFields
            methods={more.methods ?? []}
            currency={currency}
            total={total ?? null}
            values={values}
            giftError={errors.gift ? payWords.noAmount : null}
            locale={locale}
          />
        )}
        <p className={css.when}>
          <PrivacyLine locale={locale} />
        </p>
        <div>
          <Button type="submit" variant="ink" wide>
            {more.waits ? texts.wait : payLabel(total === undefined ? first : total, total, locale)}
          </Button>
        </div>
        {more.mayWait && (
          <div>
            <Button type="submit" name="wait" value="1" wide>
              {texts.waitInstead}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}

/** Without script nobody knows the sum before the form is sent, because more can be typed. */
function payLabel(due: Money | null, total: Money | null | undefined, locale: Locale): string {
  if (!due) return orderTexts[locale].order;
  const texts = paymentTexts[locale];
  return total ? texts.orderAndPaySum.replace('{amount}', formatMoney(total, locale)) : texts.orderAndPay;
}

/** The value a field of the form begins with. */
function typedFirst(
  field: string,
  kinds: readonly ShownKind[],
  values: Readonly<Record<string, string>>,
): string | null {
  const kind = kinds.find(({ id }) => field === kindField(id) || field === priceField(id));
  if (!kind) return values[field] ?? null;
  if (field === kindField(kind.id)) return kind.state === 'open' ? String(kind.chosen) : null;
  const { units, currency } = kind.price ?? {};
  return values[field] ?? (currency ? decimalText(storedMoney(units ?? 0, currency)) : null);
}

function QuestionLabel({ question, locale }: { question: TicketQuestion; locale: Locale }) {
  if (question.isRequired) return <LocalizedText words={question.question} />;
  const [before, after] = orderTexts[locale].optional.split('{question}');
  return (
    <>
      {before}
      <LocalizedText words={question.question} />
      {after}
    </>
  );
}

function PrivacyLine({ locale }: { locale: Locale }) {
  const { privacy, privacyNotice } = orderTexts[locale];
  const [before, after] = privacy.split('{privacy}');
  return (
    <>
      {before}
      <TextLink href={localePath(locale, '/legal/privacy')}>{privacyNotice}</TextLink>
      {after}
    </>
  );
}
