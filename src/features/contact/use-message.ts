import { type RefObject, useEffect, useState } from 'react';
import { readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';
import {
  errorsOnBlur,
  errorsOnSubmit,
  type MessageErrors,
  type MessageField,
  type MessageValues,
  messageFields,
  noMessageErrors,
} from './message.rules.ts';

/** Long enough for a page of text over a slow connection, in ms. */
const timeout = 30_000;

type Control = HTMLInputElement | HTMLTextAreaElement;
type Given = {
  form: RefObject<HTMLFormElement | null>;
  endpoint: string;
  errors?: MessageErrors;
  message?: string;
};

const controlOf = (form: HTMLFormElement, name: MessageField) => form.elements.namedItem(name) as Control;

function valuesOf(form: HTMLFormElement): MessageValues {
  const value = (name: MessageField) => controlOf(form, name).value;
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Sends the form without leaving the page, and saves a draft until it has been sent. */
export function useMessage({ form, endpoint, ...given }: Given) {
  const [message, setMessage] = useState(given.message ?? '');
  const [errors, setErrors] = useState(given.errors ?? noMessageErrors);
  /** The focused field that was found invalid on submit: the focus does not move, so its error has to be announced. */
  const [alerted, setAlerted] = useState<MessageField | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'tooOften' | null>(null);
  const [sent, setSent] = useState<MessageValues | null>(null);

  // Restore the draft, and adopt what was typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const wrong = errorsOnBlur(valuesOf(form.current));
    for (const name of messageFields) {
      const control = controlOf(form.current, name);
      // The visitor left this field before hydration, so nothing checked it.
      const wasLeft = control.value !== control.defaultValue && control !== document.activeElement;
      if (wasLeft && wrong[name]) setErrors(before => ({ ...before, [name]: wrong[name] }));
      control.value ||= draft[name];
    }
    const there = valuesOf(form.current);
    setMessage(there.message);
    if (messageFields.some(name => there[name])) saveDraft(there);
  }, [form]);

  function change(name: MessageField): void {
    if (!form.current) return;
    saveDraft(valuesOf(form.current));
    setMessage(valuesOf(form.current).message);
    setErrors(before => ({ ...before, [name]: null }));
  }

  function leave(name: MessageField): void {
    const wrong = form.current && errorsOnBlur(valuesOf(form.current))[name];
    if (!wrong) return;
    setErrors(before => ({ ...before, [name]: wrong }));
    setAlerted(null);
  }

  async function submit(): Promise<void> {
    if (!form.current || isSending) return;
    const values = valuesOf(form.current);
    const wrong = errorsOnSubmit(values);
    const first = messageFields.find(field => wrong[field]);
    const active = document.activeElement as Control | null;
    setErrors(wrong);
    setAlerted(first && active?.form === form.current ? (active.name as MessageField) : null);
    if (first) return controlOf(form.current, first).focus();
    setFailure(null);
    setIsSending(true);
    const answer = await send(endpoint, values);
    setIsSending(false);
    if (answer !== 'received') return setFailure(answer);
    writeStored(visitStorage(), visitKeys.messageDraft, null);
    controlOf(form.current, 'message').value = '';
    setMessage('');
    setSent(values);
  }

  return {
    message,
    errors,
    alerted,
    isSending,
    failure,
    sent,
    change,
    leave,
    submit,
    writeAnother: () => setSent(null),
  };
}

/** Posts the message and returns what the visitor can act on. Never rejects. */
async function send(address: string, values: MessageValues): Promise<'received' | 'failed' | 'tooOften'> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeout),
    });
    if (ok) return 'received';
    return status === 429 ? 'tooOften' : 'failed';
  } catch {
    return 'failed';
  }
}

const longest = 20_000;

/**
 * The draft from before the page was left or reloaded; an invalid one counts as none. It is stored for this tab only and
 * until it is sent, because others may use the device later.
 */
function readDraft(): MessageValues {
  const fields = readStored(visitStorage(), visitKeys.messageDraft, isRecord) ?? {};
  const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : '');
  return Object.fromEntries(messageFields.map(name => [name, text(fields[name])])) as MessageValues;
}

function saveDraft(values: MessageValues): void {
  writeStored(visitStorage(), visitKeys.messageDraft, values);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
