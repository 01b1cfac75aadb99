import type { ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { accountPaths } from './account-paths.ts';
import css from './account-profile.module.css';
import type { DashboardTexts } from './account-screens.texts.ts';
import { memberSince, type SignedInUser } from './signed-in-user.rules.ts';

type AccountProfileProps = {
  user: SignedInUser;
  /** An identity service sends the data; without one the person enters it here. */
  hasService: boolean;
  texts: DashboardTexts;
  to: (path: string) => string;
};

/** The data of the signed-in person, where it comes from, and sign-out. */
export function AccountProfile({ user, hasService, texts, to }: AccountProfileProps) {
  const [phone] = user.phoneNumbers;
  return (
    <div className={css.columns}>
      <section aria-labelledby="profile">
        <Title variant="card" id="profile" words={{ text: texts.profile }} />
        {user.imageUrl && (
          <span className={css.portrait} aria-hidden="true">
            <span>{user.firstName.slice(0, 1)}</span>
            <img src={user.imageUrl} alt="" width={80} height={80} loading="lazy" />
          </span>
        )}
        <dl className={css.facts}>
          <Fact name={texts.firstName}>{user.firstName}</Fact>
          <Fact name={texts.email}>{user.emailAddresses.join(', ')}</Fact>
          <Fact name={texts.phone}>{phone ?? <span className={css.missing}>{texts.noPhone}</span>}</Fact>
          <Fact name={texts.memberSince}>{texts.year.replace('{year}', String(memberSince(user)))}</Fact>
        </dl>
        <p className={css.small}>
          {hasService ? texts.source : texts.ownSource}{' '}
          <TextLink href={to('/legal/privacy')}>{texts.privacy}</TextLink>
        </p>
      </section>
      <section aria-labelledby="onward">
        <Title variant="card" id="onward" words={{ text: texts.onward }} />
        <div className={css.ways}>
          {onward.map(([name, path]) => (
            <TextLink key={path} href={to(path)} variant="bold">
              {texts[name]}
            </TextLink>
          ))}
        </div>
        <form method="post" action={to(accountPaths.signOut)}>
          <Button type="submit">{texts.signOut}</Button>
        </form>
      </section>
    </div>
  );
}

const onward = [
  ['events', '/events'],
  ['projects', '/projects'],
  ['news', '/news'],
] as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
