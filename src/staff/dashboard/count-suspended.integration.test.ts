import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addReaders } from '../../../tests/support/newsletter.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { countSuspended, SuspendedNotice } from './notices.tsx';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

it('addresses from which mail came back are counted for those who may read subscribers, with a link to them', async () => {
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
  const markup = renderToStaticMarkup(createElement(SuspendedNotice, { count: 2, admin: '/admin' }));
  expect(markup).toContain('2 suspended addresses');
  expect(markup).toContain('/admin/collections/subscribers?where[status][equals]=suspended');
});
