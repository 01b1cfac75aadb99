import { connectOnce } from '#platform/database/connect-once.ts';
import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({
  samples: true,
  withoutStaff: true,
  sites: 2,
  settings: { TRUSTED_PROXIES: '1' },
});

const from = (network: string) => ({ 'x-forwarded-for': network });

test('one network counts a view thirty times a minute across several site processes, then gets 429', {
  tag: ['@COUNT-03'],
}, async ({ request, ownStack }) => {
  const view = (siteUrl: string | undefined, network: string) =>
    request.post(`${siteUrl}/api/addPageView`, {
      data: { eventID: 'fundraiserii' },
      headers: from(network),
    });
  const [one, two] = ownStack.siteUrls;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => view(index % 2 ? one : two, '203.0.113.77')),
  );
  const statuses = answers.map(answer => answer.status());
  expect(statuses.filter(status => status === 200)).toHaveLength(30);
  expect(statuses.filter(status => status === 429)).toHaveLength(30);
  for (const answer of answers.filter(one => one.status() === 429)) {
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(60);
  }
  const numbers = await request.get(`${one}/api/numbers?of=view:fundraiserii`);
  expect(await numbers.json()).toEqual({ 'view:fundraiserii': 30 });
  expect((await view(two, '203.0.113.78')).status(), 'a neighbour').toBe(200);
});

test('the network address of a counted visitor appears in no table of the database', {
  tag: ['@COUNT-04'],
}, async ({ request, ownStack }) => {
  const network = '198.51.100.23';
  const data = { eventID: 'openpackingday' };
  expect((await request.post('/api/addPageView', { data, headers: from(network) })).status()).toBe(200);
  const stored = await connectOnce(ownStack.databaseUrl, async client => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|information_)'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(`select 1 from ${name} as t where t::text like $1 limit 1`, [
        `%${network}%`,
      ]);
      if (rowCount) found.push(name);
    }
    return { tables: tables.length, found };
  });
  expect(stored.tables).toBeGreaterThan(50);
  expect(stored.found).toEqual([]);
});
