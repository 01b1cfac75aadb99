import type { Payload, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { storeConsents } from './consents.ts';
import { samplePictures, storePictures } from './pictures.ts';
import { sampleSets } from './samples.ts';
import { storeSet } from './store-set.ts';

type Write = { collection: string; locale?: string; data: Record<string, unknown> };

/** A CMS with `documents` in every collection that records what is written. */
function notingPayload(documents: Record<string, unknown>[] = []) {
  const created: Write[] = [];
  const updated: Write[] = [];
  const payload = {
    find: async () => ({ docs: documents }),
    create: async (write: Write) => ({ id: created.push(write) }),
    update: async (write: Write) => updated.push(write),
  };
  return { created, updated, payload: payload as unknown as Payload };
}

/** A file that nobody draws: rendering all of them takes long. */
const blank = async (name: string) => ({
  name,
  data: Buffer.alloc(0),
  mimetype: 'image/webp',
  size: 0,
});
const today = new Date('2026-11-20T09:00:00Z');

describe('storing the sample content', () => {
  it('[SAMPLE-01] every stored sample has the sample flag, pictures and consents included', async () => {
    const { created, updated, payload } = notingPayload();
    const req = { payload } as PayloadRequest;
    const consents = await storeConsents(req, today);
    const pictures = await storePictures(payload, consents, blank);
    for (const set of sampleSets(today, { pictures, consents })) await storeSet(req, set);
    expect(new Set(created.map(({ collection }) => collection)).size).toBe(17);
    expect(created.length).toBeGreaterThan(80);
    for (const { collection, data } of created) expect(data.sample, collection).toBe(true);
    expect(updated.length).toBeGreaterThan(80);
    for (const { collection, data } of updated)
      expect(data, collection).toMatchObject(
        collection === 'media' ? { alt: expect.any(String) } : { sample: true },
      );
  });

  it('a sample is published in English first, and then its Amharic texts are added', async () => {
    const { created, updated, payload } = notingPayload();
    const document = { data: { heading: 'News' }, am: { heading: 'ዜና' } };
    await storeSet({ payload } as PayloadRequest, {
      collection: 'posts',
      knownBy: 'heading',
      documents: [document],
    });
    expect(created).toMatchObject([{ locale: 'en', data: { heading: 'News', _status: 'published' } }]);
    expect(updated).toMatchObject([{ id: 1, locale: 'am', data: { heading: 'ዜና', _status: 'published' } }]);
  });

  it('only samples that are missing are stored', async () => {
    const { created, payload } = notingPayload([{ heading: 'Known' }]);
    const documents = [{ data: { heading: 'Known' } }, { data: { heading: 'Missing' } }];
    await storeSet({ payload } as PayloadRequest, { collection: 'posts', knownBy: 'heading', documents });
    expect(created.map(({ data }) => data.heading)).toEqual(['Missing']);
  });

  it('a sample picture with recognisable people has a consent', async () => {
    const { created, payload } = notingPayload();
    await storePictures(payload, { valid: 7, expired: 8 }, blank);
    expect(created).toHaveLength(Object.keys(samplePictures).length);
    const shown = created.filter(({ data }) => data.identifiable === 'yes').map(({ data }) => data.consent);
    expect(shown.sort()).toEqual([7, 8]);
  });
});
