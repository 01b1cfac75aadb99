import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import type { BottomBarTexts } from './bottom-bar.texts.ts';
import css from './profile-card.module.css';

type ProfileCardProps = { texts: BottomBarTexts; to: (path: string) => string };

/**
 * The signed-in person, or the sign-in links. A cached page is the same for everybody, so it contains both, and
 * showVisitor (visitor.browser.ts) fills and shows the right one.
 */
export function ProfileCard({ texts, to }: ProfileCardProps) {
  return (
    <div className={css.card} data-profile data-on-surface>
      <div className={css.inside} data-signed-out>
        <Title as="h2" variant="tile" focusable>
          {texts.yourAccount}
        </Title>
        <p className={css.small}>{texts.signInWords}</p>
        <ButtonLink variant="ink" size="small" wide href={to('/auth/sign-in')}>
          {texts.signIn}
        </ButtonLink>
        <ButtonLink size="small" wide href={to('/auth/sign-up')}>
          {texts.signUp}
        </ButtonLink>
      </div>
      <div className={css.inside} data-signed-in hidden>
        <Title as="h2" variant="tile" focusable>
          {texts.welcome} <span data-visitor="firstName" />
        </Title>
        <dl className={css.facts}>
          <Fact name={texts.email} of="email" />
          <Fact name={texts.cell} of="phone" />
          <Fact name={texts.memberSince} of="memberSince" />
        </dl>
        <ButtonLink variant="ink" size="small" wide href={to('/auth/in/user/dashboard')}>
          {texts.dashboard}
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ name, of }: { name: string; of: 'email' | 'phone' | 'memberSince' }) {
  return (
    <div data-visitor-line>
      <dt>{name}</dt>
      <dd data-visitor={of} />
    </div>
  );
}
