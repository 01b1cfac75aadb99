import { basename } from 'node:path';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';
import { BACKUP_NOW, SECRET_TAKEN } from '#cms/health.endpoints.ts';
import { type Message, message } from '#core/message.ts';
import { COPYING_BACKUPS } from '#platform/backup/backup.rules.ts';
import { NIGHTLY_BACKUP, RESTORE_DRILL } from '#platform/backup/backup-scheduler.ts';
import { startClock } from '#platform/clock.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { env } from '#platform/env.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import type { PartHealth } from '#platform/health/evaluate-health.ts';
import type { HealthFacts } from '#platform/health/health-facts.ts';
import type { WorkRecord } from '#platform/jobs/work-record.ts';
import { KEEPING_ARCHIVE } from '#platform/wal-archive/archive.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { AttackNotice, findAttack } from '#staff/money/notices.tsx';
import { AdminPage } from '../frame/admin-frame.tsx';
import page from '../frame/admin-page.module.css';
import { Badge } from '../parts/badge.tsx';
import { Submit } from '../parts/buttons.tsx';
import { Notice } from '../parts/notice.tsx';
import { Table } from '../parts/table.tsx';
import { formatAgo, formatMoment, formatSize } from './format-health.ts';
import styles from './health.module.css';
import { codeWords, partWords } from './health-words.ts';

const clock = startClock(env.FIXED_NOW);

/** "Is everything working?": the state of everything that runs automatically, for people who are not technicians. */
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
    <AdminPage
      {...props}
      title={say('Is everything working?')}
      about={
        <span data-wrong={wrong}>
          {say(
            wrong === 0
              ? attack
                ? 'Yes, everything is working, but giving is under attack.'
                : 'Yes, everything is working.'
              : message(
                  '{count, plural, one {One of {parts} parts needs attention.} other {# of {parts} parts need attention.}}',
                  { count: wrong, parts: judged.length },
                ),
          )}
        </span>
      }
      className={page.page}
    >
      <AttackNotice payload={payload} user={req.user} />
      <ul className={styles.parts}>
        {judged.map(one => (
          <PartCard key={one.part} {...one} facts={facts} now={now} />
        ))}
      </ul>
      {isAdmin({ req }) &&
        facts.storedSecrets.map(path => (
          <SecretMoved key={path} api={payload.config.routes.api} file={basename(path)} />
        ))}
      {searchParams?.removed === '0' && (
        <Notice tone="bad" role="alert">
          {say('The file could not be removed. Ask whoever looks after the server to remove it there.')}
        </Notice>
      )}
      {searchParams?.removed === '1' && (
        <Notice tone="good" role="status">
          {say('The file was removed.')}
        </Notice>
      )}
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

/** Confirms that a secret is stored safely elsewhere. Its file is then deleted for good, so the box must be ticked first. */
function SecretMoved({ api, file }: { api: string; file: string }) {
  const say = sayHere();
  return (
    <form method="post" action={`${api}${SECRET_TAKEN}`} className={styles.act}>
      <input type="hidden" name="file" value={file} />
      <label>
        <input type="checkbox" name="stored" value="yes" required />{' '}
        {say('The contents of {file} are stored in two places away from this server.', { file })}
      </label>
      <Submit>{say('I have moved it')}</Submit>
    </form>
  );
}

type BackUpNowProps = { api: string; works: readonly WorkRecord[]; wasRequested: boolean };

/** Requests a backup before risky work; the worker makes it, and the page shows the result. */
function BackUpNow({ api, works, wasRequested }: BackUpNowProps) {
  const say = sayHere();
  const isRunning = works.some(
    ({ name, startedAt, endedAt }) =>
      name === NIGHTLY_BACKUP && startedAt && (!endedAt || startedAt > endedAt),
  );
  return (
    <form method="post" action={`${api}${BACKUP_NOW}`} className={styles.act}>
      <Submit disabled={isRunning}>{say('Back up now')}</Submit>
      <span role="status">
        {isRunning
          ? say('A backup is being made. Reload this page to see the result.')
          : wasRequested && say('The backup starts within a minute. Reload this page to see the result.')}
      </span>
    </form>
  );
}

