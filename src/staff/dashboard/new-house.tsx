import type { Payload, TypedUser } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActionLink } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import { type Step, Steps } from '../parts/steps.tsx';
import styles from './first-steps.module.css';
import { firstSteps } from './first-steps.texts.ts';
import { findFirstSteps } from './first-steps.ts';
import { PutAside } from './put-aside.tsx';

/** Where giving is set up while this site takes no gifts itself. */
const ELSEWHERE = '/globals/site-settings';

/** For the admin of an empty installation: what to do first, with what is done; nothing once all of it is. */
export async function NewHouse({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!isAdmin({ req: { user } })) return null;
  const found = await findFirstSteps(payload, user);
  if (!found) return null;
  const say = sayHere();
  const { admin } = payload.config.routes;
  const next = found.find(([, isDone]) => !isDone)?.[0];
  const shown = found.map(([name, isDone]): Step => {
    const { title, why, act, path } = firstSteps[name];
    const href = `${admin}${name === 'giving' && !areDonationsOn() ? ELSEWHERE : path}`;
    if (isDone) return { title: say(title), state: 'done' };
    return {
      title: say(title),
      state: name === next ? 'current' : 'open',
      children: (
        <div className={styles.step}>
          <p>{say(why)}</p>
          <ActionLink href={href} look={name === next ? 'main' : 'quiet'}>
            {say(act)}
          </ActionLink>
        </div>
      ),
    };
  });
  const done = found.filter(([, isDone]) => isDone).length;
  return (
    <div className={styles.house}>
      <Card title={say('First steps')} aside={say('{done} of {all} done', { done, all: found.length })}>
        <PutAside>
          <p>{say('Begin with any of them, and leave whenever you like: what is done stays done.')}</p>
          <Steps steps={shown} />
        </PutAside>
      </Card>
    </div>
  );
}
