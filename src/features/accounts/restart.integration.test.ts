import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from '#platform/database/embedded/start.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { startIdentityProvider } from '../../../tests/support/identity-provider.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { settleSignIn, supporterCookie } from '../../../tests/support/supporter-session.ts';
import { prepareAccountTables } from './account-tables.ts';
import { beginSignIn, finishSignIn } from './sign-in.action.ts';
import { readSession } from './signed-in-user.queries.ts';

const isDown = (work: Promise<unknown>) => work.then(() => false, isUnreachable);

it('accounts are unavailable while the database is down, and sessions continue once it is up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adey-restart-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const provider = await startIdentityProvider(['http://localhost:4703']);
  onTestFinished(() => provider.close());
  settleSignIn(provider, 'http://localhost:4703');
  const first = await startEmbedded(folder, { throwaway: true });
  process.env.DATABASE_URL = first.url;
  await prepareAccountTables();
  await first.stop();

  const signIn = () => supporterCookie({ beginSignIn, finishSignIn }, ABEBA);
  expect(await isDown(signIn()), 'the first use finds no database').toBe(true);
  const second = await startEmbedded(folder, { throwaway: true });
  const cookie = await signIn();
  const headers = new Headers({ cookie });
  expect((await readSession(headers)).user?.firstName).toBe('Abeba');

  await second.stop();
  expect(await isDown(readSession(headers))).toBe(true);
  const third = await startEmbedded(folder, { throwaway: true });
  onTestFinished(() => third.stop());
  expect((await readSession(headers)).user?.firstName).toBe('Abeba');
});
