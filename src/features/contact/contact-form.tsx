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
import { browserTextsOf, type ContactTexts, contactTexts } from './contact.texts.ts';
import css from './contact-form.module.css';
import type { MessageErrors, MessageValues } from './message.rules.ts';

export type ContactFormProps = {
  locale: Locale;
  /** The submitted values, after an error without script. */
  values?: MessageValues;
  errors?: MessageErrors;
  /** Why a valid message was not sent. */
  failure?: string;
};

/**
 * The message form. Without script, /send/message shows the result; contact-form.browser.ts sends it in place, saves a
 * draft and shows the thanks.
 */
export function ContactForm({ locale, values, errors, failure }: ContactFormProps) {
  const texts = contactTexts[locale];
  return (
    <div className={css.card} data-on-surface>
      <form
        className={css.form}
        action={localePath(locale, '/send/message')}
        method="post"
        noValidate
        aria-labelledby="write"
        data-contact-form={JSON.stringify(browserTextsOf(locale))}
        data-endpoint={localePath(locale, '/api/contact')}
      >
        <ErrorSummary
          locale={locale}
          problems={
            failure
              ? [{ words: failure }]
              : problemsOf(
                  ['contact-name', errors?.name && texts[errors.name]],
                  ['contact-email', errors?.email && texts[errors.email]],
                  ['contact-message', errors?.message && texts[errors.message]],
                )
          }
        />
        <Fields values={values} errors={errors} texts={texts} />
        <p className={css.privacy}>
          <Privacy locale={locale} />
        </p>
        <p className={css.failure} role="alert" data-contact-failure />
        <template data-contact-failure-words>
          <Icon name="warning" size="small" />
          <span />
        </template>
        <div>
          <Button type="submit" variant="ink" busy={false} data-contact-send>
            {texts.send}
          </Button>
        </div>
      </form>
      <section className={css.thanks} aria-labelledby="thanks" hidden data-contact-thanks>
        <MessageReceived locale={locale} titleAs="h3" />
        <div>
          <Button data-contact-another>{texts.another}</Button>
        </div>
      </section>
    </div>
  );
}

type FieldsProps = Pick<ContactFormProps, 'values' | 'errors'> & { texts: ContactTexts };

function Fields({ values, errors, texts }: FieldsProps) {
  return (
    <>
      <Field
        id="contact-name"
        name="name"
        label={texts.name}
        required
        maxLength={longestFullName}
        autoComplete="name"
        defaultValue={values?.name}
        error={errors?.name && texts[errors.name]}
      />
      <Field
        id="contact-email"
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
        error={errors?.email && texts[errors.email]}
      />
      <div className={css.message}>
        <TextArea
          id="contact-message"
          name="message"
          label={texts.message}
          hint={texts.room}
          required
          rows={8}
          defaultValue={values?.message}
          error={errors?.message && texts[errors.message]}
        />
        <p className={css.counter} role="status" data-contact-counter />
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
  /** The sender; without it the script fills in the names. */
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
      <p data-contact-next>{values && texts.next.replace('{email}', () => values.email)}</p>
    </>
  );
}
