import { emailPattern, longestEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import css from '../sign-in-screen.module.css';
import { mailLinkTexts } from './mail-link.texts.ts';

type MailLinkFormProps = {
  locale: Locale;
  wrongEmail: string | undefined;
  /** True below the identity services. */
  isSecond: boolean;
};

/** Form that requests a sign-in link. An invalid address stays in the field. */
export function MailLinkForm({ locale, wrongEmail, isSecond }: MailLinkFormProps) {
  const texts = mailLinkTexts[locale];
  return (
    <>
      {isSecond && <p className={css.or}>{texts.or}</p>}
      <form method="post" className={css.ways}>
        <ErrorSummary
          locale={locale}
          problems={problemsOf(['sign-in-email', wrongEmail !== undefined && texts.invalid])}
        />
        <Field
          id="sign-in-email"
          name="email"
          type="text"
          inputMode="email"
          label={texts.email}
          hint={texts.hint}
          pattern={`\\s*${emailPattern}\\s*`}
          maxLength={longestEmail}
          autoComplete="email"
          autoCapitalize="none"
          required
          title={texts.invalid}
          defaultValue={wrongEmail}
          error={wrongEmail === undefined ? null : texts.invalid}
        />
        <Button type="submit" variant={isSecond ? 'line' : 'ink'} wide>
          {texts.send}
        </Button>
      </form>
    </>
  );
}
