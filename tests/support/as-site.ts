import { afterAll, expect } from 'vitest';
import { accountAddress } from './database.ts';

// Imported first by a test file, everything of the file runs under the database account of the site, so that a right it
// lacks fails a test.
const address = accountAddress('site');
process.env.DATABASE_URL = address;

afterAll(async () => {
  const { databaseUrl } = await import('#platform/database/connection.ts');
  expect(databaseUrl()).toBe(address);
});
