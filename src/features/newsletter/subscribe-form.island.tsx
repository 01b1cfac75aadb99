import { Fragment, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { PROOF_PATH } from '#core/http-names.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestName, namePattern } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { showToast } from '#ui/components/toasts.store.ts';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import {
  type EndpointAnswer,
  errorsOnBlur,
  errorsOnSubmit,
  type FieldErrors,
  nextFlow,
  noErrors,
  readResult,
  readToast,
  toastOfException,
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

export type Values = { name: string; email: string };
type Name = keyof Values;
const names = ['name', 'email'] as const;

type Given = {
  form: RefObject<HTMLFormElement | null>;
  answer: 'dialog' | 'toast';
  endpoint: string;
  texts: SubscribeTexts;
  values: Values;
  errors: FieldErrors;
};

const fieldOf = (form: HTMLFormElement, name: Name) => form.elements.namedItem(name) as HTMLInputElement;
const valuesOf = (form: HTMLFormElement): Values => ({
  name: fieldOf(form, 'name').value,
  email: fieldOf(form, 'email').value,
});

/** State of a subscribe form: its values, errors and hint, and the progress of its request. */
export function useSubscription({ form, answer, endpoint, texts, ...given }: Given) {
  const [flow, step] = useReducer(nextFlow, 'idle');
  const [values, setValues] = useState(given.values);
  const [errors, setErrors] = useState(given.errors);
  /** The focused field that was found invalid on submit: the focus does not move, so its error has to be announced. */
  const [alerted, setAlerted] = useState<Name | null>(null);
  const [joined, setJoined] = useState<'mailed' | 'mailedBefore' | null>(null);
  const typed = usePaused(values);

  // Adopt what was typed before React hydrated the form.
  useEffect(() => {
    if (!form.current) return;
    const there = valuesOf(form.current);
    setValues(there);
    for (const name of names)
      if (fieldOf(form.current, name) !== document.activeElement) setErrors(withErrorOnBlur(name, there));
  }, [form]);

  function change(name: Name): void {
    if (form.current) setValues(valuesOf(form.current));
    setErrors(before => ({ ...before, [name]: null }));
  }

  function leave(name: Name): void {
    if (form.current) setErrors(withErrorOnBlur(name, valuesOf(form.current)));
  }

  /** Checks and sends the form, and shows the result in the dialog or a toast. */
  async function submit(): Promise<void> {
    if (!form.current || flow !== 'idle') return;
    const { name } = valuesOf(form.current);
    const wrong = errorsOnSubmit(valuesOf(form.current));
    const first = names.find(field => wrong[field]);
    setErrors(wrong);
    const active = document.activeElement as HTMLInputElement | null;
    setAlerted(first && active?.form === form.current ? (active.name as Name) : null);
    if (first) return fieldOf(form.current, first).focus();
    step('submitted');
    step('sent');
    const fields = new FormData(form.current);
    if (answer === 'dialog') await answerByDialog(fields, name);
    else await answerByToast(fields);
    step('closed');
  }

  async function answerByDialog(fields: FormData, name: string): Promise<void> {
    if (!$hasDialog.get() && !(await waitForDialog())) return answerPlainly();
    showSubscription(null);
    const sent = await sendSubscription(endpoint, fields);
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
    else showToast(toastOfException(texts));
    step('answered');
  }

  async function answerByToast(fields: FormData): Promise<void> {
    if (form.current?.contains(document.activeElement)) form.current.focus({ preventScroll: true });
    const sent = await sendSubscription(endpoint, fields);
    const toast = sent ? readToast(sent, texts) : toastOfException(texts);
    step('answered');
    showToast(toast);
    if (toast.kind === 'error') return;
    clear();
    // The toast disappears too soon to mention the confirmation mail, so the hint does.
    setJoined(toast.kind === 'success' ? 'mailed' : 'mailedBefore');
  }

  function clear(): void {
    for (const name of names) if (form.current) fieldOf(form.current, name).value = '';
    setValues(empty);
    setErrors(noErrors);
  }

  const isEmpty = values.name === '' && values.email === '';
  const missing = texts[whatIsMissing(isEmpty ? empty : typed)];
  const waiting = `${texts.subscribing}. ${texts.wait}`;
  return {
    flow,
    errors,
    alerted,
    hint: flow === 'loading' && answer === 'toast' ? waiting : joined && isEmpty ? texts[joined] : missing,
    hasJoined: joined === 'mailed',
    change,
    leave,
    submit,
  };
}

/** Sets the error found on blur, unless the field already has one from submit. */
const withErrorOnBlur = (name: Name, values: Values) => (before: FieldErrors) => {
  const wrong = errorsOnBlur(values)[name];
  return wrong && !before[name] ? { ...before, [name]: wrong } : before;
};

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

/** Long enough for one line of text over a slow connection, in ms. */
const timeoutMs = 30_000;

/** Posts the fields and their proof of work; null if there was no response. */
async function sendSubscription(endpoint: string, fields: FormData): Promise<EndpointAnswer | null> {
  try {
    const { takeProof } = await import('#ui/proof/fetch-proof.browser.ts');
    const proof = await takeProof(PROOF_PATH);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(fields), proof }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => null);
    return { ok: answer.ok, statusText: answer.statusText, body };
  } catch (exception) {
    console.info('Form not sent:', exception);
    return null;
  }
}

/** Starts the proof of work while the visitor types. Without it a stricter limit applies. */
export function startProof(): void {
  import('#ui/proof/fetch-proof.browser.ts').then(proof => proof.startProof(PROOF_PATH)).catch(console.info);
}
