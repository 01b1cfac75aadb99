import type { WorkRecord } from '#platform/jobs/work-record.ts';
import { mailDelivery, SILENT_MS } from '#platform/mail/mail-delivery.ts';
import type { HealthFacts, WalFacts } from './health-facts.ts';

export type Part =
  | 'database'
  | 'backups'
  | 'copies'
  | 'wal'
  | 'drill'
  | 'mail'
  | 'jobs'
  | 'schedules'
  | 'disk'
  | 'secrets';

/** The state of a part. well: nothing to do. soon: somebody should look. now: somebody has to act. */
export type PartHealth = { part: Part; state: 'well' | 'soon' | 'now'; code: Code };

export type Code =
  | 'well'
  | 'unreachable'
  | 'one-account'
  | 'off'
  | 'never'
  | 'unreadable'
  | 'failing'
  | 'old'
  | 'incomplete'
  | 'open'
  | 'unsigned'
  | 'same-disk'
  | 'worker-silent'
  | 'no-server'
  | 'stuck'
  | 'refused'
  | 'inbox-full'
  | 'overdue'
  | 'silent'
  | 'full'
  | 'filling'
  | 'stored';

/** The names of the scheduled work that parts are judged by. */
type WorkNames = {
  backup: string;
  copies: string;
  wal: string;
  drill: string;
  worker: string;
  jobs: string;
};

export type HealthInput = {
  facts: HealthFacts;
  now: Date;
  names: WorkNames;
  /** Whether backups are on, and whether new ones are encrypted. */
  backups: { isOn: boolean; isClosed: boolean };
};

const HOUR = 3_600_000;
/** A machine that was off may miss one night, not two. */
const OLD_MS = 50 * HOUR;
const DRILL_OLD_MS = 15 * 24 * HOUR;
const STUCK_MS = 2 * HOUR;
const LITTLE = { bytes: 1_000_000_000, share: 0.1 };
const NEARLY_NOTHING_BYTES = 200_000_000;

/** The state of each part, in the order of the page. */
export function evaluateHealth(judging: HealthInput): PartHealth[] {
  if (judging.facts.databaseMs === null)
    return [{ part: 'database', state: 'now', code: 'unreachable' }, disk(judging), ...secrets(judging)];
  return [
    judging.facts.ownsTables
      ? { part: 'database', state: 'soon', code: 'one-account' }
      : { part: 'database', state: 'well', code: 'well' },
    backups(judging),
    copies(judging),
    ...wal(judging),
    drill(judging),
    mail(judging),
    jobs(judging),
    schedules(judging),
    disk(judging),
    ...secrets(judging),
  ];
}

const findWork = ({ facts }: HealthInput, name: string) => facts.works.find(work => work.name === name);
const timeSince = (at: Date | null | undefined, now: Date) =>
  at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY;

function backups(judging: HealthInput): PartHealth {
  const { facts, now, names } = judging;
  const part = 'backups';
  const work = findWork(judging, names.backup);
  if (!judging.backups.isOn) return { part, state: 'now', code: 'off' };
  if (facts.backups.problem !== null) return { part, state: 'now', code: 'unreadable' };
  const isOld = timeSince(facts.backups.latest?.madeAt, now) > OLD_MS;
  if (work && work.failures > 0) return { part, state: isOld ? 'now' : 'soon', code: 'failing' };
  // On its first day a site has none yet.
  if (!facts.backups.latest) return { part, state: work?.succeededAt ? 'now' : 'soon', code: 'never' };
  if (isOld) return { part, state: 'now', code: 'old' };
  if (Number(work?.note?.missing ?? 0) > 0) return { part, state: 'soon', code: 'incomplete' };
  if (!facts.backups.latest.isClosed || !judging.backups.isClosed)
    return { part, state: 'soon', code: 'open' };
  if (work?.note?.signed === false) return { part, state: 'soon', code: 'unsigned' };
  return { part, state: 'well', code: 'well' };
}

/** Losing one disk must not lose the data and every backup of it. */
function copies(judging: HealthInput): PartHealth {
  const part = 'copies';
  const { copiedTo, onDataDisk } = judging.facts.backups;
  const work = findWork(judging, judging.names.copies);
  if (!judging.backups.isOn) return { part, state: 'soon', code: 'off' };
  if (copiedTo !== null) {
    const state = timeSince(work?.succeededAt, judging.now) > OLD_MS ? 'now' : 'soon';
    if (work && work.failures > 0) return { part, state, code: 'failing' };
    if (!work?.succeededAt) return { part, state: 'soon', code: 'never' };
    if (state === 'now') return { part, state, code: 'old' };
  }
  return onDataDisk ? { part, state: 'soon', code: 'same-disk' } : { part, state: 'well', code: 'well' };
}