type Card = PartHealth & { facts: HealthFacts; now: Date };

const stateWords = { well: 'OK', soon: 'Check this', now: 'Act now' };
const tones = { well: 'good', soon: 'wait', now: 'bad' } as const;

/** One part: its state, what that means, what to do, and details. */
function PartCard({ part, state, code, facts, now }: Card) {
  const say = sayHere();
  const advice = codeWords[`${part}-${code}`];
  const details = listDetails(part, facts, now)
    .map(detail => say(detail))
    .join(' · ');
  return (
    <li className={styles.part} data-state={state} data-part={part}>
      <h2>
        {say(partWords[part].name)} <Badge tone={tones[state]}>{say(stateWords[state])}</Badge>
      </h2>
      <p>{say(advice?.problem ?? partWords[part].well)}</p>
      {advice && (
        <p className={styles.todo}>
          {[advice.doThis]
            .flat()
            .map(sentence => say(sentence))
            .join(' ')}
        </p>
      )}
      {details !== '' && <p className={styles.figures}>{details}</p>}
    </li>
  );
}

function listDetails(part: PartHealth['part'], facts: HealthFacts, now: Date): Message[] {
  const findProblem = (name: string) => facts.works.find(work => work.name === name)?.problem;
  const { mails, backups, wal, disks, jobs } = facts;
  const details = {
    database: facts.databaseMs === null ? [] : [message('answered in {ms} ms', { ms: facts.databaseMs })],
    backups: [
      backups.latest &&
        message('made {moment}, {ago}, {size}', {
          moment: formatMoment(backups.latest.madeAt),
          ago: formatAgo(backups.latest.madeAt, now),
          size: formatSize(backups.latest.bytes),
        }),
      message('{count} kept', { count: backups.count }),
      findProblem(NIGHTLY_BACKUP) ?? backups.problem,
    ],
    copies: [
      backups.copiedTo && message('copied to {place}', { place: backups.copiedTo }),
      findProblem(COPYING_BACKUPS),
    ],
    wal: [
      wal && message('last {ago}', { ago: formatAgo(wal.quietSince, now) }),
      findProblem(KEEPING_ARCHIVE),
    ],
    drill: [findProblem(RESTORE_DRILL)],
    mail: [
      message('{count} waiting', { count: mails.waiting }),
      message('{count} refused this week', { count: mails.failed }),
      message('{count} kept for staff to check', { count: mails.held }),
      message('{count} refused or kept because an address had too many that day', {
        count: mails.beyondBudget,
      }),
    ],
    jobs: [
      message('{count} late', { count: jobs.overdue }),
      message('{count} given up', { count: jobs.failed }),
    ],
    schedules: facts.works
      .filter(({ failures }) => failures > 0)
      .map(({ name, problem }) => `${name}: ${problem}`),
    disk: disks.map(({ freeBytes, totalBytes }) =>
      message('{free} of {all} free', { free: formatSize(freeBytes), all: formatSize(totalBytes) }),
    ),
    secrets: facts.storedSecrets,
  }[part];
  return details.flatMap(detail => detail || []);
}

/** Last run, result and next run of each scheduled job. */
function Details({ facts, now }: { facts: HealthFacts; now: Date }) {
  const say = sayHere();
  if (facts.works.length === 0) return null;
  return (
    <section className={styles.works}>
      <h2>{say('Scheduled work')}</h2>
      <Table
        title={say('Scheduled work')}
        columns={['What', 'Last done', 'Next', 'Result']}
        rows={facts.works.map(({ name, succeededAt, nextAt, failures, problem }) => ({
          key: name,
          cells: [
            say(name),
            say(succeededAt ? formatAgo(succeededAt, now) : 'not yet'),
            say(nextAt ? formatAgo(nextAt, now) : ''),
            say(
              failures > 0
                ? message('failed {failures}×: {problem}', { failures, problem: problem ?? '' })
                : succeededAt
                  ? 'well'
                  : '',
            ),
          ],
        }))}
      />
      <p className={styles.figures}>{say('Backups are in {folder}', { folder: facts.backups.folder })}</p>
    </section>
  );
}
