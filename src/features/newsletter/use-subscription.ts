import { type RefObject, useEffect, useReducer, useState } from 'react';
import { PROOF_PATH } from '#core/http-names.ts';
import { showToast } from '#ui/components/toasts.store.ts';
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
import type { SubscribeTexts } from './subscribe.texts.ts';
import { $hasDialog, showSubscription, untilClosed, untilDialog } from './subscription.store.ts';

export type Values = { name: string; email: string };
type Name = keyof Values;
const names = ['name', 'email'] as const;
const empty: Values = { name: '', email: '' };

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
    if (!$hasDialog.get() && !(await untilDialog())) return answerPlainly();
    showSubscription(null);
    const sent = await sendSubscription(endpoint, fields);
    const failed = { type: 'Error' as const, message: texts.failed, user: { name } };
    const result = sent ? readResult(sent, name, texts) : failed;
    step('answered');
    if (result.type !== 'Error') clear();
    showSubscription(result);
    await untilClosed();
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
