import { MinimalTemplate } from '@payloadcms/next/templates';
import { headers as requestHeaders } from 'next/headers';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { awaitsSecondStep } from '#cms/access/roles.ts';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { findPendingSignIn, signInOptions } from '#cms/accounts/second-step/challenge.ts';
import { doorAddress } from '#cms/door-address.ts';
import { openCms } from '#platform/payload.ts';
import { sayHere } from '#staff/language/say.ts';
import { FinishForm } from './finish-form.tsx';
import { OwnSecondStep } from './own-second-step.tsx';

/** Finishes signing in, or adds a second step for those who need one and have none. */
export async function SecondStepPage({ initPageResult, payload, searchParams }: AdminViewServerProps) {
  const say = sayHere();
  const { admin } = payload.config.routes;
  const { req } = initPageResult;
  const redirectTo = searchParams?.redirect;
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: redirectTo ?? admin });
  if (req.user)
    return (
      <MinimalTemplate>
        <main>
          <h1>{say(texts.yours)}</h1>
          {awaitsSecondStep(req.user) && <p role="status">{say(texts.addFirst)}</p>}
          <OwnSecondStep next={next} />
          <p>
            <a href={`${admin}/logout`}>{say(texts.signOut)}</a>
          </p>
        </main>
      </MinimalTemplate>
    );
  const options = await signInOptions(payload, req.headers);
  if (!options) redirect(`${admin}/login?again`);
  return (
    <MinimalTemplate>
      <main>
        <FinishForm options={options} next={next} login={`${admin}/login?again`} />
      </main>
    </MinimalTemplate>
  );
}

type Asked = { segments: readonly string[] | undefined; searchParams: Record<string, string | string[]> };

/**
 * Redirects to the second step. Payload sends people who may not use the admin to its login screen or to "unauthorized":
 * from the first, those with a correct password go on to the second step; from the second, those who still need a second
 * step go to the page that adds one, and those who work at the door go there.
 */
export async function redirectToSecondStep({ segments, searchParams }: Asked): Promise<void> {
  const screen = segments?.join('/');
  if (screen !== 'unauthorized' && (screen !== 'login' || 'again' in searchParams)) return;
  const [payload, headers] = [await openCms(), await requestHeaders()];
  const { user } = await payload.auth({ headers, canSetHeaders: false });
  const door = doorAddress({ user });
  if (screen === 'unauthorized' && door !== null) redirect(door);
  const isDue =
    screen === 'login' ? (await findPendingSignIn({ payload }, headers)) !== null : awaitsSecondStep(user);
  if (!isDue) return;
  const { redirect: next } = searchParams;
  const query = typeof next === 'string' ? `?redirect=${encodeURIComponent(next)}` : '';
  redirect(`${payload.config.routes.admin}/second-step${query}`);
}
