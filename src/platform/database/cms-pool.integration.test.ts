import type { Payload } from 'payload';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { testDatabaseUrl } from '../../../tests/support/database.ts';
import { openSilentLine } from '../../../tests/support/silent-line.ts';

it('a statement times out on a silent database, and works again when it responds', async () => {
  const { line, url } = await openSilentLine(testDatabaseUrl());
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  onTestFinished(() => void pool.end());
  const cms = { db: { pool } } as unknown as Payload;
  const one = { name: 'one more', text: 'select $1::int + 1 as n', values: [1] };
  expect(await runPrepared(cms, one)).toEqual([{ n: 2 }]);
  line.isSilent = true;
  expect(await runPrepared(cms, one, 300).then(() => null, isUnreachable)).toBe(true);
  line.isSilent = false;
  expect(await runPrepared(cms, one)).toEqual([{ n: 2 }]);
});
