import { readdirSync } from 'node:fs';
import { secondStepTablesStep } from '#cms/accounts/second-step/second-step-store.ts';
import { setupCodeTableStep } from '#cms/accounts/setup-code.ts';
import { approvalTablesStep } from '#cms/approvals/approval-tables.ts';
import { signedFormTablesStep } from '#cms/consents/signed-form-store.ts';
import { saveTableStep } from '#cms/saves/save-table.ts';
import { searchTableStep } from '#cms/search/search-index.ts';
import { accountTablesStep } from '#features/accounts/account-tables-step.ts';
import { figureTablesStep } from '#features/figures/figure-tables.ts';
import { meetingTablesStep } from '#features/meetings/meeting-tables.ts';
import { ticketPaymentsStep } from '#features/tickets/orders/payment-tables.ts';
import { ticketTablesStep } from '#features/tickets/orders/ticket-tables.ts';
import { moneyTablesStep, scanTableStep, yearTablesStep } from '#money/money-tables.ts';
import { erasureTableStep } from '#platform/backup/erasures.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { pendingMigrations } from '#platform/database/migrate.ts';
import { formResultTableStep } from '#platform/http/form-result-store.ts';
import { jobTablesStep } from '#platform/jobs/run-jobs.ts';
import { workTableStep } from '#platform/jobs/work-record.ts';
import { limitTableStep } from '#platform/limits/limit-store.ts';
import { inboxTableStep } from '#platform/mail/mail-budget.ts';
import { Failure } from '../terminal/failure.mjs';
import { runNode } from '../terminal/run-node.ts';

const MIGRATIONS = 'src/platform/database/migrations';

/** Our own tables beside those of the CMS. Each step is named after the shape it creates and is recorded once done. */
export const ownTableSteps = [
  accountTablesStep,
  limitTableStep,
  formResultTableStep,
  inboxTableStep,
  jobTablesStep,
  workTableStep,
  erasureTableStep,
  setupCodeTableStep,
  secondStepTablesStep,
  saveTableStep,
  signedFormTablesStep,
  approvalTablesStep,
  moneyTablesStep,
  scanTableStep,
  yearTablesStep,
  searchTableStep,
  figureTablesStep,
  meetingTablesStep,
  ticketTablesStep,
  ticketPaymentsStep,
] as const;

/** `samples` runs once in the life of a database, `samples-again` on request. */
export type Preparation = 'migrations' | 'own-tables' | 'samples' | 'samples-again' | 'remove-samples';

/**
 * The remaining preparations of the database. Reads file names and two tables only, because starting the CMS to find
 * nothing to do would double the time of every second start.
 */
export async function needsPreparation(asked: {
  samples: boolean;
}): Promise<{ migrations: boolean; samples: boolean }> {
  const names = readdirSync(MIGRATIONS).filter(name => name.endsWith('.ts') && name !== 'index.ts');
  const known = names.map(name => ({ name: name.replace(/\.ts$/, '') }));
  const pending = await pendingMigrations(databaseUrl(), known);
  const done = await Promise.all(ownTableSteps.map(stepIsDone));
  const migrations = pending.length > 0 || done.includes(false);
  return { migrations, samples: asked.samples && !(await stepIsDone('samples')) };
}

/** Runs one preparation in a separate process, so that the CMS leaves no memory behind in this one. */
export async function prepareDatabase(what: Preparation): Promise<void> {
  await runPreparation(what);
}

/** The same with flags. @returns its output for people, without its log. */
export async function runPreparation(what: Preparation, ...flags: string[]): Promise<string> {
  const args = ['scripts/database/prepare.ts', what, ...flags];
  const { code, output } = await runNode(args, { STATEMENT_SECONDS: '0' });
  if (code !== 0) throw new Failure(`Preparing the database (${what}) failed:\n${output.trim()}\n`);
  return output
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('{'))
    .join('\n');
}

/** Steps that run once in the life of a database are recorded in it: content that staff removed must not come back. */
export function stepIsDone(name: string): Promise<boolean> {
  return connectOnce(databaseUrl(), async client => {
    const { rows } = await client.query("select to_regclass('setup.steps') is not null as known");
    if (!rows[0].known) return false;
    return (await client.query('select 1 from setup.steps where name = $1', [name])).rowCount === 1;
  });
}

/** In a separate schema, where the CMS does not look for tables that are not its own. */
export function rememberStep(name: string): Promise<void> {
  return connectOnce(databaseUrl(), async client => {
    await client.query('create schema if not exists setup');
    await client.query(
      'create table if not exists setup.steps (name text primary key, done_at timestamptz not null default now())',
    );
    await client.query('insert into setup.steps (name) values ($1) on conflict do nothing', [name]);
  });
}
