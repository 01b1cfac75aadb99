import type { UIFieldServerProps } from 'payload';
import { shownDay } from '#core/message.ts';
import type { Subscriber } from '#payload-types';
import { sayHere } from '#staff/language/say.ts';
import styles from './suspension.module.css';
import { SuspensionActions } from './suspension-actions.tsx';

/** Above the form of a suspended subscriber: why mail bounced, and what can be done about it. */
export function Suspension({ data, payload }: UIFieldServerProps) {
  const say = sayHere();
  const { id, status, email, suspendedAt, suspendedFor } = data as Partial<Subscriber>;
  if (status !== 'suspended' || id === undefined) return null;
  const { api, admin } = payload.config.routes;
  return (
    <section className={styles.suspension} aria-labelledby="suspension">
      <h2 id="suspension">{say('Mail came back')}</h2>
      {suspendedFor && <p className={styles.reason}>{suspendedFor}</p>}
      <p>
        {say(
          'No newsletter is sent to this address. Confirmations, receipts and sign-in links are still sent when somebody asks for them.',
        )}{' '}
        {suspendedAt && <time dateTime={suspendedAt}>{say(shownDay(suspendedAt))}</time>}
      </p>
      <SuspensionActions
        address={`${api}/subscribers/${id}`}
        list={`${admin}/collections/subscribers`}
        email={email ?? ''}
      />
      <p>
        <a href={`${admin}/collections/mails?where[state][equals]=bounced`}>
          {say('See the mails that came back')}
        </a>
      </p>
    </section>
  );
}
