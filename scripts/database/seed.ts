import '../terminal/read-settings-file.mjs';
import { parseArgs } from 'node:util';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { withDatabase } from './configured-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { needsPreparation, type Preparation, prepareDatabase } from './preparation.ts';

// "npm run seed" adds the sample content, "npm run seed -- --remove-samples" removes what is marked as sample.
await exitOnFailure(async () => {
  const what: Preparation = wantsRemoval() ? 'remove-samples' : 'samples-again';
  await withDatabase('npm run seed', async () => {
    const { migrations } = await needsPreparation({ samples: false });
    if (migrations) await migrateDatabase();
    await step(wantsRemoval() ? 'Sample content removed' : 'Sample content', () => prepareDatabase(what));
  });
  process.exit(0);
});

function wantsRemoval(): boolean {
  try {
    return parseArgs({ options: { 'remove-samples': { type: 'boolean', default: false } } }).values[
      'remove-samples'
    ];
  } catch (error) {
    throw new Failure(`${(error as Error).message}; the one option there is: --remove-samples`);
  }
}
