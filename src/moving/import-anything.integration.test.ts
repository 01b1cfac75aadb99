import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { fuzzRuns } from '../../tests/support/test-scale.ts';
import { importOldDatabase } from './import-old-database.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'Dec 05, 2024',
    '0000-01-01',
    '17:00',
    '\u0000',
    '\ud800',
    '__proto__',
    '../../etc/passwd',
    '',
  ),
);
const anything = fc.oneof(word, fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>);
const names = [
  'img',
  'heading',
  'type',
  'preIntro',
  'postDate',
  'disc',
  'readTime',
  'prev',
  'dateTime',
  'location',
];
const more = [
  'moreImg',
  'getTicket',
  'slug',
  'formerSlugs',
  'clickKey',
  'draft',
  'am',
  'state',
  'imgPos',
  'sample',
];
const field = fc.constantFrom(...names, ...more);
const group = fc.dictionary(
  fc.constantFrom(
    'date',
    'time',
    'endTime',
    'timeZone',
    'coords',
    'lat',
    'lng',
    'par1',
    'heading',
    'map',
    'name',
  ),
  anything,
  { maxKeys: 5 },
);
const record = fc.oneof(
  fc.record({
    heading: fc.string({ minLength: 1, maxLength: 130 }),
    disc: group,
    am: group,
    dateTime: group,
  }),
  fc.dictionary(field, fc.oneof(anything, group), { maxKeys: 12 }),
  anything,
);
const part = fc.oneof(
  fc.dictionary(word, record, { maxKeys: 4 }),
  fc.array(record, { maxLength: 4 }),
  anything,
);
const file = fc.oneof(
  fc.record(
    { posts: part, events: part, eventViews: fc.oneof(fc.array(fc.dictionary(word, anything)), anything) },
    { requiredKeys: [] },
  ),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

async function countAll(): Promise<number> {
  const collections = ['posts', 'events'] as const;
  const counts = await Promise.all(collections.map(collection => payload.count({ collection })));
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

it('an import of any JSON never fails, stores what it reports as new, and changes nothing when repeated', async () => {
  await fc.assert(
    fc.asyncProperty(file, async value => {
      const before = await countAll();
      const text = JSON.stringify(value) ?? 'null';
      const outcome = await importOldDatabase(payload, { text, write: true });
      expect(outcome.ok).toBe(true);
      if (!outcome.ok) return;
      const of = (fate: string) => outcome.value.entries.filter(entry => entry.fate === fate).length;
      expect(await countAll()).toBe(before + of('new'));
      const again = await importOldDatabase(payload, { text, write: false });
      const leftovers = again.ok ? again.value.entries : [];
      expect(
        leftovers.filter(({ fate }) => fate === 'new' || fate === 'changed').map(({ key }) => key),
      ).toEqual([]);
      expect(again.ok && again.value.numbers.raised).toBe(0);
    }),
    { numRuns: fuzzRuns(60, 500) },
  );
}, 240_000);

it('an import of any text never throws, and a refusal states the line', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', 'posts', '1', ' ', '\n') }),
    fc.constant('['.repeat(200_000)),
    fc.constant(`{"posts":${'{"a":'.repeat(50_000)}`),
  );
  await fc.assert(
    fc.asyncProperty(text, async given => {
      const outcome = await importOldDatabase(payload, { text: given, write: true });
      if (!outcome.ok) expect(outcome.problem.line).toBeGreaterThan(0);
    }),
    { numRuns: fuzzRuns(60, 300) },
  );
}, 120_000);

it('an import that fails midway is rolled back completely', async () => {
  const posts = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [`half-${index}`, { heading: `Half ${index}` }]),
  );
  const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<unknown> } };
  await pool.query(`
    create function refuse_the_last() returns trigger language plpgsql as $$
    begin if new.origin = 'half-249' then raise exception 'The disk is full'; end if; return new; end $$;
    create trigger refuse_the_last before insert on posts for each row execute function refuse_the_last()`);
  const before = await countAll();
  await expect(
    importOldDatabase(payload, { text: JSON.stringify({ posts, eventViews: [{ half0: 5 }] }), write: true }),
  ).rejects.toThrow();
  expect(await countAll()).toBe(before);
  const { totalDocs } = await payload.count({ collection: 'counts', where: { key: { equals: 'half0' } } });
  expect(totalDocs).toBe(0);
});
