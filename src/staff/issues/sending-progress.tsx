'use client';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';
import type { Progress } from '#features/newsletter/issues/issue-sending.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { moment, number, people, progressNames, waitingSentence } from './desk.texts.ts';
import styles from './issue-desk.module.css';

/** Progress of an issue: a bar, and the number of mails per state. Read from the outbox each time. */
export function SendingProgress({ desk }: { desk: IssueDesk }) {
  const say = useSay();
  if (desk.state === 'scheduled')
    return (
      <>
        <p>{say(`Goes out ${desk.dueAt ? moment(desk.dueAt) : 'soon'}, as it looks below.`)}</p>
        <WaitingNotice desk={desk} />
      </>
    );
  const { progress, readers } = desk;
  const rows = (Object.keys(progressNames) as (keyof Progress)[]).filter(
    name => name === 'sent' || progress[name] > 0,
  );
  return (
    <div className={styles.progress}>
      <WaitingNotice desk={desk} />
      <progress max={Math.max(readers, 1)} value={progress.sent} aria-label={say('Sent so far')} />
      <p>
        {`${number(progress.sent)} ${say('of')} ${say(people(readers))}`}
        {desk.queuedAt && <small> {say(`· begun ${moment(desk.queuedAt)}`)}</small>}
      </p>
      <dl aria-live="polite">
        {rows.map(name => (
          <div key={name}>
            <dt>{say(progressNames[name])}</dt>
            <dd>{number(progress[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Says that mails do not leave, or would not, and what to do; nothing where they do. */
export function WaitingNotice({ desk }: { desk: IssueDesk }) {
  const say = useSay();
  const waiting = waitingSentence(desk);
  const hasMails = desk.progress.waiting + desk.progress.held > 0;
  return (
    waiting && (
      <p className={styles.problems} role="status">
        {say(waiting)}{' '}
        {hasMails && (
          <a href={`/admin/collections/mails?where[bulkOf][equals]=${desk.id}`}>{say('See the mails')}</a>
        )}
      </p>
    )
  );
}
