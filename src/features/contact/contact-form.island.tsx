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
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { useCheckedForm } from '#ui/forms/use-checked-form.ts';
import { postJson } from '#ui/forms/use-one-request.ts';
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
  const [failure, setFailure] = useState<'failed' | 'tooOften' | null>(null);
  const [sent, setSent] = useState<MessageValues | null>(null);
  const state = useCheckedForm({
    fields: messageFields,
    values,
    errors,
    noErrors: noMessageErrors,
    errorsOnBlur,
    errorsOnSubmit,
    send,
    draft,
  });
  const { form, isSending } = state;
  useFocusOn(sent, form);

  async function send(message: MessageValues): Promise<void> {
    setFailure(null);
    const answer = await postJson(localePath(locale, '/api/contact'), message);
    if (!answer?.ok) return setFailure(answer?.status === 429 ? 'tooOften' : 'failed');
    state.clear('message');
    setSent(message);
  }

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
        onSubmit={state.submit}
      >
        <ErrorSummary
          locale={locale}
          problems={
            refused
              ? [{ words: refused }]
              : listProblems(
                  ['contact-name', errors?.name && texts[errors.name]],
                  ['contact-email', errors?.email && texts[errors.email]],
                  ['contact-message', errors?.message && texts[errors.message]],
                )
          }
        />
        <Fields texts={texts} state={state} />
        <p className={css.privacy}>
          <Privacy locale={locale} />
        </p>
        <p className={css.failure} role="alert" data-contact-failure>
          {failure && (
            <>
              <Icon name="warning" size="small" />
              <span>{texts[failure]}</span>
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
          <Button onClick={() => setSent(null)}>{texts.another}</Button>
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

type FieldsProps = {
  texts: ContactTexts;
  state: ReturnType<typeof useCheckedForm<MessageField, MessageErrors>>;
};

function Fields({ texts, state }: FieldsProps) {
  const { values, errors, isSending, fieldProps } = state;
  const left = roomLeft(values.message);
  const isOver = left !== null && left < 0;
  const counter =
    left !== null && texts[isOver ? 'over' : 'remaining'].replace('{n}', Math.abs(left).toLocaleString('en'));
  return (
    <>
      <Field
        id="contact-name"
        label={texts.name}
        required
        maxLength={longestFullName}
        autoComplete="name"
        error={errors.name && texts[errors.name]}
        {...fieldProps('name')}
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
        error={errors.email && texts[errors.email]}
        {...fieldProps('email')}
      />
      <div className={css.message}>
        <TextArea
          id="contact-message"
          label={texts.message}
          hint={texts.room}
          required
          rows={8}
          error={errors.message && texts[errors.message]}
          {...fieldProps('message')}
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

const longest = 20_000;

/**
 * The draft from before the page was left or reloaded; an invalid one counts as none. It is stored for this tab only and
 * until it is sent, because others may use the device later.
 */
const draft = {
  read(): MessageValues {
    const fields = readStored(visitStorage(), visitKeys.messageDraft, isRecord) ?? {};
    const text = (value: unknown) => (typeof value === 'string' && value.length <= longest ? value : '');
    return { name: text(fields.name), email: text(fields.email), message: text(fields.message) };
  },
  save: (values: MessageValues | null) => writeStored(visitStorage(), visitKeys.messageDraft, values),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
