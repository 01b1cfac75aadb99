import { expect, it } from 'vitest';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { beginRequest, withinRequest } from '#platform/operations/request-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { somePreviewPass } from '../../../tests/support/preview-pass.ts';
import { signedStaffCookie } from '../../../tests/support/staff-cookie.ts';

const as = (cookie: string, method: string) =>
  beginRequest({ method, headers: { cookie } }, { isBehindProxy: false, clientAddress: undefined });

it('a statement may take as long as its caller may wait: visitors the least, and staff less for reading', async () => {
  const pool = cmsPool(await openTestPayload());
  const bound = async () => (await pool.query('show statement_timeout')).rows[0].statement_timeout;
  const staff = await signedStaffCookie();
  expect(await withinRequest(as('', 'GET'), bound)).toBe('2s');
  expect(await withinRequest(as('adey-token=x', 'POST'), bound)).toBe('2s');
  expect(await withinRequest(as(staff, 'GET'), bound)).toBe('5s');
  expect(await withinRequest(as(somePreviewPass(), 'GET'), bound)).toBe('5s');
  expect(await withinRequest(as(staff, 'PATCH'), bound)).toBe('20s');
  expect(await bound()).toBe('20s');
});

it('the limit applies to every connection and inside transactions, whoever used the connection before', async () => {
  const payload = await openTestPayload();
  const pool = cmsPool(payload);
  const bound = async () => {
    const client = await pool.connect();
    try {
      return (await client.query('show statement_timeout')).rows[0].statement_timeout;
    } finally {
      client.release();
    }
  };
  const mixed = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? bound() : withinRequest(as('', 'GET'), bound))),
  );
  expect(mixed).toEqual(mixed.map((_, at) => (at % 2 ? '20s' : '2s')));
});

it('a slow statement fails as a busy database, and the connection continues', async () => {
  const pool = cmsPool(await openTestPayload());
  const since = performance.now();
  const slow = withinRequest(as('', 'GET'), () => pool.query('select pg_sleep(10)'));
  expect(await slow.then(() => false, isUnreachable)).toBe(true);
  expect(performance.now() - since).toBeLessThan(8_000);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
