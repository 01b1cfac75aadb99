import { basename } from 'node:path';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';
import { BACKUP_NOW, SECRET_TAKEN } from '#cms/health/health.endpoints.ts';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { WorkRecord } from '#platform/jobs/work-record.ts';
import { sayHere } from '#staff/language/say.ts';
import { AdminPage } from '../admin-page.tsx';
import { AttackNotice, findAttack } from '../gifts/attack-notice.tsx';
import styles from './health.module.css';
import { Details } from './health-details.tsx';
import { PartCard } from './part-card.tsx';

const clock = startClock(env.FIXED_NOW);

/** "Is everything well?": the state of everything automatic, for people who are not technicians. */
export async function HealthPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams } = props;
  const { req } = initPageResult;
  if (!editorOrAdmin({ req })) redirect(payload.config.routes.admin);
  const now = clock.now();
  const [{ facts, judged }, attack] = await Promise.all([
    checkHealth(cmsPool(payload), now),
    findAttack({ payload, user: req.user }),
  ]);
  const wrong = judged.filter(({ state }) => state !== 'well').length;
  return (
    <AdminPage {...props} title={say('Is everything well?')} className={styles.page}>
      <p className={styles.verdict} data-wrong={wrong}>
        {say(
          wrong === 0
            ? `Yes: everything runs${attack ? ', and giving is under attack' : ''}.`
            : `${wrong} of ${judged.length} parts need a look.`,
        )}
      </p>
      <AttackNotice payload={payload} user={req.user} />
      <ul className={styles.parts}>
        {judged.map(one => (
          <PartCard key={one.part} {...one} facts={facts} now={now} />
        ))}
      </ul>
      {isAdmin({ req }) &&
        facts.storedSecrets.map(path => (
          <TakenAway key={path} api={payload.config.routes.api} file={basename(path)} />
        ))}
      {searchParams?.removed === '0' && (
        <p role="alert">
          {say('The file could not be removed. Whoever looks after the server removes it on the machine.')}
        </p>
      )}
      {searchParams?.removed === '1' && <p role="status">{say('The file was removed.')}</p>}
      {isAdmin({ req }) && env.BACKUP_NIGHTLY === 'on' && (
        <BackUpNow
          api={payload.config.routes.api}
          works={facts.works}
          wasRequested={searchParams?.asked === '1'}
        />
      )}
      <Details facts={facts} now={now} />
    </AdminPage>
  );
}

/** Confirms that people keep a secret; the file of it goes for good, so the box has to be ticked first. */
function TakenAway({ api, file }: { api: string; file: string }) {
  const say = sayHere();
  return (
    <form method="post" action={`${api}${SECRET_TAKEN}`} className={styles.act}>
      <input type="hidden" name="file" value={file} />
      <label>
        <input type="checkbox" name="stored" value="yes" required />{' '}
        {say(`What is in ${file} is stored in two places away from this machine.`)}
      </label>
      <button type="submit">{say('I have taken it away')}</button>
    </form>
  );
}

type BackUpNowProps = { api: string; works: readonly WorkRecord[]; wasRequested: boolean };

/** A button for a backup before risky work; the worker makes it, and the page shows the result. */
function BackUpNow({ api, works, wasRequested }: BackUpNowProps) {
  const say = sayHere();
  const isRunning = works.some(
    ({ name, startedAt, endedAt }) =>
      name === NIGHTLY_BACKUP && startedAt && (!endedAt || startedAt > endedAt),
  );
  return (
    <form method="post" action={`${api}${BACKUP_NOW}`} className={styles.act}>
      <button type="submit" disabled={isRunning}>
        {say('Back up now')}
      </button>
      <span role="status">
        {isRunning
          ? say('A backup is being made. Open this page again to see how it went.')
          : wasRequested && say('It begins within a minute. Open this page again to see how it went.')}
      </span>
    </form>
  );
}
