import {
  prepareSecondStepTables,
  secondStepTablesStep,
} from '#cms/accounts/second-step/second-step-store.ts';
import { prepareSetupCodeTable, setupCodeTableStep } from '#cms/accounts/setup-code.ts';
import { approvalTablesStep, prepareApprovalTables } from '#cms/approvals/approval-tables.ts';
import { prepareSignedFormTables, signedFormTablesStep } from '#cms/consents/signed-form-store.ts';
import { prepareSaveTable, saveTableStep } from '#cms/saves/save-table.ts';
import { prepareSearchTable, rebuildSearch, searchTableStep } from '#cms/search/search-index.ts';
import { prepareAccountTables } from '#features/accounts/account-tables.ts';
import { accountTablesStep } from '#features/accounts/account-tables-step.ts';
import { figureTablesStep, prepareFigureTables } from '#features/figures/figure-tables.ts';
import { meetingTablesStep, prepareMeetingTables } from '#features/meetings/meeting-tables.ts';
import { prepareTicketPayments, ticketPaymentsStep } from '#features/tickets/orders/payment-tables.ts';
import { prepareTicketTables, ticketTablesStep } from '#features/tickets/orders/ticket-tables.ts';
import {
  moneyTablesStep,
  prepareMoneyTables,
  prepareScanTable,
  prepareYearTables,
  scanTableStep,
  yearTablesStep,
} from '#money/money-tables.ts';
import { erasureTableStep, prepareErasureTable } from '#platform/backup/erasures.ts';
import { startClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { env } from '#platform/env.ts';
import { formResultTableStep, prepareFormResultTable } from '#platform/http/form-result-store.ts';
import { jobTablesStep, prepareJobTables } from '#platform/jobs/run-jobs.ts';
import { prepareWorkTable, workTableStep } from '#platform/jobs/work-record.ts';
import { limitTableStep, prepareLimitTable } from '#platform/limits/limit-store.ts';
import { inboxTableStep, prepareInboxTable } from '#platform/mail/mail-budget.ts';
import { backUpBeforeUpgrade, WITHOUT_BACKUP } from '../backup/before-upgrade.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { openCms } from './open-cms.ts';
import { ownTableSteps, type Preparation, rememberStep, stepIsDone } from './preparation.ts';

const prepareOwnTables: Record<(typeof ownTableSteps)[number], () => Promise<unknown>> = {
  [accountTablesStep]: prepareAccountTables,
  [limitTableStep]: () => prepareLimitTable(databaseUrl()),
  [formResultTableStep]: () => prepareFormResultTable(databaseUrl()),
  [inboxTableStep]: () => prepareInboxTable(databaseUrl()),
  [jobTablesStep]: () => prepareJobTables(databaseUrl()),
  [workTableStep]: () => prepareWorkTable(databaseUrl()),
  [erasureTableStep]: () => prepareErasureTable(databaseUrl()),
  [setupCodeTableStep]: () => prepareSetupCodeTable(databaseUrl()),
  [secondStepTablesStep]: () => prepareSecondStepTables(databaseUrl()),
  [saveTableStep]: () => prepareSaveTable(databaseUrl()),
  [signedFormTablesStep]: () => prepareSignedFormTables(databaseUrl()),
  [approvalTablesStep]: () => prepareApprovalTables(databaseUrl()),
  [moneyTablesStep]: () => prepareMoneyTables(databaseUrl()),
  [scanTableStep]: () => prepareScanTable(databaseUrl()),
  [yearTablesStep]: () => prepareYearTables(databaseUrl()),
  [searchTableStep]: () => prepareSearchTable(databaseUrl()),
  [figureTablesStep]: () => prepareFigureTables(databaseUrl()),
  [meetingTablesStep]: () => prepareMeetingTables(databaseUrl()),
  [ticketTablesStep]: () => prepareTicketTables(databaseUrl()),
  [ticketPaymentsStep]: () => prepareTicketPayments(databaseUrl()),
};

const preparations: Record<Preparation, () => Promise<void>> = {
  migrations: async () => {
    const { applyMigrations } = await import('#platform/database/migrate.ts');
    const { migrations } = await import('#platform/database/migrations/index.ts');
    let isSafe = process.argv.includes(WITHOUT_BACKUP);
    const backUp = async () => {
      if (!isSafe) await backUpBeforeUpgrade(migrations.at(-1)?.name ?? '');
      isSafe = true;
    };
    const cms = await openCms();
    const applied = await applyMigrations(cms, databaseUrl(), migrations, backUp);
    const done = await Promise.all(ownTableSteps.map(stepIsDone));
    if (done.includes(false)) await backUp();
    const isIndexed = await stepIsDone(searchTableStep);
    await preparations['own-tables']();
    // A migration can bring content that the search did not know.
    if (!isIndexed || applied.length > 0) await rebuildSearch(await openCms());
  },
  'own-tables': async () => {
    for (const step of ownTableSteps) {
      if (await stepIsDone(step)) continue;
      await prepareOwnTables[step]();
      await rememberStep(step);
    }
    await prepareAccounts(databaseUrl());
  },
  samples: async () => {
    if (!(await stepIsDone('samples'))) await preparations['samples-again']();
  },
  'samples-again': async () => {
    const { seedSamples } = await import('../../src/samples/samples.ts');
    await seedSamples(await openCms(), { today: startClock(env.FIXED_NOW).now() });
    await rememberStep('samples');
  },
  'remove-samples': async () => {
    const { removeSamples } = await import('../../src/cms/samples.ts');
    await removeSamples(await openCms());
  },
};

await exitOnFailure(async () => {
  const what = process.argv[2] as Preparation;
  await preparations[what]();
  process.exit(0);
});
