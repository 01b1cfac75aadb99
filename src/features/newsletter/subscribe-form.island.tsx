import { Fragment, useRef } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestName, namePattern } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { type FieldErrors, noErrors } from './subscribe.rules.ts';
import { type SubscribeTexts, subscribeTexts } from './subscribe.texts.ts';
import css from './subscribe-form.module.css';
import { startProof, useSubscription, type Values } from './use-subscription.ts';

export type SubscribeFormProps = {
  /** Prefix of the form's ids, unique on the page. */
  id: string;
  locale: Locale;
  /** Where the result appears: in the dialog, or as a toast in the full-screen menu (ruling 14). */
  answer: 'dialog' | 'toast';
  endpoint: string;
  /** Where the form is, stored with the subscription. */
  source?: 'section' | 'popup' | 'menu' | 'page';
  /** Draws a white card, for coloured backgrounds. */
  card?: boolean;
  /** The submitted values, after an error without script. */
  values?: Values;
  errors?: FieldErrors;
  /** Why a form without errors was refused. */
  failure?: string | undefined;
};

const empty: Values = { name: '', email: '' };

/**
 * Name, email and Join. Through `pattern` the browser shows Join once both fields are valid, before any script runs; in
 * the browser it has hints, and is sent in place. Without script Join is always visible and /send/subscribe shows the
 * result.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const { locale, answer, endpoint, source = answer === 'toast' ? 'menu' : 'section' } = props;
  const { card = answer === 'toast', values = empty } = props;
  const texts = subscribeTexts[locale];
  const form = useRef<HTMLFormElement>(null);
  const given = { form, answer, endpoint, texts, values, errors: props.errors ?? noErrors };
  const { flow, errors, alerted, hint, hasJoined, change, leave, submit } = useSubscription(given);
  return (
    <form
      ref={form}
      className={classNames(css.form, card && css.card)}
      action={localePath(locale, '/send/subscribe')}
      method="post"
      noValidate
      tabIndex={-1}
      aria-label={texts.title}
      data-subscribe={answer}
      data-repeat
      data-flow={flow}
      data-goal={hasJoined ? 'joined' : undefined}
      data-on-surface={card || undefined}
      onFocus={startProof}
      onInput={startProof}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" name="source" value={source} />
      <ErrorSummary
        locale={locale}
        problems={
          props.failure
            ? [{ words: props.failure }]
            : problemsOf(
                [`${props.id}-name`, props.errors?.name && texts[props.errors.name]],
                [`${props.id}-email`, props.errors?.email && texts[props.errors.email]],
              )
        }
      />
      <Field
        id={`${props.id}-name`}
        name="name"
        label={texts.name}
        required
        pattern={`\\s*${namePattern}\\s*`}
        maxLength={longestName}
        autoComplete="name"
        defaultValue={values.name}
        error={errors.name && texts[errors.name]}
        isAlert={alerted === 'name'}
        onInput={() => change('name')}
        onBlur={() => leave('name')}
      />
      <Field
        id={`${props.id}-email`}
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
        error={errors.email && texts[errors.email]}
        isAlert={alerted === 'email'}
        onInput={() => change('email')}
        onBlur={() => leave('email')}
      />
      <ConsentNote locale={locale} texts={texts} />
      <div className={css.end}>
        <p className={css.missing} role="status" data-subscribe-missing>
          {hint}
        </p>
        <Button type="submit" variant="go" wide className={css.join}>
          {texts.join}
        </Button>
      </div>
    </form>
  );
}

const targets = { privacy: '/legal/privacy', terms: '/legal/terms-and-conditions' } as const;

/**
 * The consent note with links to the two legal pages. Changing its text requires a new `consentVersion`
 * (subscribe.rules.ts).
 */
function ConsentNote({ locale, texts }: { locale: Locale; texts: SubscribeTexts }) {
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
