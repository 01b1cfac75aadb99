import type pg from 'pg';
import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { keysFor } from '#platform/derived-keys.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { dayOf, digestCallers } from './caller-digest.ts';
import { takeCalls } from './limit-table.ts';
import { keepSwept, type SweepSettings } from './sweep-limits.ts';

/** `limit` calls of one caller in any `windowMs` milliseconds, at most a day; `name` tells one limit from another. */
export type LimitOptions = { readonly name: string; readonly limit: number; readonly windowMs: number };

export type Ask = { readonly caller: string; readonly now: number };

/** What all site processes know together of who called how often. */
export type LimitStore = {
  /**
   * For each ask, in order: null when the call may go on, else the instant at which the next one may.
   * @throws while the database is away; it is asked again only after a pause.
   */
  take(options: LimitOptions, asks: readonly Ask[]): Promise<(number | null)[]>;
};

/** A limit may cost a visitor this long, no longer: then this process goes by what it knows itself. */
const timeoutMs = 1_000;
const pauseMs = 2_000;

type Row = { digest: string; granted: number; oldest: string | null };

let opened: LimitStore | undefined;

/** The store of this process, opened at its first limited call, on two connections of its own. */
export function limitStore(): LimitStore {
  opened ??= openLimitStore(
    openSchemaPool('limits', {
      max: 2,
      allowExitOnIdle: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
    }),
    keysFor('callers')[0],
  );
  return opened;
}

/** A store on connections of `pool`; processes that share `secret` share its limits. */
export function openLimitStore(
  pool: pg.Pool,
  secret: string | Buffer,
  sweeps?: Partial<SweepSettings>,
): LimitStore {
  const digestOf = digestCallers(secret);
  const sweeping = keepSwept(pool, sweeps);
  const presence = watchPresence();
  return {
    async take(options, asks) {
      presence.orThrow();
      const groups = group(options, asks, digestOf);
      try {
        const rows = await takeGroups(pool, options, groups);
        presence.reportBack();
        sweeping.note(groups.length, asks.at(-1)?.now ?? 0);
        return answer(options, asks, groups, rows);
      } catch (error) {
        presence.reportLost(error);
        throw error;
      }
    },
  };
}

type Group = { digest: Buffer; former: Buffer | null; at: number; asks: number[] };

/** The asks of one caller go together: a statement can write a row only once. */
function group(
  { name, windowMs }: LimitOptions,
  asks: readonly Ask[],
  digestOf: ReturnType<typeof digestCallers>,
): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, { caller, now }] of asks.entries()) {
    const day = dayOf(now);
    const known = groups.get(`${day} ${caller}`);
    if (known) {
      known.at = Math.max(known.at, now);
      known.asks.push(index);
      continue;
    }
    const before = dayOf(now - windowMs);
    groups.set(`${day} ${caller}`, {
      digest: digestOf(name, caller, day),
      former: before === day ? null : digestOf(name, caller, before),
      at: now,
      asks: [index],
    });
  }
  return [...groups.values()];
}

async function takeGroups(
  pool: pg.Pool,
  { limit, windowMs }: LimitOptions,
  groups: readonly Group[],
): Promise<Map<string, Row>> {
  const { rows } = await pool.query<Row>({
    name: 'take calls',
    text: takeCalls,
    values: [
      groups.map(({ digest }) => digest),
      groups.map(({ former }) => former),
      groups.map(({ at }) => at),
      groups.map(({ asks }) => asks.length),
      windowMs,
      limit,
    ],
  });
  return new Map(rows.map(row => [row.digest, row]));
}

function answer(
  { windowMs }: LimitOptions,
  asks: readonly Ask[],
  groups: readonly Group[],
  rows: ReadonlyMap<string, Row>,
): (number | null)[] {
  const answers = asks.map((): number | null => null);
  for (const { digest, at, asks: indices } of groups) {
    const row = rows.get(digest.toString('hex'));
    const until = Number(row?.oldest ?? at) + windowMs;
    for (const index of indices.slice(row?.granted ?? 0)) answers[index] = until;
  }
  return answers;
}

/** Remembers whether the database answers, so that a flood does not queue up before one that does not. */
function watchPresence() {
  let retryAt: number | null = null;
  return {
    orThrow() {
      if (retryAt !== null && performance.now() < retryAt) throw new Error('The database is away.');
    },
    reportBack() {
      if (retryAt !== null) logInfo('limits hold over all processes again');
      retryAt = null;
    },
    reportLost(error: unknown) {
      if (retryAt === null)
        logWarning('limits hold for this process only', {
          reason: error instanceof Error ? error.message : String(error),
        });
      retryAt = performance.now() + pauseMs;
    },
  };
}
