import { getPayload } from 'payload';
import config from '#config';
import { prepareAccountTables } from '#features/accounts/account-tables.ts';
import { accountTablesStep } from '#features/accounts/account-tables-step.ts';
import { departureTableStep, prepareDepartureTable } from '#platform/backup/departure-table.ts';
import { startClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { env } from '#platform/env.ts';
import { prepareWorkTable, workTableStep } from '#platform/jobs/work-table.ts';
import { limitTableStep, prepareLimitTable } from '#platform/limits/limit-table.ts';
import { orSayWhy } from '../terminal/failure.mjs';
import { ownTableSteps, type Preparation, rememberStep, stepIsDone } from './preparation.ts';

const prepareOwnTables: Record<(typeof ownTableSteps)[number], () => Promise<unknown>> = {
  [accountTablesStep]: prepareAccountTables,
  [limitTableStep]: () => prepareLimitTable(databaseUrl()),
  [workTableStep]: () => prepareWorkTable(databaseUrl()),
  [departureTableStep]: () => prepareDepartureTable(databaseUrl()),
};

const preparations: Record<Preparation, () => Promise<void>> = {
  migrations: async () => {
    const payload = await getPayload({ config, disableOnInit: true });
    await applyMigrations(payload, databaseUrl(), migrations);
    await preparations['own-tables']();
  },
  'own-tables': async () => {
    for (const step of ownTableSteps) {
      if (await stepIsDone(step)) continue;
      await prepareOwnTables[step]();
      await rememberStep(step);
    }
  },
  samples: async () => {
    if (!(await stepIsDone('samples'))) await preparations['samples-again']();
  },
  'samples-again': async () => {
    const { seedSamples } = await import('../../src/samples/samples.ts');
    await seedSamples(await getPayload({ config }), { today: startClock(env.FIXED_NOW).now() });
    await rememberStep('samples');
  },
  'remove-samples': async () => {
    const { removeSamples } = await import('../../src/samples/samples.ts');
    await removeSamples(await getPayload({ config }));
  },
};

await orSayWhy(async () => {
  const what = process.argv[2] as Preparation;
  await preparations[what]();
  process.exit(0);
});
