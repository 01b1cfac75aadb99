import { beforeAll, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { signInMailKind } from '#features/accounts/sign-in.rules.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailWriters } from './mail-writers.ts';

beforeAll(async () => {
  await openTestPayload();
});

it.each(locales)('the worker renders the mail with a sign-in link, in %s', async locale => {
  const link = 'http://localhost/auth/by-mail?key="><b>';
  const of = { kind: signInMailKind, bulkOf: null, locale, edition: null };
  const body = await cacheBodies(mailWriters).write(of, { link });
  expect(body?.text).toContain(link);
  expect(body?.html).toContain('key=&quot;&gt;&lt;b&gt;');
  expect(body?.html).not.toContain('{{');
});
