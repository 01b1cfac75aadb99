import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mediaPath } from '#cms/media/media-picture.ts';
import { listClaims, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { addClaim, addSource, claimData } from '../../../tests/support/claims.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addPdf } from '../../../tests/support/pdfs.ts';
import { addConsent } from '../../../tests/support/pictures.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { listRegister } from './claim.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  for (const collection of ['claims', 'sources'] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true });
});

const now = new Date('2026-11-29T09:00:00Z');
const on = (locale: 'en' | 'am' = 'en', at = now) => createRenderContext({ locale, now: at });
const reasons = { why: 'Two were counted twice.', whyInAmharic: 'ሁለት ልጆች ሁለቴ ተቆጥረው ነበር።' };
const change = (id: number, data: object) =>
  payload.update({ collection: 'claims', id, data: { _status: 'published', ...data } as never });

/** Asks the API of staff as an admin: the status, and the first refusal. */
async function askAbout(path: string) {
  const { headers } = await signIn(payload, 'admin');
  return async (method: string, body: object) => {
    const answer = await callApi(method, path, { headers, body });
    const { errors } = (await answer.json()) as { errors?: { message: string; data?: unknown }[] };
    return { status: answer.status, ...errors?.[0] };
  };
}

describe('entering a number', () => {
  it('a number without a source is refused, and so is one that nobody looks after', async () => {
    const create = (data: object) =>
      payload.create({ collection: 'claims', data: { key: 'donors', ...claimData, ...data } as never });
    await expect(create({ source: null })).rejects.toThrow(/Source/);
    const { id: source } = await addSource(payload);
    await expect(create({ source, sample: false })).rejects.toThrow(/Who looks after it/);
    await expect(create({ source, value: null })).rejects.toThrow(/Number/);
    await expect(create({ source, unit: 'N/A' })).rejects.toThrow(/What is counted/);
    await expect(create({ source, sentence: '160 children.' })).rejects.toThrow(/Sentence/);
    await expect(create({ source, key: 'value' })).rejects.toThrow(/Key/);
    expect(await create({ source, state: 'unknown', value: 12 })).toMatchObject({ value: null });
    await expect(create({ source }), 'the key is taken').rejects.toThrow(/Key/i);
  });

  it('a source that a number names cannot be deleted, and the answer says where it is used', async () => {
    const { id } = await addSource(payload);
    await addClaim(payload, { key: 'childrenHelped', source: id });
    const ask = await askAbout(`/sources/${id}`);
    for (const refused of [await ask('PATCH', { deletedAt: now.toISOString() }), await ask('DELETE', {})]) {
      expect(refused).toMatchObject({ status: 409, data: { code: 'source-in-use' } });
      expect(refused.message).toContain('Number “childrenHelped”');
    }
    await payload.delete({ collection: 'claims', where: { key: { equals: 'childrenHelped' } } });
    expect(await ask('DELETE', {})).toMatchObject({ status: 200 });
  });

  it('a number that texts state cannot be deleted, and the answer and the dialog say where it stands', async () => {
    const { id } = await addClaim(payload, { key: 'childrenHelped' });
    const post = { postDate: '2026-11-01', identifiable: 'no', _status: 'published' };
    const { id: inText } = await payload.create({
      collection: 'posts',
      data: { ...post, heading: 'All {childrenHelped} of them' } as never,
    });
    const page = await payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'In figures', blocks: [{ blockType: 'figures', show: ['childrenHelped'] }] } as never,
    });
    const names = ['News post “All {childrenHelped} of them”', 'Page “In figures”'];
    const ask = await askAbout(`/claims/${id}`);
    for (const refused of [await ask('PATCH', { deletedAt: now.toISOString() }), await ask('DELETE', {})]) {
      expect(refused).toMatchObject({ status: 409, data: { code: 'claim-in-use' } });
      for (const name of names) expect(refused.message).toContain(name);
    }
    const bin = { collection: 'claims', ids: [id] };
    expect(await (await askAbout('/bin/put-in'))('POST', bin)).toMatchObject({ status: 409 });
    const { headers } = await signIn(payload, 'editor');
    const dialog = await (await callApi('POST', '/bin/uses', { headers, body: bin })).json();
    expect(dialog).toMatchObject({ uses: [{}, {}], hidden: 0, refusal: { text: expect.any(String) } });
    await payload.delete({ collection: 'posts', id: inText });
    await payload.delete({ collection: 'pages', id: page.id });
    expect(await ask('DELETE', {})).toMatchObject({ status: 200 });
  });
});

