import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { createSetupCode } from '../../src/cms/accounts/setup-code.ts';
import { databaseUrl } from '../../src/platform/database/connection.ts';
import { env } from '../../src/platform/env.ts';
import { makeFirstKey } from '../backup/first-key.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { needsPreparation, prepareDatabase } from '../database/preparation.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { seconds, step } from '../terminal/progress.mjs';
import { showFirstAccount } from './first-account.ts';
import { mailWorker, withAddress } from './services.ts';
import { isStopping, type Service, type Stoppable, stopAll, stopOnSignal, supervise } from './supervised.ts';
import { requireAccounts, startDatabase } from './supervised-database.ts';

type StackSettings = {
  defineServices: () => [site: Service, staff: Service];
  /** Brings builds up to date. */
  build?: () => Promise<void>;
  /** Whether the sample content is added, once. */
  samples: () => boolean;
};

/** Starts database, migrations, sample content, builds, site, admin and mail worker; then runs until it is stopped. */
export async function runStack({ defineServices, build, samples }: StackSettings): Promise<void> {
  const since = performance.now();
  const stoppables: Stoppable[] = [];
  let setupCode: string | null = null;
  stopOnSignal(() => stoppables.toReversed());
  await exitOnFailure(async () => {
    try {
      const services = defineServices();
      const database = startDatabase();
      stoppables.push({
        stop: () =>
          database.then(
            started => started.stop(),
            () => undefined,
          ),
      });
      await step('Database', () => database.then(started => started.note));
      await prepare(samples());
      await prepareAccounts(databaseUrl());
      await requireAccounts();
      await build?.();
      setupCode = await createSetupCode(databaseUrl());
      const site = supervise(withAddress(services[0], 'site'));
      const staff = supervise(withAddress(services[1], 'staff'));
      const mail = supervise(withAddress(mailWorker(), 'worker'));
      stoppables.push(mail, staff, site);
      await step('Site answers', () => site.untilAnswering());
      await step('Admin answers', () => staff.untilAnswering());
      await step('Mail', async () => {
        await mail.untilAnswering();
        return env.SMTP_URL === undefined ? 'kept in the outbox, as no SMTP_URL is set' : 'leaves';
      });
    } catch (error) {
      if (isStopping()) await new Promise(() => undefined);
      await stopAll(stoppables.toReversed());
      throw error;
    }
  });
  welcome(since);
  if (setupCode !== null) await showFirstAccount(setupCode);
  process.stdout.write('  Ctrl-C stops everything.\n\n');
  if (env.BACKUP_NIGHTLY === 'on') await makeFirstKey();
}

async function prepare(samples: boolean): Promise<void> {
  const wanted = await needsPreparation({ samples });
  if (wanted.migrations) await migrateDatabase();
  if (wanted.samples) await step('Sample content', () => prepareDatabase('samples'));
}

function welcome(since: number): void {
  process.stdout.write(`
  Ready after ${seconds(since)}

  Visitors        ${env.SITE_URL}
  Staff           ${env.STAFF_URL}/admin

`);
}

/**
 * Switches giving on with the practice provider, which moves no money, so that a newcomer can give within a minute.
 * `GIVING=off` starts with the external donation page; production keeps its setting. Called before the settings are
 * first read.
 */
export function enablePracticeGiving(): void {
  if ((process.env.ADEY_ENV ?? 'development') === 'development') process.env.GIVING ??= 'on';
}
