import { createLocalReq } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { announceChange } from '#platform/changes/announce-change.ts';
import { listenForChanges } from '#platform/changes/listen-for-changes.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';

async function listenedPayload() {
  const payload = await openTestPayload();
  const received: string[] = [];
  const back = Promise.withResolvers<void>();
  const listener = listenForChanges({
    connectionString: testDatabaseUrl(),
    onTags: tags => received.push([...tags].join()),
    onLost: back.reject,
    onBack: back.resolve,
  });
  onTestFinished(() => listener.stop());
  await back.promise;
  return { payload, received, req: await createLocalReq({}, payload) };
}

it('announces a change when the writing transaction commits, once however often it was announced', async () => {
  const { payload, received, req } = await listenedPayload();
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await announceChange(req, ['posts', 'media']);
  await announceChange(req, ['media', 'posts']);
  await announceChange(await createLocalReq({}, payload), ['holidays']);
  await expect.poll(() => received).toEqual(['holidays']);
  await payload.db.commitTransaction(String(req.transactionID));
  await expect.poll(() => received).toEqual(['holidays', 'media,posts']);
});

it('announces nothing from a transaction that is rolled back', async () => {
  const { payload, received, req } = await listenedPayload();
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await announceChange(req, ['posts']);
  await payload.db.rollbackTransaction(String(req.transactionID));
  await announceChange(await createLocalReq({}, payload), ['events']);
  await expect.poll(() => received).toEqual(['events']);
});
