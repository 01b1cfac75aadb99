import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { REMOVE_SAMPLES } from './samples.endpoint.ts';

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
  it('[SAMPLE-02] can be filtered in staff lists', async () => {
    const { headers } = await signIn(payload, 'editor');
    expect(await headings(headers, '&where[sample][equals]=true')).toEqual(['Came along']);
    expect(await headings(headers, '&where[sample][equals]=false')).toEqual(['Written by staff']);
  });

  it('[SAMPLE-03] can be deleted in one action, by admins only', async () => {
    for (const role of ['editor', 'door'] as const) {
      const { headers } = await signIn(payload, role);
      expect((await callApi('POST', REMOVE_SAMPLES, { headers })).status).toBe(403);
    }
    expect((await callApi('POST', REMOVE_SAMPLES)).status).toBe(403);
    const { headers } = await signIn(payload, 'admin');
    expect(await headings(headers)).toHaveLength(2);
    const answer = await callApi('POST', REMOVE_SAMPLES, { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin?samples-removed=1']);
    expect(await headings(headers)).toEqual(['Written by staff']);
  });
});
