import { useStore } from '@nanostores/react';
import { type Locale, localePath } from '#core/locale.ts';
import { $visitor } from '#features/accounts/visitor.store.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './profile-card.module.css';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const profileTexts = {
  en: {
    yourAccount: 'Your account',
    signInWords: 'Sign in to open your account dashboard.',
    signIn: 'Sign in',
    signUp: 'Sign up',
    welcome: 'Welcome',
    email: 'Email',
    cell: 'Cell',
    memberSince: 'Member since',
    dashboard: 'Account Dashboard',
  },
  am: {
    yourAccount: 'የእርስዎ መለያ',
    signInWords: 'የመለያዎን ገጽ ለመክፈት ይግቡ።',
    signIn: 'ይግቡ',
    signUp: 'ይመዝገቡ',
    welcome: 'እንኳን ደህና መጡ',
    email: 'ኢሜይል',
    cell: 'ስልክ',
    memberSince: 'አባል የሆኑበት ዓመት',
    dashboard: 'የመለያዎ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Who is signed in, or the links to sign in, which lead signed-in people to their account while React is loading. */
export function ProfileCard({ locale }: { locale: Locale }) {
  const visitor = useStore($visitor, { ssr: () => null });
  const texts = profileTexts[locale];
  const isSignedIn = visitor?.signedIn === true;
  return (
    <div className={css.card} data-profile data-on-surface>
      <div className={css.inside}>
        <Title as="h2" variant="tile" focusable>
          {isSignedIn ? `${texts.welcome} ${visitor.firstName}` : texts.yourAccount}
        </Title>
        {isSignedIn ? (
          <dl className={css.facts}>
            <Fact name={texts.email} value={visitor.email} />
            <Fact name={texts.cell} value={visitor.phone} />
            <Fact name={texts.memberSince} value={String(visitor.memberSince)} />
          </dl>
        ) : (
          <p className={css.small}>{texts.signInWords}</p>
        )}
        <ButtonLink
          variant="ink"
          size="small"
          wide
          href={localePath(locale, isSignedIn ? '/auth/in/user/dashboard' : '/auth/sign-in')}
        >
          {isSignedIn ? texts.dashboard : texts.signIn}
        </ButtonLink>
        {!isSignedIn && (
          <ButtonLink size="small" wide href={localePath(locale, '/auth/sign-up')}>
            {texts.signUp}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
