import type { Locale } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { accountPaths } from './account-paths.ts';
import { signInTexts } from './account-screens.texts.ts';
import { SignInCard } from './sign-in-card.tsx';
import type { SignInNotice } from './sign-in-notice.rules.ts';
import css from './sign-in-screen.module.css';

type SignInScreenProps = {
  locale: Locale;
  act: 'signIn' | 'signUp';
  /** Services people can sign in with; without one the screen says that it is unavailable. */
  providers: readonly { id: string; label: string }[];
  notice: SignInNotice | null;
  /** Puts a path of ours into the page's language. */
  to: (path: string) => string;
};

/** Sign-in and sign-up: a plain form with one button for each identity service, and what is kept of a person. */
export function SignInScreen({ locale, act, providers, notice, to }: SignInScreenProps) {
  const texts = signInTexts[locale];
  const otherPath = to(act === 'signIn' ? accountPaths.signUp : accountPaths.signIn);
  const isOpen = providers.length > 0;
  const said = isOpen ? notice : 'unavailable';
  return (
    <SignInCard title={texts.title[act]} art={act === 'signIn' ? 'about-highlands' : 'child-in-bloom'}>
      {said && <Notice isProblem={!ownDoing.includes(said)}>{texts.notices[said]}</Notice>}
      {isOpen ? (
        <>
          <p>{texts.intro[act]}</p>
          <form method="post" className={css.ways}>
            {providers.map(({ id, label }, place) => (
              <Button
                key={id}
                type="submit"
                name="provider"
                value={id}
                look={place === 0 ? 'ink' : 'line'}
                wide
              >
                {texts.continueWith.replace('{label}', () => label)}
              </Button>
            ))}
          </form>
          <p className={css.small}>
            {texts.kept} <TextLink href={to('/legal/privacy')}>{texts.privacy}</TextLink>
            {' · '}
            <TextLink href={to('/legal/terms-and-conditions')}>{texts.terms}</TextLink>
          </p>
          <p>
            {texts.otherWay[act]} <TextLink href={otherPath}>{texts.otherWayLink[act]}</TextLink>
          </p>
        </>
      ) : (
        <div className={css.ways}>
          <ButtonLink href={to('/contact')}>{texts.contact}</ButtonLink>
        </div>
      )}
    </SignInCard>
  );
}

/** What the visitor did, which is no fault and needs no warning sign. */
const ownDoing: readonly SignInNotice[] = ['cancelled', 'signed-out'];

function Notice({ isProblem, children }: { isProblem: boolean; children: string }) {
  return (
    <div className={css.notice} role={isProblem ? 'alert' : 'status'}>
      {isProblem && <Icon name="warning" className={css.mark} />}
      <p>{children}</p>
    </div>
  );
}

/** The page of a moment, on the way to the service; the link is for browsers that do not go on by themselves. */
export function OnwardScreen({ locale, address, label }: { locale: Locale; address: string; label: string }) {
  const texts = signInTexts[locale];
  return (
    <SignInCard title={texts.onwardTitle.replace('{label}', () => label)} art="about-highlands">
      <p>{texts.onward}</p>
      <div className={css.ways}>
        <ButtonLink href={address} look="ink" wide>
          {texts.onwardLink.replace('{label}', () => label)}
        </ButtonLink>
      </div>
    </SignInCard>
  );
}
