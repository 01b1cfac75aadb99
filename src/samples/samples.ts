import type { Payload } from 'payload';
import { inOneTransaction } from '#platform/transaction.ts';
import { sampleSets } from './sample-sets.ts';
import { storeConsents, whileConsentsAreValid } from './store-consents.ts';
import { storeIssues } from './store-issues.ts';
import { storePictures } from './store-pictures.ts';
import { storeSet } from './store-set.ts';
import { storeSettings } from './store-settings.ts';

/**
 * Adds missing sample content, published and marked as sample. Safe to repeat. Pictures are stored first, one
 * transaction each, because rendering them takes long; the rest is one transaction.
 */
export async function seedSamples(payload: Payload, { today }: { today: Date }): Promise<void> {
  const consents = await inOneTransaction(payload, req => storeConsents(req, today));
  const pictures = await storePictures(payload, consents);
  await inOneTransaction(payload, async req => {
    await whileConsentsAreValid(req, today, consents, async () => {
      for (const set of sampleSets(today, { pictures, consents })) await storeSet(req, set);
      await storeIssues(req, today);
    });
    await storeSettings(req, today);
  });
}
