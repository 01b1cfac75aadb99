import { buffer } from 'node:stream/consumers';
import { type BucketPlace, openBucket } from '#platform/pictures/bucket.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Files in a bucket. A restore writes them beside the existing ones: a file without a row is shown to nobody, and a
 * file of the same name is the same picture, because names contain a digest.
 */
export function bucketMedia(place: BucketPlace): MediaStore {
  return {
    async read(name) {
      const bucket = await openBucket(place);
      const file = await bucket.find(name);
      return file && { bytes: file.size, body: await bucket.read(name) };
    },
    isEmpty: async () => (await openBucket(place)).isEmpty(),
    async receive() {
      const bucket = await openBucket(place);
      const added: string[] = [];
      return {
        async write(name, body) {
          const isNew = (await bucket.find(name)) === null;
          await bucket.write(name, await buffer(body));
          if (isNew) added.push(name);
        },
        commit: async () => undefined,
        async drop() {
          for (const name of added.splice(0)) await bucket.remove(name);
        },
        finish: async () => undefined,
      };
    },
  };
}