describe('changing a published number', () => {
  it('a published number changes only with its reason, and what it was stays in sight', async () => {
    const { id } = await addClaim(payload, { key: 'childrenHelped' });
    await expect(change(id, { value: 158 })).rejects.toThrow(/change\.why/);
    const evidence = (await addSource(payload, { title: 'The recount' })).id;
    await change(id, { value: 158, change: { ...reasons, evidence } });
    await change(id, { method: 'By hand.' });
    const [claim] = await listRegister(on('am'));
    expect(claim).toMatchObject({
      value: 158,
      corrections: [
        { before: 160, after: 158, why: reasons.whyInAmharic, evidence: { title: { text: 'The recount' } } },
      ],
    });
    await change(id, { state: 'unknown', change: reasons });
    expect((await listRegister(on()))[0]?.corrections).toMatchObject([
      { before: 160, after: 158 },
      { before: 158, after: null },
    ]);
  });

  it('corrections and the key stay whatever a form, a draft or a restored version says', async () => {
    const { id } = await addClaim(payload, { key: 'childrenHelped' });
    await change(id, { value: 158, change: reasons });
    const kept = { key: 'childrenHelped', corrections: [{ before: 160, after: 158 }] };
    expect(await change(id, { key: 'other', corrections: [], statedValue: 1 })).toMatchObject(kept);
    await payload.update({
      collection: 'claims',
      id,
      draft: true,
      data: { corrections: [], value: 1 } as never,
    });
    expect(await change(id, { value: 158 })).toMatchObject(kept);
    const { docs } = await payload.findVersions({
      collection: 'claims',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await expect(
      payload.restoreVersion({ collection: 'claims', id: String(docs[0]?.id) }),
      'the first value comes back only with a reason',
    ).rejects.toThrow(/change\.why/);
  });

  it('a draft changes nothing that readers see, and needs no reason yet', async () => {
    const { id } = await addClaim(payload, { key: 'childrenHelped' });
    await payload.update({ collection: 'claims', id, draft: true, data: { value: 3, _status: 'draft' } });
    expect((await listClaims(on())).get('childrenHelped')?.value).toBe(160);
    await expect(change(id, { value: 3 })).rejects.toThrow(/change\.why/);
  });
});

describe('reading the register', () => {
  it('a number whose source is missing or not public is not stated', async () => {
    const draft = await addSource(payload, { _status: 'draft' });
    await addClaim(payload, { key: 'hidden', source: draft.id });
    const { id } = await addSource(payload);
    await addClaim(payload, { key: 'orphaned', source: id });
    await payload.delete({ collection: 'sources', id });
    await addClaim(payload, { key: 'childrenHelped' });
    expect([...(await listClaims(on())).keys()]).toEqual(['childrenHelped']);
    expect((await listRegister(on())).map(({ key }) => key)).toEqual(['childrenHelped']);
  });

  it('a number is overdue once its time is over, and a page with it is fresh only until then', async () => {
    await addClaim(payload, { key: 'childrenHelped', lookedAt: '2026-10-29', every: '1' });
    const before = on('en', new Date('2026-11-29T20:59:00Z'));
    expect((await listClaims(before)).get('childrenHelped')?.staleSince).toBeNull();
    expect(before.freshUntil?.toISOString()).toBe('2026-11-29T21:00:00.000Z');
    const after = await listClaims(on('en', new Date('2026-11-29T21:00:00Z')));
    expect(after.get('childrenHelped')?.staleSince).toBe('2026-10-29');
  });

  it('neither the register nor what states its numbers depends on the staff who look after them', async () => {
    await addClaim(payload, { key: 'childrenHelped' });
    const context = on();
    expect(await listRegister(context)).toMatchObject([
      { key: 'childrenHelped', source: { kind: 'document' } },
    ]);
    expect([...context.tags].sort()).toEqual(['claims', 'consents', 'pdfs', 'sources']);
  });

  it('the file of a source is linked only while the consent of its people lasts, and the page ends with it', async () => {
    const consent = await addConsent(payload, { until: '2026-12-10T12:00:00.000Z' });
    const pdf = await addPdf(payload, { identifiable: 'yes', consent: consent.id });
    const source = await addSource(payload, { link: null, file: pdf.id });
    await addClaim(payload, { key: 'childrenHelped', source: source.id });
    const context = on();
    expect((await listRegister(context))[0]?.source.href).toBe(mediaPath(String(pdf.filename)));
    expect(context.freshUntil?.toISOString().slice(0, 10)).toBe('2026-12-10');
    const after = await listRegister(on('en', new Date('2026-12-12T09:00:00Z')));
    expect(after[0]?.source.href).toBeNull();
  });

  it('every text states the number of the register, and its page depends on it only then', async () => {
    await addClaim(payload, { key: 'childrenHelped', value: 1600 });
    const post = { _status: 'published', postDate: '2026-11-01', identifiable: 'no' };
    await payload.create({
      collection: 'posts',
      data: { ...post, heading: 'For {childrenHelped} children' } as never,
    });
    const context = on();
    const [found] = await listPublic(context, { collection: 'posts' });
    expect(found).toMatchObject({ heading: { en: 'For 1,600 children' }, slug: 'for-children' });
    expect([...context.tags]).toEqual(expect.arrayContaining(['claims', 'sources']));
    await payload.update({
      collection: 'posts',
      where: { slug: { equals: 'for-children' } },
      data: { heading: 'Plain words' },
    });
    const plain = on();
    await listPublic(plain, { collection: 'posts' });
    expect([...plain.tags]).not.toContain('claims');
  });
});
