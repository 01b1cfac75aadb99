import { Fragment, useEffect, useReducer, useState } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { PROOF_PATH } from '#core/http-names.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestName, namePattern } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { showToast } from '#ui/components/toasts.store.ts';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useCheckedForm } from '#ui/forms/use-checked-form.ts';
import { postJson } from '#ui/forms/use-one-request.ts';
import {
  type EndpointAnswer,
  errorsOnBlur,
  errorsOnSubmit,
  exceptionToast,
  type FieldErrors,
  nextFlow,
  noErrors,
  readResult,
  readToast,
  whatIsMissing,
} from './subscribe.rules.ts';
import { type SubscribeTexts, subscribeTexts } from './subscribe.texts.ts';
import css from './subscribe-form.module.css';
import { $hasDialog, showSubscription, waitForDialog, waitUntilClosed } from './subscription.store.ts';

export type SubscribeFormProps = {
  /** Prefix of the form's ids, unique on the page. */
  id: string;
  locale: Locale;
  /** Where the result appears: in the dialog, or as a toast in the full-screen menu. */
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

/**
 * Name, email and Join. Through `pattern` the browser shows Join once both fields are valid, before any script runs; in
 * the browser it has hints, and is sent in place. Without script Join is always visible and /send/subscribe shows the
 * result.
 */
export function SubscribeForm(props: SubscribeFormProps) {
  const { locale, answer, source = answer === 'toast' ? 'menu' : 'section' } = props;
  const { card = answer === 'toast' } = props;
  const texts = subscribeTexts[locale];
  const { form, errors, flow, hint, hasJoined, fieldProps, submit } = useSubscription(props, source, texts);
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
      onSubmit={submit}
    >
      <input type="hidden" name="source" value={source} />
      <ErrorSummary
        locale={locale}
        problems={
          props.failure
            ? [{ words: props.failure }]
            : listProblems(
                [`${props.id}-name`, props.errors?.name && texts[props.errors.name]],
                [`${props.id}-email`, props.errors?.email && texts[props.errors.email]],
              )
        }
      />
      <Field
        id={`${props.id}-name`}
        label={texts.name}
        required
        pattern={`\\s*${namePattern}\\s*`}
        maxLength={longestName}
        autoComplete="name"
        error={errors.name && texts[errors.name]}
        {...fieldProps('name')}
      />
      <Field
        id={`${props.id}-email`}
        label={texts.email}
        inputMode="email"
        required
        pattern={`\\s*${emailPattern}\\s*`}
        maxLength={longestEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email && texts[errors.email]}
        {...fieldProps('email')}
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

type Values = { name: string; email: string };

/** State of a subscribe form: its fields and hint, and the progress of its request. */
function useSubscription(
  { answer, endpoint, ...props }: SubscribeFormProps,
  source: string,
  texts: SubscribeTexts,
) {
  const [flow, step] = useReducer(nextFlow, 'idle');
  const [joined, setJoined] = useState<'mailed' | 'mailedBefore' | null>(null);
  const state = useCheckedForm({
    fields: ['name', 'email'],
    values: props.values,
    errors: props.errors,
    noErrors,
    errorsOnBlur,
    errorsOnSubmit,
    send,
  });
  const { form, values } = state;
  const clear = () => state.clear('name', 'email');
  const typed = usePaused(values);

  /** Sends the form, and shows the result in the dialog or a toast. */
  async function send(fields: Values): Promise<void> {
    step('submitted');
    step('sent');
    if (answer === 'dialog') await answerByDialog(fields);
    else await answerByToast(fields);
    step('closed');
  }

  async function answerByDialog(fields: Values): Promise<void> {
    if (!$hasDialog.get() && !(await waitForDialog())) return answerPlainly();
    showSubscription(null);
    const { name } = fields;
    const sent = await sendSubscription(endpoint, { source, ...fields });
    const failed = { type: 'Error' as const, message: texts.failed, user: { name } };
    const result = sent ? readResult(sent, name, texts) : failed;
    step('answered');
    if (result.type !== 'Error') clear();
    showSubscription(result);
    await waitUntilClosed();
    // Join is hidden once the fields are empty, which would drop the focus or move it to the surrounding popup.
    if (!form.current?.contains(document.activeElement)) form.current?.focus({ preventScroll: true });
  }

  /** Posts the form without script, unless the browser is offline: its error page would lose what was typed. */
  function answerPlainly(): void {
    if (navigator.onLine) form.current?.submit();
    else showToast(exceptionToast(texts));
    step('answered');
  }

  async function answerByToast(fields: Values): Promise<void> {
    if (form.current?.contains(document.activeElement)) form.current.focus({ preventScroll: true });
    const sent = await sendSubscription(endpoint, { source, ...fields });
    const toast = sent ? readToast(sent, texts) : exceptionToast(texts);
    step('answered');
    showToast(toast);
    if (toast.kind === 'error') return;
    clear();
    // The toast disappears too soon to mention the confirmation mail, so the hint does.
    setJoined(toast.kind === 'success' ? 'mailed' : 'mailedBefore');
  }

  const isEmpty = values.name === '' && values.email === '';
  const missing = texts[whatIsMissing(isEmpty ? values : typed)];
  const waiting = `${texts.subscribing}. ${texts.wait}`;
  return {
    ...state,
    flow,
    hint: flow === 'loading' && answer === 'toast' ? waiting : joined && isEmpty ? texts[joined] : missing,
    hasJoined: joined === 'mailed',
  };
}

/** Idle time after typing before the hint is announced, in ms. */
const pause = 1000;

/** The value, once it has not changed for a while. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Posts the fields and their proof of work; null if there was no response. */
async function sendSubscription(endpoint: string, fields: object): Promise<EndpointAnswer | null> {
  const proof = await import('#ui/proof/fetch-proof.browser.ts')
    .then(({ takeProof }) => takeProof(PROOF_PATH))
    .catch(console.info);
  const answer = await postJson(endpoint, { ...fields, proof });
  if (!answer) return null;
  const body: unknown = await answer.json().catch(() => null);
  return { ok: answer.ok, statusText: answer.statusText, body };
}

/** Starts the proof of work while the visitor types. Without it a stricter limit applies. */
export function startProof(): void {
  import('#ui/proof/fetch-proof.browser.ts').then(proof => proof.startProof(PROOF_PATH)).catch(console.info);
}
