import type { Hash } from 'node:crypto';

/** Passes a stream on and computes its digest. */
export async function* hashed(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
}
