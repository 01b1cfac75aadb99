import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addReaders } from '../../../tests/support/newsletter.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { refuseTest } from './issue-actions.ts';

it('a test of an issue is sent to staff and confirmed readers, and to nobody else', async () => {
  const payload = await openTestPayload();
  const { user } = await signIn(payload, 'editor');
  await addReaders(payload, [
    { email: 'liya@example.org' },
    { email: 'waiting@example.org', status: 'waiting' },
    { email: 'left@example.org', status: 'left' },
  ]);
  const req = await createLocalReq({ user }, payload);
  const readStatus = async (to: string) => (await refuseTest(req, to))?.status ?? null;
  expect(await readStatus(user.email)).toBeNull();
  expect(await readStatus(user.email.toUpperCase())).toBeNull();
  expect(await readStatus('Liya@Example.org')).toBeNull();
  for (const to of ['waiting@example.org', 'left@example.org', 'stranger@example.org'])
    expect(await refuseTest(req, to)).toEqual({
      status: 422,
      message: expect.stringContaining('only to people'),
    });
});

it('test mails of an issue are limited to twenty per sender', async () => {
  const payload = await openTestPayload();
  const [one, other] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')];
  const send = async ({ user }: typeof one) =>
    (await refuseTest(await createLocalReq({ user }, payload), user.email))?.status ?? null;
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) statuses.push(await send(one));
  expect(statuses.slice(0, 20).every(status => status === null)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(other)).toBeNull();
});
