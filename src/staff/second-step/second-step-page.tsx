import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { awaitsSecondStep } from '#cms/access/roles.ts';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { signInOptions } from '#cms/accounts/second-step/challenge.ts';
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
