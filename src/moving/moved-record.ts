import { createHash } from 'node:crypto';
import { type Fields, recordReader, storable } from '#core/old-record.ts';
import { toSlug } from '#core/slug.ts';
import type { Localized } from '#core/words.ts';
import { isCountKey } from '#features/engagement/count.rules.ts';
import type { TextTargets } from './lookups.ts';
import { comparableText, type MovedTexts, readMovedText, withReferences } from './moved-text.ts';
import type { OldKind, OldRecord, OldWords } from './old-kinds.ts';

/**
 * A record in our files: the fields of the old database, and ours. Files of the old database lack ours, which then
 * stay unchanged.
 */
export type MovedRecord = {
  old: OldRecord;
  draft: boolean;
  am: OldWords | null;
  /** The long text, which follows the fields of the old database. */
  body: MovedTexts;
  slug: string | null;
  formerSlugs: string[] | null;
  clickKey: string | null;
  sample: boolean | null;
};

const longestAddress = 300;

/** Reads one record of a file; what was left out is added to `notices`. */
export function readMovedRecord(kind: OldKind, fields: Fields, key: string, notices: string[]): MovedRecord {
  const record = recordReader(fields, notices);
  const inAmharic = record.group('am');
  const am = record.has('am') ? kind.words(kind.read(inAmharic, key)) : null;
  const slug = toSlug(record.text('slug'));
  const clickKey = record.text('clickKey');
  if (clickKey && !isCountKey(clickKey)) notices.push('"clickKey" is no counting key and was left out');
  const moved: MovedRecord = {
    old: kind.read(record, key),
    draft: isDraft(record.value('draft'), notices),
    am: am && hasContent(am) ? am : null,
    body: {
      en: readMovedText(record.value('body'), 'body', notices),
      am: readMovedText(inAmharic.value('body'), 'am.body', notices),
    },
    slug: slug && slug.length <= longestAddress ? slug : null,
    formerSlugs: record.has('formerSlugs') ? record.texts('formerSlugs').filter(isAddress).toSorted() : null,
    clickKey: isCountKey(clickKey) ? clickKey : null,
    sample: isSample(record.value('sample'), notices),
  };
  const unread = record.unread();
  if (unread.length > 0) notices.push(sentenceOnUnread(unread));
  return moved;
}

/** What might be meant as a draft is not published. */
function isDraft(value: unknown, notices: string[]): boolean {
  if (typeof value === 'boolean' || value === null || value === undefined) return value === true;
  notices.push('"draft" is neither true nor false, so this comes as a draft');
  return true;
}

function isSample(value: unknown, notices: string[]): boolean | null {
  if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null;
  notices.push('"sample" is neither true nor false and was left out');
  return null;
}

const namesShown = 10;

function sentenceOnUnread(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).map(name => `"${name}"`);
  const more = names.length > namesShown ? ` and ${names.length - namesShown} more` : '';
  return `fields that this site does not know were left out: ${shown.join(', ')}${more}`;
}

type Stored = Fields & { id: number };
type Lookups = {
  picture: (picture: unknown) => string;
  target: TextTargets['findName'];
  formerSlugs: readonly string[];
};

/** A stored document in all languages as a record. */
export function toMovedRecord(
  kind: OldKind,
  stored: Stored,
  { picture, target, formerSlugs }: Lookups,
): MovedRecord {
  const inLanguage = (locale: 'en' | 'am') => (value: Localized) =>
    (typeof value === 'string' ? value : value?.[locale]) ?? '';
  const none = () => '';
  const body = stored.body as Partial<MovedTexts> | null | undefined;
  const named = (text: unknown) =>
    withReferences(text, ({ relationTo, value }) =>
      typeof value === 'number' ? target(relationTo, value) : null,
    );
  const am = kind.words(kind.of(stored, { words: inLanguage('am'), picture: none }));
  return {
    old: kind.of(stored, { words: inLanguage('en'), picture }),
    draft: stored._status !== 'published',
    am: hasContent(am) ? am : null,
    body: { en: named(body?.en), am: named(body?.am) },
    slug: (stored.slug as string | null) || null,
    formerSlugs: formerSlugs.toSorted(),
    clickKey: (stored.clickKey as string | null) || null,
    sample: stored.sample === true,
  };
}

/** The record as written to a file. */
export function writeRecord(record: MovedRecord): Fields {
  const { old, draft, am, body, slug, formerSlugs, clickKey, sample } = record;
  return {
    ...old,
    ...(body.en ? { body: body.en } : {}),
    ...(slug ? { slug } : {}),
    ...(formerSlugs && formerSlugs.length > 0 ? { formerSlugs } : {}),
    ...(clickKey ? { clickKey } : {}),
    ...(draft ? { draft } : {}),
    ...(sample ? { sample } : {}),
    ...(am || body.am ? { am: { ...am, ...(body.am ? { body: body.am } : {}) } } : {}),
  };
}

/**
 * Whether a record of a file equals the stored one. Fields missing in the file count as equal, and so do address and
 * count key, because an existing page keeps its own.
 */
export function isSame(theirs: MovedRecord, ours: MovedRecord): boolean {
  const spoken = (record: MovedRecord) =>
    JSON.stringify([
      record.old,
      record.draft,
      theirs.am && record.am,
      theirs.body.en && comparableText(record.body.en),
      theirs.body.am && comparableText(record.body.am),
      theirs.sample === null ? null : record.sample,
    ]);
  return spoken(theirs) === spoken(ours);
}

/** The digest stored at import, to detect later whether staff have edited the record. */
export function hashRecord({ old, draft, am, body }: MovedRecord): string {
  return [[old, draft], am, comparableText(body.en), comparableText(body.am)].map(digest).join('.');
}

/** Whether staff have edited an imported record, in the fields the file contains. */
export function isEditedSince(remembered: string | null, ours: MovedRecord, theirs: MovedRecord): boolean {
  // Records imported before long texts were supported have none.
  const [facts, words, english = digest(null), amharic = digest(null)] = (remembered ?? '').split('.');
  return (
    digest([ours.old, ours.draft]) !== facts ||
    (theirs.am !== null && digest(ours.am) !== words) ||
    (theirs.body.en !== null && digest(comparableText(ours.body.en)) !== english) ||
    (theirs.body.am !== null && digest(comparableText(ours.body.am)) !== amharic)
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 24);
}

/** Whether any text is not empty. */
export function hasContent(words: object): boolean {
  return Object.values(words).some(value => (typeof value === 'string' ? value !== '' : hasContent(value)));
}

function isAddress(slug: string): boolean {
  return slug !== '' && slug.length <= longestAddress && slug === storable(slug);
}
