import type { FlattenedField, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

type Compared = { admin?: { hidden?: boolean; components?: { Diff?: unknown } } };

function comparedJson(prefix: string, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap(field => {
    const path = `${prefix}.${field.name}`;
    if ((field as Compared).admin?.components?.Diff) return [];
    if (field.type === 'json') return [path];
    if (field.type === 'blocks')
      return field.blocks.flatMap(block => comparedJson(`${path}.${block.slug}`, block.flattenedFields));
    return 'flattenedFields' in field ? comparedJson(path, field.flattenedFields) : [];
  });
}

it('a comparison of two versions shows no raw JSON and no field that only our code writes', () => {
  const versioned = [...payload.config.collections, ...payload.config.globals].filter(
    ({ versions }) => versions,
  );
  expect(versioned.length).toBeGreaterThan(15);
  expect(versioned.flatMap(({ slug, flattenedFields }) => comparedJson(slug, flattenedFields))).toEqual([]);
  const hidden = versioned.flatMap(({ slug, fields }) =>
    fields
      .filter(field => (field as Compared).admin?.hidden && !(field as Compared).admin?.components?.Diff)
      .map(field => `${slug}.${'name' in field ? field.name : field.type}`),
  );
  expect(hidden).toEqual([]);
});

it('a comparison shows days without a time, checkboxes in words, and the blocks of long texts as text', () => {
  const findDiff = (slug: string, name: string) =>
    (
      payload.collections[slug as 'posts'].config.flattenedFields.find(
        field => field.name === name,
      ) as Compared
    ).admin?.components?.Diff;
  expect(findDiff('posts', 'postDate')).toContain('#DayDiff');
  expect(findDiff('posts', 'nameChanged')).toContain('#YesNoDiff');
  expect(findDiff('posts', 'noClaims')).toContain('#NotCompared');
  expect(findDiff('posts', 'body')).toContain('#TextDiff');
});

it('before a version is restored, the dialog says in both languages whether visitors see it at once', () => {
  const { en, am } = payload.config.i18n.translations as Record<
    string,
    { version: Record<string, string> } | undefined
  >;
  expect(en?.version.aboutToRestore).toContain('Visitors see it at once');
  expect(en?.version.aboutToRestoreGlobal).toContain('The site uses it at once.');
  expect(am?.version.aboutToRestore).toContain('ወዲያውኑ');
  expect(am?.version.aboutToRestoreGlobal).toContain('ወዲያውኑ');
});
