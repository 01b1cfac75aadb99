import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, signIn } from '../../tests/support/staff-session.ts';
import { REMOVE_SAMPLES } from './samples.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  for (const sample of [true, false])
    await payload.create({
      collection: 'posts',
      data: {
        heading: sample ? 'Came along' : 'Written by staff',
        type: 'normal',
        sample,
        _status: 'published',
      },
    });
});

const headings = async (headers: Record<string, string>, filter = '') => {
  const answer = await callApi('GET', `/posts?depth=0${filter}`, { headers });
  const { docs } = (await answer.json()) as { docs: { heading: string }[] };
  return docs.map(({ heading }) => heading).sort();
};

describe('sample content', () => {
  it('[SAMPLE-02] sample content can be filtered in staff lists', async () => {
    const { headers } = await signIn(payload, 'editor');
    expect(await headings(headers, '&where[sample][equals]=true')).toEqual(['Came along']);
    expect(await headings(headers, '&where[sample][equals]=false')).toEqual(['Written by staff']);
  });

  it('[SAMPLE-03] sample content can be deleted in one action, by admins only', async () => {
    for (const role of ['editor', 'door'] as const) {
      const { headers } = await signIn(payload, role);
      expect((await callApi('POST', REMOVE_SAMPLES, { headers })).status).toBe(403);
    }
    expect((await callApi('POST', REMOVE_SAMPLES)).status).toBe(403);
    const { headers } = await signIn(payload, 'admin');
    for (const heading of ['Written by staff', 'Came along'])
      expect(await headings(headers)).toContain(heading);
    const answer = await callApi('POST', REMOVE_SAMPLES, { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin?samples-removed=1']);
    const left = await headings(headers);
    expect(left).toContain('Written by staff');
    expect(left).not.toContain('Came along');
  });
});

describe('sample mark', () => {
  type Doc = { id: number; sample?: boolean | null };
  const sent = async (method: string, path: string, headers: Record<string, string>, body: object) =>
    (await (await callApi(method, path, { headers, body })).json()) as { doc?: Doc; docs?: Doc[] };
  const isSample = async (id: number) =>
    (await payload.findByID({ collection: 'posts', id, draft: true })).sample === true;
  const written = (sample: boolean) =>
    payload.create({
      collection: 'posts',
      data: { heading: `By hand ${sample}`, type: 'normal', sample, _status: 'published' },
    });

  it.each(['author', 'publisher', 'editor', 'admin'] as const)(
    'a document that staff write never becomes sample content: %s',
    async role => {
      const { headers } = await signIn(payload, role);
      const { doc } = await sent('POST', '/posts?draft=true', headers, {
        heading: `Begun by ${role}`,
        type: 'normal',
        identifiable: 'no',
        sample: true,
        _status: 'draft',
      });
      // A publisher begins nothing.
      if (role === 'publisher') expect(doc).toBeUndefined();
      else expect(await isSample(Number(doc?.id))).toBe(false);
      const { id } = doc ?? (await written(false));
      const ways: [string, string][] = [
        ['PATCH', `/posts/${id}?draft=true`],
        ['PATCH', `/posts/${id}`],
        ['PATCH', `/posts/${id}?autosave=true&draft=true`],
        ['PATCH', `/posts?where[id][equals]=${id}`],
      ];
      for (const [method, path] of ways) {
        await sent(method, path, headers, { sample: true });
        expect([path, await isSample(id)]).toEqual([path, false]);
      }
    },
  );

  it('a copy of sample content is no sample, and neither the form nor an earlier version brings the mark back', async () => {
    const { headers } = await signIn(payload, 'editor');
    const { id } = await written(true);
    const copy = await sent('POST', `/posts/${id}/duplicate`, headers, { sample: true });
    expect(await isSample(Number(copy.doc?.id))).toBe(false);

    const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } });
    await sent('PATCH', `/posts/${id}`, headers, { sample: false });
    expect(await isSample(id)).toBe(false);
    await sent('PATCH', `/posts/${id}`, headers, { sample: true });
    expect(await isSample(id)).toBe(false);
    await callApi('POST', `/posts/versions/${docs[0]?.id}`, { headers });
    expect(await isSample(id)).toBe(false);
  });

  it('an edit by staff leaves sample content marked until somebody removes the mark', async () => {
    const { headers } = await signIn(payload, 'editor');
    const { id } = await written(true);
    await sent('PATCH', `/posts/${id}`, headers, { heading: 'Changed by hand' });
    expect(await isSample(id)).toBe(true);
    await sent('PATCH', `/posts/${id}`, headers, { sample: false });
    expect(await isSample(id)).toBe(false);
  });
});
