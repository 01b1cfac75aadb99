import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addReaders } from '../../../tests/support/newsletter.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { addPicture } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { countNewMessages, countSuspended, countWaitingPictures } from '../menu/counts.ts';
import { listWaiting } from '../menu/waiting.ts';

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

it('suspended addresses are counted for staff who may read subscribers, with a link to them', async () => {
  const [{ user }, { user: bookkeeper }] = [
    await signIn(payload, 'editor'),
    await signIn(payload, 'bookkeeper'),
  ];
  await addReaders(payload, [
    { email: 'a@example.org' },
    { email: 'b@example.org' },
    { email: 'c@example.org' },
  ]);
  expect(await countSuspended(payload, user)).toBe(0);
  await sql(`update subscribers set status = 'suspended', suspended_at = now() where email < 'c'`);
  expect(await countSuspended(payload, user)).toBe(2);
  await expect(countSuspended(payload, bookkeeper)).rejects.toThrow(/not allowed/);
  expect(await listWaiting(payload, user)).toContainEqual(
    expect.objectContaining({
      line: 'nav-subscribers',
      count: 2,
      href: '/admin/collections/subscribers?where[status][equals]=suspended',
    }),
  );
});

it('a picture is off the site until staff state whether anyone is recognisable, and a yes needs a consent', async () => {
  const payload = await openTestPayload();
  const { user } = await signIn(payload, 'editor');
  const { id } = await addPicture(payload, { identifiable: 'unanswered' });
  expect(await countWaitingPictures(payload, user)).toBe(1);
  const onSite = async () =>
    (await payload.count({ collection: 'media', overrideAccess: false, context: { now: new Date() } }))
      .totalDocs;
  expect(await onSite()).toBe(0);
  const answer = (identifiable: 'yes' | 'no') =>
    payload.update({ collection: 'media', id, data: { identifiable }, overrideAccess: false, user });
  await expect(answer('yes')).rejects.toThrow('Consent record');
  await answer('no');
  expect(await countWaitingPictures(payload, user)).toBe(0);
  expect(await onSite()).toBe(1);
});
