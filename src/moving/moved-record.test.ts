import { expect, it } from 'vitest';
import { type MovedRecord, readMovedRecord } from './moved-record.ts';
import { oldKinds } from './old-kinds.ts';

function readPost(fields: object): MovedRecord & { notices: string[] } {
  const notices: string[] = [];
  return { ...readMovedRecord(oldKinds.posts, { heading: 'Post', ...fields }, 'key', notices), notices };
}

it.each([true, 'true', 'false', 'yes', 1, 0, '', {}, []])(
  'a record whose draft is %j is not published',
  draft => {
    expect(readPost({ draft }).draft).toBe(true);
  },
);

it.each([false, null])('a record whose draft is %j is published', draft => {
  expect(readPost({ draft })).toMatchObject({ draft: false, notices: [] });
});

it('a draft or sample field that is not a boolean is reported', () => {
  expect(readPost({ draft: 'no', sample: 'no' }).notices).toEqual([
    '"draft" is neither true nor false, so this comes as a draft',
    '"sample" is neither true nor false and was left out',
  ]);
});

it('a record without a draft field is published', () => {
  expect(readPost({})).toMatchObject({ draft: false, notices: [] });
});

it('unknown fields with content are reported, including those in groups and in Amharic', () => {
  const fields = {
    content: 'A long text',
    author: '',
    tags: [],
    disc: { par1: 'Known', par9: 'Unknown' },
    am: { heading: 'Known', content: 'Unknown', body: null },
    body: null,
  };
  expect(readPost(fields).notices).toEqual([
    'fields that this site does not know were left out: "content", "am.content", "disc.par9"',
  ]);
});

it('the first ten unknown fields are named, and the others counted', () => {
  const fields = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`field${at}`, 1]));
  expect(readPost(fields).notices).toEqual([expect.stringMatching(/"field0", .*"field9" and 2 more$/)]);
});

it('every field of the old site’s events and of our own export is known', () => {
  const notices: string[] = [];
  const fields = {
    ...{ id: 'key', heading: 'Event', dateTime: { date: 'Dec 05, 2024', day: 'Thursday', timeOpen: true } },
    ...{
      slug: 'event',
      formerSlugs: ['old'],
      clickKey: 'event',
      draft: false,
      sample: true,
      am: { heading: 'ዝግጅት' },
    },
  };
  readMovedRecord(oldKinds.events, fields, 'key', notices);
  expect(notices).toEqual([]);
});