function wal(judging: HealthInput): PartHealth[] {
  const { wal: found } = judging.facts;
  return found
    ? [{ part: 'wal', ...judgeWal(found, findWork(judging, judging.names.wal), judging.now) }]
    : [];
}

function drill(judging: HealthInput): PartHealth {
  const part = 'drill';
  const work = findWork(judging, judging.names.drill);
  if (!judging.backups.isOn) return { part, state: 'soon', code: 'off' };
  if (work && work.failures > 0) return { part, state: 'now', code: 'failing' };
  if (!work?.succeededAt) return { part, state: 'soon', code: 'never' };
  const isOld = timeSince(work.succeededAt, judging.now) > DRILL_OLD_MS;
  return isOld ? { part, state: 'soon', code: 'old' } : { part, state: 'well', code: 'well' };
}

function mail(judging: HealthInput): PartHealth {
  const { facts, now, names } = judging;
  const part = 'mail';
  const delivery = mailDelivery(findWork(judging, names.worker), now);
  if (delivery === 'silent') return { part, state: 'now', code: 'worker-silent' };
  if (delivery === 'no-server') return { part, state: 'soon', code: 'no-server' };
  const { waitingSince, failed, beyondBudget } = facts.mails;
  if (waitingSince && timeSince(waitingSince, now) > STUCK_MS) return { part, state: 'now', code: 'stuck' };
  if (failed > 0) return { part, state: 'soon', code: 'refused' };
  return beyondBudget > 0
    ? { part, state: 'soon', code: 'inbox-full' }
    : { part, state: 'well', code: 'well' };
}

function jobs(judging: HealthInput): PartHealth {
  const { facts, now, names } = judging;
  const part = 'jobs';
  if (timeSince(findWork(judging, names.jobs)?.endedAt, now) > SILENT_MS)
    return { part, state: 'now', code: 'silent' };
  if (facts.jobs.overdue > 0) return { part, state: 'now', code: 'overdue' };
  return facts.jobs.failed > 0
    ? { part, state: 'soon', code: 'failing' }
    : { part, state: 'well', code: 'well' };
}

/** All other scheduled work: none may be late by more than an hour. */
function schedules(judging: HealthInput): PartHealth {
  const { facts, now, names } = judging;
  const part = 'schedules';
  const named = new Set(Object.values(names));
  const others = facts.works.filter(({ name }) => !named.has(name));
  if (others.some(({ failures }) => failures > 0)) return { part, state: 'soon', code: 'failing' };
  const late = others.some(({ nextAt }) => nextAt && timeSince(nextAt, now) > HOUR);
  return late ? { part, state: 'soon', code: 'overdue' } : { part, state: 'well', code: 'well' };
}

function disk({ facts }: HealthInput): PartHealth {
  const part = 'disk';
  if (facts.disks.some(({ freeBytes }) => freeBytes < NEARLY_NOTHING_BYTES))
    return { part, state: 'now', code: 'full' };
  const isFilling = facts.disks.some(
    ({ freeBytes, totalBytes }) => freeBytes < LITTLE.bytes && freeBytes < totalBytes * LITTLE.share,
  );
  return isFilling ? { part, state: 'soon', code: 'filling' } : { part, state: 'well', code: 'well' };
}

/** Whoever breaks into the machine can read these, and decrypt every backup with them. */
function secrets({ facts }: HealthInput): PartHealth[] {
  return facts.storedSecrets.length > 0 ? [{ part: 'secrets', state: 'soon', code: 'stored' }] : [];
}

const MINUTE = 60_000;
/** PostgreSQL hands everything over within a minute; then it has to reach the second location. */
const QUIET_MS = 5 * MINUTE;
const LONG_MS = 60 * MINUTE;

type Finding = { state: 'well' | 'soon' | 'now'; code: 'well' | 'off' | 'failing' | 'old' };

/** Writes must reach the second place within minutes; `work` makes the base backups for it. */
function judgeWal(found: WalFacts, work: WorkRecord | undefined, now: Date): Finding {
  if (!found.isOn) return { state: 'soon', code: 'off' };
  const quietMs = now.getTime() - found.quietSince.getTime();
  // Meanwhile PostgreSQL keeps on its own disk what it could not hand over.
  const state = found.isPending && quietMs > LONG_MS ? 'now' : 'soon';
  if (found.isFailing || (work && work.failures > 0)) return { state, code: 'failing' };
  return found.isPending && quietMs > QUIET_MS ? { state, code: 'old' } : { state: 'well', code: 'well' };
}
