import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { sql } from '../../tests/support/outbox-support.ts';
import { body, makeLink as link, paragraph, text } from '../../tests/support/rich-text.ts';
import { fuzzRuns } from '../../tests/support/test-scale.ts';
import { type ImportOptions, importOldDatabase } from './import-old-database.ts';
import { importReport } from './import-report.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(() => sql('truncate posts, events, former_addresses, _posts_v, _events_v cascade'));

const TOO_LONG = 'x'.repeat(121);
const linkTo = (words: string, key: string, kind = 'posts') =>
  link(words, { doc: { relationTo: kind, value: key } });

async function moveIn(file: object, options: Partial<ImportOptions> = {}) {
  const outcome = await importOldDatabase(payload, {
    text: JSON.stringify(file, null, 2),
    write: true,
    ...options,
  });
  if (!outcome.ok) throw new Error(outcome.problem.reason);
  return outcome.value;
}

const fates = ({ entries }: { entries: { key: string; fate: string }[] }) =>
  Object.fromEntries(entries.map(({ key, fate }) => [key, fate]));

async function storedBodies() {
  return sql<{ id: number; body: unknown }>(
    'select _parent_id as id, body from posts_locales where body is not null',
  );
}

/** Links of stored texts that lead to no post and no event. */
async function deadLinks() {
  const dead: string[] = [];
  for (const { relationTo, value } of referencesIn((await storedBodies()).map(({ body: one }) => one))) {
    const found = await payload.count({
      collection: relationTo as 'posts',
      where: { id: { equals: value } },
    });
    if (found.totalDocs === 0) dead.push(`${relationTo} ${value}`);
  }
  return dead;
}

const file = (heading: string) => ({
  posts: {
    first: {
      heading: 'Pointing',
      body: body(
        paragraph(text('Read '), linkTo('the long one', 'long'), text(' or '), linkTo('the other', 'other')),
      ),
      am: { heading: 'ጠቋሚ', body: body(paragraph(linkTo('ረጅሙ', 'long'))) },
    },
    long: { heading, body: body(paragraph(linkTo('back', 'first'))) },
    other: { heading: 'The other' },
  },
  events: {
    zone: { heading: 'An evening', dateTime: { timeZone: 'Atlantis' } },
  },
});

describe('links to a record that the same import refuses', () => {
  it('a link to a refused record is removed and reported, in dry run and import, and its words are kept', async () => {
    for (const write of [false, true]) {
      const result = await moveIn(file(TOO_LONG), { write });
      expect(fates(result)).toMatchObject({ first: 'new', long: 'unreadable', other: 'new' });
      const [first] = result.entries;
      const line = result.entries.find(({ key }) => key === 'long')?.line;
      expect(first?.reasons).toEqual([
        `"body" links to long (posts, line ${line}), which could not be read; its words stay without the link`,
      ]);
      const report = importReport(result, { file: 'old.json', now: new Date() });
      expect(report).toMatch(
        /Comes without some of what the file says: 1\n {2}line 3, posts "first": Pointing/,
      );
    }
    expect(await deadLinks()).toEqual([]);
    const stored = JSON.stringify(await storedBodies());
    expect(stored).toContain('the long one');
    expect(stored).toContain('ረጅሙ');
    expect(stored.match(/relationTo/g)).toHaveLength(1);
  });

  it('a record linking to a refused one keeps its address, and its link is restored once that is mended', async () => {
    await moveIn(file(TOO_LONG));
    const [pointing] = (await payload.find({ collection: 'posts', where: { origin: { equals: 'first' } } }))
      .docs;
    expect(pointing?.slug).toBe('pointing');
    expect(fates(await moveIn(file(TOO_LONG)))).toMatchObject({ first: 'unchanged', long: 'unreadable' });
    expect(fates(await moveIn(file('Short')))).toMatchObject({ first: 'changed', long: 'new' });
    expect(await deadLinks()).toEqual([]);
    const stored = JSON.stringify(await storedBodies());
    expect(stored.match(/relationTo/g)).toHaveLength(4);
    expect(fates(await moveIn(file('Short')))).toMatchObject({ first: 'unchanged', long: 'unchanged' });
  });

  it('a link to a refused record is kept if an earlier import has stored the record', async () => {
    await moveIn(file('Short'));
    const result = await moveIn(file(TOO_LONG));
    expect(fates(result)).toMatchObject({ first: 'unchanged', long: 'unreadable' });
    expect(await deadLinks()).toEqual([]);
  });

  it('a link from a post to a refused event is removed and reported', async () => {
    const both = {
      posts: { one: { heading: 'One', body: body(paragraph(linkTo('come', 'zone', 'events'))) } },
      events: { zone: { ...file('').events.zone, body: body(paragraph(linkTo('see', 'one'))) } },
    };
    const [one] = (await moveIn(both)).entries;
    expect(one?.reasons).toEqual([expect.stringContaining('links to zone (events, line')]);
    expect(await deadLinks()).toEqual([]);
  });
});

it('no dead link is stored, whichever records link to each other or are refused', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e'] as const;
  const record = fc.record({
    refused: fc.boolean(),
    links: fc.array(fc.constantFrom(...keys), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 2, maxLength: 5 }), async records => {
      await sql('truncate posts, former_addresses, _posts_v cascade');
      const posts = Object.fromEntries(
        records.map(({ refused, links }, index) => [
          keys[index],
          {
            heading: refused ? TOO_LONG : `Post ${keys[index]}`,
            body: body(paragraph(text('Words '), ...links.map(key => linkTo(key, key)))),
          },
        ]),
      );
      const result = await moveIn({ posts });
      expect(await deadLinks()).toEqual([]);
      const fine = new Set(result.entries.filter(({ fate }) => fate === 'new').map(({ key }) => key));
      const expected = records.flatMap(({ refused, links }) =>
        refused ? [] : links.filter(key => fine.has(key)),
      );
      expect(JSON.stringify(await storedBodies()).match(/relationTo/g) ?? []).toHaveLength(expected.length);
      const again = Object.values(fates(await moveIn({ posts }, { write: false })));
      expect(again.filter(fate => fate === 'new' || fate === 'changed')).toEqual([]);
    }),
    { numRuns: fuzzRuns(15, 150) },
  );
}, 120_000);
