import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, signIn } from '../../tests/support/staff-session.ts';

let payload: Payload;
let headers: Record<string, string>;
beforeAll(async () => {
  payload = await openTestPayload();
  headers = (await signIn(payload, 'editor')).headers;
});

const kinds = [
  ['posts', (day: string | null) => ({ postDate: day })],
  ['events', (day: string | null) => ({ dateTime: { date: day } })],
] as const;

it.each(kinds)(
  'in the list of %s, undated ones are last, and move once they have a day',
  async (kind, on) => {
    const write = async (heading: string, day: string | null) => {
      const data = { heading, type: 'normal', ...on(day) } as const;
      const { id } = await payload.create({ collection: kind, draft: true, data: data as never });
      return Number(id);
    };
    const first = await write('Undated', null);
    const [old, recent] = [
      await write('Old', '2025-03-04T12:00:00.000Z'),
      await write('New', '2026-03-04T12:00:00.000Z'),
    ];
    const listed = async () => {
      const answer = await callApi('GET', `/${kind}?draft=true&depth=0`, { headers });
      return (await answer.json()).docs as { id: number; sortDay: string }[];
    };
    expect((await listed()).map(({ id }) => id)).toEqual([recent, old, first]);
    const change = { ...on('2025-12-24T12:00:00.000Z'), sortDay: '2030-01-01' };
    const address = `/${kind}/${first}?draft=true`;
    expect((await callApi('PATCH', address, { headers, body: change })).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([recent, first, old]);
  },
);
