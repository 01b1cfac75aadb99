import { MinimalTemplate } from '@payloadcms/next/templates';
import { headers } from 'next/headers';
import { findInvited, type Invited } from '#cms/accounts/invitation.ts';
import { openCms } from '#platform/payload.ts';
import { sayHere } from '#staff/language/say.ts';
import { Logo } from '../frame/admin-frame.tsx';
import styles from './account-forms.module.css';
import { ChoosePasswordForm } from './choose-password-form.tsx';

/** Whom the page at an address welcomes: somebody who is invited by its link and is not signed in. Null at other pages. */
export async function findWelcomed(segments: readonly string[] | undefined): Promise<Invited | null> {
  const [screen, token, ...more] = segments ?? [];
  if (screen !== 'reset' || token === undefined || more.length > 0) return null;
  const payload = await openCms();
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false });
  return user ? null : findInvited({ payload }, token);
}

/** What an invited colleague sees first. Payload would show its form for a forgotten password. */
export function WelcomePage({ invited, token }: { invited: Invited; token: string }) {
  const say = sayHere();
  return (
    <MinimalTemplate className="reset-password">
      <main className={styles.welcome}>
        <Logo />
        <h1>{say('Welcome to Adey')}</h1>
        <p>
          {say('{name}, choose a password for your account {email}. You need it each time you sign in.', {
            name: invited.name,
            email: invited.email,
          })}
        </p>
        <ChoosePasswordForm token={token} />
      </main>
    </MinimalTemplate>
  );
}
