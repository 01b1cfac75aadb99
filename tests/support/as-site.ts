import { afterAll, expect } from 'vitest';
import { accountAddress } from './database.ts';

// When a test file imports this first, everything in it runs under the database account of the site, so that a missing
// right fails a test.
const address = accountAddress('site');
process.env.DATABASE_URL = address;

afterAll(async () => {
  const { databaseUrl } = await import('#platform/database/connection.ts');
  expect(databaseUrl()).toBe(address);
});
