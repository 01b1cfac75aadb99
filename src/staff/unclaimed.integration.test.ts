import { describe, expect, it } from 'vitest';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { STAFF_OPERATIONS } from '../../scripts/run/services.ts';
import { runNode } from '../../scripts/terminal/run-node.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';
import { whyUnclaimed } from './unclaimed.ts';

/**
 * Starts the code that runs before Next in the admin process, and in place of Next a program that reports it was
 * reached.
 */
const startProcess = (host: string) =>
  runNode([STAFF_OPERATIONS, '-e', "console.log('Next starts'); process.exit(0)", '--', '-H', host], {
    ADEY_ENV: 'production',
    DATABASE_URL: testDatabaseUrl(),
    SITE_URL: 'https://adey.test',
    STAFF_URL: 'https://staff.adey.test',
  });

it('an admin process without accounts exits before Next starts if it would listen to other machines', async () => {
  const open = await startProcess('0.0.0.0');
  expect([open.code, open.output]).toEqual([
    1,
    expect.stringMatching(/^The admin does not listen at 0\.0\.0\.0: .*npm run setup-code/),
  ]);
  expect(await startProcess('127.0.0.1')).toEqual({
    code: 0,
    output: expect.stringContaining('Next starts'),
  });
});

describe('an admin in production', () => {
  const start = (...args: string[]) =>
    whyUnclaimed({ isProduction: true, args, databaseUrl: testDatabaseUrl() });

  it('an admin in production listens to other machines only once an account or a set-up code exists', async () => {
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

  it('an admin listens to other machines in development, and if the database cannot be reached', async () => {
    const args = ['-H', '0.0.0.0'];
    expect(await whyUnclaimed({ isProduction: false, args, databaseUrl: testDatabaseUrl() })).toBeNull();
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
    expect(await whyUnclaimed({ isProduction: true, args, databaseUrl })).toBeNull();
  });
});
