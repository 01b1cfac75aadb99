import { Fragment } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestName, namePattern } from '#core/person-name.ts';
import { env } from '#platform/env.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { PROOF_PATH } from '#ui/proof/proof-path.ts';
import { type FieldErrors, noErrors, whatIsMissing } from './subscribe.rules.ts';
import { type SubscribeTexts, subscribeTexts } from './subscribe.texts.ts';
import css from './subscribe-form.module.css';

const targets = { privacy: '/legal/privacy', terms: '/legal/terms-and-conditions' } as const;

/**
 * The consent note with links to the two legal pages. Changing its text requires a new `consentVersion`
 * (subscribe.rules.ts).
 */
function ConsentNote({ locale }: { locale: Locale }) {
  const texts = subscribeTexts[locale];
  return (
    <p className={css.consent}>
      {texts.consent.split(/\{(\w+)\}/).map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const name = piece as keyof typeof targets;
        return (
          <TextLink key={name} href={localePath(locale, targets[name])}>
            {texts[name]}
          </TextLink>
        );
      })}
    </p>
  );
}

/** The two endpoints of the specification: the dialog uses the first, the toasts the second. */
const dialogCall = '/api/addSubscriber';
/** Where the proof of work comes from; the same in both languages. */
const productCall = `/api/${env.PRODUCT_KEY}/subscribe`;

type SubscribeFormProps = {
  /** Prefix of the form's ids, unique on the page. */
  id: string;
  locale: Locale;
  /** Where the result appears: in the dialog, or as a toast in the full-screen menu (ruling 14). */
  answer: 'dialog' | 'toast';
  /** Where the form is, stored with the subscription. */
  source?: 'section' | 'popup' | 'menu' | 'page';
  /** Draws a white card, for coloured backgrounds. */
  card?: boolean;
  /** The submitted values, after an error without script. */
  values?: { name: string; email: string };
  errors?: FieldErrors;
  /** Why a form without errors was refused. */
  failure?: string | undefined;
};

/**
 * Name, email and Join. Through `pattern` the browser shows Join once both fields are valid, before any script runs;
 * subscribe.browser.ts adds hints and sends in place. Without script Join is always visible and /send/subscribe shows
 * the result.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const {
    locale,
    answer,
    source = answer === 'toast' ? 'menu' : 'section',
    card = answer === 'toast',
  } = props;
  const { id, values = { name: '', email: '' }, errors = noErrors, failure } = props;
  const texts = subscribeTexts[locale];
  return (
    <form
      className={classNames(css.form, card && css.card)}
      action={localePath(locale, '/send/subscribe')}
      method="post"
      noValidate
      tabIndex={-1}
      aria-label={texts.title}
      data-subscribe={answer}
      data-endpoint={localePath(locale, answer === 'toast' ? productCall : dialogCall)}
      data-proof={PROOF_PATH}
      data-on-surface={card || undefined}
    >
      <input type="hidden" name="source" value={source} />
      <ErrorSummary
        locale={locale}
        problems={
          failure
            ? [{ words: failure }]
            : problemsOf(
                [`${id}-name`, errors.name && texts[errors.name]],
                [`${id}-email`, errors.email && texts[errors.email]],
              )
        }
      />
      <Fields {...props} texts={texts} />
      <ConsentNote locale={locale} />
      <div className={css.end}>
        <p className={css.missing} role="status" data-subscribe-missing>
          {texts[whatIsMissing(values)]}
        </p>
        <Button type="submit" variant="go" wide className={css.join}>
          {texts.join}
        </Button>
      </div>
    </form>
  );
}

type FieldsProps = Pick<SubscribeFormProps, 'id' | 'values' | 'errors'> & { texts: SubscribeTexts };

function Fields({ id, values, errors = noErrors, texts }: FieldsProps) {
  return (
    <>
      <Field
        id={`${id}-name`}
        name="name"
        label={texts.name}
        required
        pattern={`\\s*${namePattern}\\s*`}
        maxLength={longestName}
        autoComplete="name"
        defaultValue={values?.name}
        error={errors.name && texts[errors.name]}
      />
      <Field
        id={`${id}-email`}
        name="email"
        label={texts.email}
        inputMode="email"
        required
        pattern={`\\s*${emailPattern}\\s*`}
        maxLength={longestEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.email}
        error={errors.email && texts[errors.email]}
      />
    </>
  );
}
