import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { type Announcing, announceChanges } from './announce-changes.ts';

/** The tags announced for a change of a document. */
async function announced(change: { doc?: object; previousDoc?: object }): Promise<string[]> {
  const announceLater = new Set<string>();
  const req = { context: { announceLater } satisfies Announcing } as unknown as PayloadRequest;
  await announceChanges('posts').afterChange({ ...change, req } as never);
  return [...announceLater];
}

it('adding or removing the sample mark announces the samples tag', async () => {
  expect(await announced({ doc: { sample: false }, previousDoc: { sample: false } })).toEqual(['posts']);
  expect(await announced({ doc: { sample: true } })).toEqual(['posts', 'samples']);
  expect(await announced({ doc: { sample: false }, previousDoc: { sample: true } })).toEqual([
    'posts',
    'samples',
  ]);
});
