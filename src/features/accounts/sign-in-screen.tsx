import { emailPattern, longestEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import { accountPaths, actPath } from './account-paths.ts';
import { signInTexts } from './account-screens.texts.ts';
import { mailLinkTexts } from './mail-link.texts.ts';
import passkeyCss from './passkey/passkey.module.css';
import { PasskeyForm } from './passkey/passkey-form.island.tsx';
import { isOwnDoing, linkTtlMinutes, type SignInNotice } from './sign-in.rules.ts';
import { SignInCard } from './sign-in-card.tsx';
import css from './sign-in-screen.module.css';

/** The result of the previous step; what was refused takes the focus. */
function SignInNoticeBox({ locale, notice }: { locale: Locale; notice: SignInNotice }) {
  const words = signInTexts[locale].notices[notice];
  if (!isOwnDoing(notice)) return <ErrorSummary locale={locale} problems={[{ words }]} />;
  return (
    <div className={css.notice} role="status">
      <p>{words}</p>
    </div>
  );
}

type SignInScreenProps = {
  locale: Locale;
  act: 'signIn' | 'signUp';
  /** Identity services; without any, and without mail, the page shows that sign-in is unavailable. */
  providers: readonly { id: string; label: string }[];
  byMail: boolean;
  /** Whether browsers allow passkeys at this site's address. */
  byPasskey: boolean;
  notice: SignInNotice | null;
  wrongEmail?: string | undefined;
  /** Adds the page's language to a path. */
  to: (path: string) => string;
};

/** Sign-in and sign-up: one button per identity service, a mailed link, and which data is stored. Plain forms. */
export function SignInScreen(props: SignInScreenProps) {
  const { locale, act, providers, byMail, byPasskey, notice, wrongEmail, to } = props;
  const texts = signInTexts[locale];
  const isOpen = byMail || providers.length > 0;
  return (
    <SignInCard title={texts.title[act]}>
      {isOpen && notice && <SignInNoticeBox locale={locale} notice={notice} />}
      {!isOpen && (
        <div className={css.notice} role="alert">
          <Icon name="warning" className={css.mark} />
          <p>{texts.notices.unavailable}</p>
        </div>
      )}
      {isOpen ? (
        <>
          <p>{texts.intro[act]}</p>
          {providers.length > 0 && <Services locale={locale} providers={providers} />}
          {byMail && <MailLinkForm locale={locale} wrongEmail={wrongEmail} isSecond={providers.length > 0} />}
          {byPasskey && act === 'signIn' && (
            <Island when="first">
              <PasskeyForm locale={locale} to="sign-in" wide />
            </Island>
          )}
          <SmallPrint {...props} />
        </>
      ) : (
        <div className={css.ways}>
          <ButtonLink href={to('/contact')}>{texts.contact}</ButtonLink>
        </div>
      )}
    </SignInCard>
  );
}

function Services({ locale, providers }: Pick<SignInScreenProps, 'locale' | 'providers'>) {
  return (
    <form method="post" className={css.ways}>
      {providers.map(({ id, label }, place) => (
        <Button key={id} type="submit" name="provider" value={id} variant={place === 0 ? 'ink' : 'line'} wide>
          {signInTexts[locale].continueWith.replace('{label}', () => label)}
        </Button>
      ))}
    </form>
  );
}

function SmallPrint({ locale, act, providers, byMail, to }: SignInScreenProps) {
  const texts = signInTexts[locale];
  const otherPath = to(act === 'signIn' ? accountPaths.signUp : accountPaths.signIn);
  return (
    <>
      <p className={css.small}>
        {providers.length > 0 && texts.storedByService} {byMail && texts.storedByMail}{' '}
        <TextLink href={to('/legal/privacy')}>{texts.privacy}</TextLink>
        <span aria-hidden="true"> · </span>
        <TextLink href={to('/legal/terms-and-conditions')}>{texts.terms}</TextLink>
      </p>
      <p>
        {texts.alternative[act]} <TextLink href={otherPath}>{texts.alternativeLink[act]}</TextLink>
      </p>
    </>
  );
}

/** Shown briefly during the redirect to the service; the link is for browsers that do not redirect. */
export function OnwardScreen({ locale, address, label }: { locale: Locale; address: string; label: string }) {
  const texts = signInTexts[locale];
  return (
    <SignInCard title={texts.onwardTitle.replace('{label}', () => label)}>
      <p>{texts.onward}</p>
      <div className={css.ways}>
        <ButtonLink href={address} variant="ink" wide>
          {texts.onwardLink.replace('{label}', () => label)}
        </ButtonLink>
      </div>
    </SignInCard>
  );
}

type SecondStepProps = Pick<SignInScreenProps, 'locale' | 'notice' | 'to'> & { hasPasskey: boolean };

/** For accounts that need a passkey besides the mailed link or the service: use it, or add the first. */
export function SecondStepScreen({ locale, hasPasskey, notice, to }: SecondStepProps) {
  const { secondStep: texts } = signInTexts[locale];
  const form = hasPasskey
    ? ({ to: 'sign-in' } as const)
    : ({ to: 'add', action: to(actPath('add-passkey')) } as const);
  return (
    <SignInCard title={texts.title}>
      {notice && <SignInNoticeBox locale={locale} notice={notice} />}
      <p>{hasPasskey ? texts.use : texts.add}</p>
      <p className={passkeyCss.still}>{texts.withoutScript}</p>
      <Island when="first">
        <PasskeyForm locale={locale} wide {...form} />
      </Island>
      <p className={css.small}>
        {hasPasskey ? texts.lost : texts.none}{' '}
        <TextLink href={to('/contact')}>{signInTexts[locale].contact}</TextLink>
      </p>
      <form method="post" action={to(accountPaths.signOut)}>
        <Button type="submit" size="small">
          {texts.signOut}
        </Button>
      </form>
    </SignInCard>
  );
}

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
          problems={listProblems(['sign-in-email', wrongEmail !== undefined && texts.invalid])}
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
