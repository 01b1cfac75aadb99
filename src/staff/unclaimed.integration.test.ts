import { describe, expect, it } from 'vitest';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';
import { whyUnclaimed } from './unclaimed.ts';

describe('an admin in production', () => {
  const start = (...args: string[]) =>
    whyUnclaimed({ isProduction: true, args, databaseUrl: testDatabaseUrl() });

  it('listens beyond the machine only once somebody has an account or a code was made', async () => {
    const refusal = expect.stringContaining('npm run setup-code');
    for (const args of [['-H', '0.0.0.0'], ['--hostname', '::'], ['-H', '192.0.2.1'], []])
      expect(await start(...args), args.join(' ')).toEqual(refusal);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(await start('-H', host)).toBeNull();
    await createSetupCode(testDatabaseUrl());
    expect(await start('-H', '0.0.0.0')).toBeNull();
    await connectOnce(testDatabaseUrl(), client => client.query('delete from setup.codes'));
    expect(await start('-H', '0.0.0.0')).toEqual(refusal);
    const payload = await openTestPayload();
    await payload.create({
      collection: 'staff',
      data: {
        name: 'Founder',
        role: 'admin',
        email: 'founder@adey.test',
        password: 'a password of the founder',
      },
    });
    expect(await start('-H', '0.0.0.0')).toBeNull();
  });

  it('listens everywhere in development, and while nobody can say what the database holds', async () => {
    const args = ['-H', '0.0.0.0'];
    expect(await whyUnclaimed({ isProduction: false, args, databaseUrl: testDatabaseUrl() })).toBeNull();
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
    expect(await whyUnclaimed({ isProduction: true, args, databaseUrl })).toBeNull();
  });
});
