import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { countNewMessages } from './notices.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

it('messages count as new until somebody marks them as answered', async () => {
  const { user } = await signIn(payload, 'editor');
  expect(await countNewMessages(payload, user)).toBe(0);
  const writing = { language: 'en', clientAddress: '10.1.1.1', now: new Date() } as const;
  for (const message of ['One', 'Two'])
    await sendMessage(payload, { name: 'Liya', email: 'liya@example.org', message }, writing);
  expect(await countNewMessages(payload, user)).toBe(2);
  const where = { message: { equals: 'One' } };
  await payload.update({
    collection: 'messages',
    where,
    data: { state: 'answered' },
    overrideAccess: false,
    user,
  });
  expect(await countNewMessages(payload, user)).toBe(1);
});
