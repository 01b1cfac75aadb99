import { expect, it } from 'vitest';
import { withAddress } from './services.ts';

const service = { name: 'x', args: [], env: { NODE_ENV: 'production' } };
const makeAddress = (account: string) => `postgres://${account}@localhost/adey`;

it('a process gets the database address of its own account and no other, and cannot sign backups', () => {
  for (const account of ['site', 'staff'] as const)
    expect(withAddress(service, account, makeAddress).env).toEqual({
      NODE_ENV: 'production',
      DATABASE_URL: makeAddress(account),
      DATABASE_URL_SITE: '',
      DATABASE_URL_WORKER: '',
      DATABASE_URL_STAFF: '',
      DATABASE_URL_BACKUP: '',
      BACKUP_SIGNING_KEY: '',
    });
});

it('the worker also gets the backup address, because it makes the backups', () => {
  expect(withAddress(service, 'worker', makeAddress).env).toMatchObject({
    DATABASE_URL: makeAddress('worker'),
    DATABASE_URL_BACKUP: makeAddress('backup'),
  });
});
