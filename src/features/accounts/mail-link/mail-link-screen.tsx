import { emailPattern, longestEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { SignInCard } from '../sign-in-card.tsx';
import css from '../sign-in-screen.module.css';
import { linkTtlMinutes } from './mail-link.rules.ts';
import { mailLinkTexts } from './mail-link.texts.ts';

const holding = (text: string) => text.replace('{minutes}', String(linkTtlMinutes));

/** Confirms that a link was sent, with the same text for every address. `backPath` is the page it was requested on. */
export function LinkSentScreen({
  locale,
  email,
  backPath,
}: {
  locale: Locale;
  email: string;
  backPath: string;
}) {
  const texts = mailLinkTexts[locale].sent;
  return (
    <SignInCard title={texts.title}>
      <div className={css.notice} role="status">
        <p className={css.address}>{holding(texts.words).replace('{email}', () => email)}</p>
      </div>
      <p className={css.small}>{texts.nothing}</p>
      <div className={css.ways}>
        <ButtonLink href={backPath} wide>
          {texts.again}
        </ButtonLink>
      </div>
    </SignInCard>
  );
}

type MailLinkScreenProps = {
  locale: Locale;
  /** The owner of the link; null if it is no longer valid. */
  email: string | null;
  linkKey: string;
  signIn: string;
};

/**
 * Page of a mailed link. Only its button signs in: mail scanners open every link and would use it up. It names the
 * account, so that nobody signs in as somebody else by accident.
 */
export function MailLinkScreen({ locale, email, linkKey, signIn }: MailLinkScreenProps) {
  const texts = mailLinkTexts[locale];
  if (email === null)
    return (
      <SignInCard title={texts.over.title}>
        <p>{holding(texts.over.words)}</p>
        <div className={css.ways}>
          <ButtonLink href={signIn} variant="ink" wide>
            {texts.over.again}
          </ButtonLink>
        </div>
      </SignInCard>
    );
  return (
    <SignInCard title={texts.ready.title}>
      <p className={css.address}>{texts.ready.words.replace('{email}', () => email)}</p>
      <form method="post" className={css.ways}>
        <input type="hidden" name="key" value={linkKey} />
        <Button type="submit" variant="ink" wide>
          {texts.ready.button}
        </Button>
      </form>
      <p className={css.small}>{texts.ready.not}</p>
    </SignInCard>
  );
}

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
