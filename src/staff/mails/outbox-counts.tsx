import type { BeforeListTableServerProps } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { listUnreadableMails, type UnreadableMail } from '#cms/mails/mail.collection.ts';
import { TRY_ALL_AGAIN } from '#cms/mails/mail.endpoints.ts';
import { shownMoment } from '#core/message.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { mailStates, mailStateWords } from '#platform/mail/mail.rules.ts';
import { findMailDelivery, type MailDelivery } from '#platform/mail/mail-delivery.ts';
import { countMails } from '#platform/mail/outbox-maintenance.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './outbox.module.css';

type Counted = Pick<BeforeListTableServerProps, 'payload' | 'user' | 'searchParams'>;

/** Above the list: the number of mails by state, whether mail is sent at all, and buttons to retry. */
export async function OutboxCounts({ payload, user, searchParams }: Counted) {
  const say = sayHere();
  const mayAll = isAdmin({ req: { user: user ?? null } });
  const counts = await countMails({ payload });
  const left = await listUnreadableMails({ payload }, { user: user ?? null });
  const list = `${payload.config.routes.admin}/collections/mails`;
  const released = searchParams?.again;
  const delivery = await findMailDelivery(cmsPool(payload), startClock(env.FIXED_NOW).now());
  return (
    <div className={styles.counts}>
      {undelivered[delivery] && <p className={styles.hint}>{say(undelivered[delivery])}</p>}
      {typeof released === 'string' && (
        <p role="status">{say('{count} queued again.', { count: released })}</p>
      )}
      <ul>
        {mailStates.map(state => (
          <li key={state} data-state={state}>
            <a href={`${list}?where[state][equals]=${state}`}>
              <strong>{counts[state] ?? 0}</strong> {say(mailStateWords[state].toLowerCase())}
            </a>
          </li>
        ))}
      </ul>
      {mayAll && delivery !== 'no-server' && <RetryButtons counts={counts} />}
      {left.length > 0 && <UnreadableMails left={left} />}
    </div>
  );
}

/** Mails that the user may not read: only that they were sent. */
function UnreadableMails({ left }: { left: readonly UnreadableMail[] }) {
  const say = sayHere();
  return (
    <details>
      <summary>{say('Mails you may not read')}</summary>
      <p className={styles.hint}>
        {say('The numbers above include them, but only others may see their recipients and contents.')}
      </p>
      <ul className={styles.left}>
        {left.map(({ id, kind, state, at }) => (
          <li key={id} data-state={state}>
            <code>{kind}</code> · {say(mailStateWords[state])} ·{' '}
            <time dateTime={at.toISOString()}>{say(shownMoment(at))}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

const undelivered: Partial<Record<MailDelivery, string>> = {
  'no-server':
    'No mail server is set, so nothing is sent: every mail is kept here to be read. Set SMTP_URL and MAIL_FROM to send mail.',
  silent:
    'The software that sends mail is not running, so mails wait here. Tell whoever looks after the server; nothing is lost until then.',
};

function RetryButtons({ counts }: { counts: Awaited<ReturnType<typeof countMails>> }) {
  const say = sayHere();
  const { failed = 0, held = 0 } = counts;
  return (
    <form method="post" action={`/api/mails${TRY_ALL_AGAIN}`}>
      {failed > 0 && (
        <button type="submit" name="which" value="failed">
          {say('Retry all failed mails')}
        </button>
      )}
      {held > 0 && (
        <button type="submit" name="which" value="held">
          {say('Send the mails kept while no mail server was set')}
        </button>
      )}
    </form>
  );
}
