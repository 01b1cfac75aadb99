import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { fillName, longestFullName, tidyName } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { type ContactTexts, contactTexts } from './contact.texts.ts';
import css from './contact-form.module.css';
import {
  errorsOnBlur,
  errorsOnSubmit,
  type MessageErrors,
  type MessageField,
  type MessageValues,
  messageFields,
  noMessageErrors,
  roomLeft,
} from './message.rules.ts';

export type ContactFormProps = {
  locale: Locale;
  /** The submitted values, after an error without script. */
  values?: MessageValues;
  errors?: MessageErrors;
  /** Why a valid message was not sent. */
  failure?: string;
};

/** The message form. Without script, /send/message shows the result; in the browser it is sent in place. */
export function ContactForm({ locale, values, errors, failure: refused }: ContactFormProps) {
  const texts = contactTexts[locale];
  const form = useRef<HTMLFormElement>(null);
  const state = useMessage({
    form,
    endpoint: localePath(locale, '/api/contact'),
    errors,
    message: values?.message,
  });
  const { isSending, sent, submit, writeAnother } = state;
  const failure = state.failure && texts[state.failure];
  useFocusOn(sent, form);
  return (
    <div className={css.card} data-on-surface>
      <form
        ref={form}
        className={css.form}
        action={localePath(locale, '/send/message')}
        method="post"
        noValidate
        hidden={sent !== null}
        aria-labelledby="write"
        data-contact-form
        data-repeat
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary
          locale={locale}
          problems={
            refused
              ? [{ words: refused }]
              : problemsOf(
                  ['contact-name', errors?.name && texts[errors.name]],
                  ['contact-email', errors?.email && texts[errors.email]],
                  ['contact-message', errors?.message && texts[errors.message]],
                )
          }
        />
        <Fields values={values} texts={texts} state={state} />
        <p className={css.privacy}>
          <Privacy locale={locale} />
        </p>
        <p className={css.failure} role="alert" data-contact-failure>
          {failure && (
            <>
              <Icon name="warning" size="small" />
              <span>{failure}</span>
            </>
          )}
        </p>
        <div>
          <Button type="submit" variant="ink" busy={isSending} data-contact-send>
            {texts.send}
          </Button>
        </div>
      </form>
      <section className={css.thanks} aria-labelledby="thanks" hidden={sent === null} data-contact-thanks>
        <MessageReceived locale={locale} titleAs="h3" values={sent ?? undefined} />
        <div>
          <Button onClick={writeAnother}>{texts.another}</Button>
        </div>
      </section>
    </div>
  );
}

/** The focus goes to the thanks, and back to the message for another one. */
function useFocusOn(sent: MessageValues | null, form: RefObject<HTMLFormElement | null>): void {
  const wasSent = useRef(false);
  useEffect(() => {
    if (sent) document.getElementById('thanks')?.focus();
    else if (wasSent.current) form.current?.querySelector('textarea')?.focus();
    wasSent.current = sent !== null;
  }, [sent, form]);
}

type FieldsProps = { values?: MessageValues; texts: ContactTexts; state: ReturnType<typeof useMessage> };

function Fields({ values, texts, state }: FieldsProps) {
  const { errors, alerted, message, isSending, change, leave } = state;
  const left = roomLeft(message);
  const isOver = left !== null && left < 0;
  const counter =
    left !== null && texts[isOver ? 'over' : 'remaining'].replace('{n}', Math.abs(left).toLocaleString('en'));
  const stateOf = (name: MessageField) => ({
    name,
    defaultValue: values?.[name],
    error: errors[name] && texts[errors[name]],
    isAlert: alerted === name,
    onInput: () => change(name),
    onBlur: () => leave(name),
  });
  return (
    <>
      <Field
        id="contact-name"
        label={texts.name}
        required
        maxLength={longestFullName}
        autoComplete="name"
        {...stateOf('name')}
      />
      <Field
        id="contact-email"
        label={texts.email}
        inputMode="email"
        required
        pattern={`\\s*${emailPattern}\\s*`}
        maxLength={longestEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...stateOf('email')}
      />
      <div className={css.message}>
        <TextArea
          id="contact-message"
          label={texts.message}
          hint={texts.room}
          required
          rows={8}
          {...stateOf('message')}
        />
        <p className={css.counter} role="status" data-over={isOver || undefined} data-contact-counter>
          {isSending ? texts.sending : counter}
        </p>
      </div>
    </>
  );
}

function Privacy({ locale }: { locale: Locale }) {
  const { privacy, privacyNotice } = contactTexts[locale];
  const [before, after] = privacy.split('{privacy}');
  return (
    <>
      {before}
      <TextLink href={localePath(locale, '/legal/privacy')}>{privacyNotice}</TextLink>
      {after}
    </>
  );
}

type MessageReceivedProps = {
  locale: Locale;
  titleAs: 'h1' | 'h3';
  /** The sender; missing until a message is sent. */
  values?: { name: string; email: string };
};

/** The thanks for a message, and what happens next. */
export function MessageReceived({ locale, titleAs, values }: MessageReceivedProps) {
  const texts = contactTexts[locale];
  return (
    <>
      <Drawing name="sunrise" className={css.sunrise} />
      <Title as={titleAs} variant="card" id="thanks" focusable>
        {values && fillName(texts.thanks, tidyName(values.name))}
      </Title>
      <p>{texts.received}</p>
      <p data-contact-next>{values && texts.next.replace('{email}', () => values.email.trim())}</p>
    </>
  );
}

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
