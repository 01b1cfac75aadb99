import fc from 'fast-check';
import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { localizedWords } from './count-translation.ts';
import { digestAfterSave, judgeDocument, judgeText, type Piece } from './translation.rules.ts';

const piece = (english: string, amharic = '', madeFrom?: string): Piece => ({
  english,
  amharic,
  digest: `of ${english}`,
  madeFrom,
});

describe('judgeText and digestAfterSave', () => {
  it('a text is missing without Amharic, up to date with its own English, and out of date with any other', () => {
    expect(judgeText(piece(''))).toBeNull();
    expect(judgeText(piece('', 'ሰላም'))).toBeNull();
    expect(judgeText(piece('Peace'))).toBe('missing');
    expect(judgeText(piece('Peace', 'ሰላም', 'of Peace'))).toBe('fine');
    expect(judgeText(piece('Peace', 'ሰላም', 'of War'))).toBe('behind');
  });

  it('a translation belongs to the English at the time its Amharic was written or confirmed, not to a later one', () => {
    const saving = { before: 'ሰላም', inAmharic: true, isChecked: false };
    const old = piece('Peace now', 'ሰላም', 'of Peace');
    expect(digestAfterSave(old, saving)).toBe('of Peace');
    expect(digestAfterSave(old, { ...saving, before: 'ጦርነት' })).toBe('of Peace now');
    expect(digestAfterSave(old, { ...saving, isChecked: true })).toBe('of Peace now');
    expect(digestAfterSave(old, { before: 'ጦርነት', inAmharic: false, isChecked: true })).toBe('of Peace');
    expect(digestAfterSave(piece('Peace', 'ሰላም'), { ...saving, inAmharic: false })).toBe('of Peace');
    expect(digestAfterSave(piece('Peace', '', 'of Peace'), saving)).toBeUndefined();
  });
});

describe('judgeDocument', () => {
  const fine = piece('One', 'አንድ', 'of One');
  const behind = piece('Two', 'ሁለት', 'of 2');
  const missing = piece('Three');

  it('a document is out of date if one text is, in progress if some are missing, and otherwise up to date', () => {
    expect(judgeDocument([])).toBe('fine');
    expect(judgeDocument([fine, piece('')])).toBe('fine');
    expect(judgeDocument([missing, piece('')])).toBe('missing');
    expect(judgeDocument([missing, fine])).toBe('partial');
    expect(judgeDocument([missing, fine, behind])).toBe('behind');
  });

  it('a document is up to date only if all its texts are', () => {
    const anyPiece = fc.constantFrom(fine, behind, missing, piece(''));
    fc.assert(
      fc.property(fc.array(anyPiece), pieces => {
        const states = pieces.map(judgeText).filter(state => state !== null);
        expect(judgeDocument(pieces) === 'fine').toBe(states.every(state => state === 'fine'));
      }),
    );
  });
});

describe('localizedWords', () => {
  const text = (name: string, localized = true) => ({ type: 'text', name, localized }) as FlattenedField;
  const fields = [
    text('heading'),
    text('slug', false),
    { type: 'group', name: 'place', flattenedFields: [text('street')] },
    { type: 'array', name: 'paragraphs', flattenedFields: [text('words'), text('key', false)] },
    { type: 'blocks', name: 'parts', blocks: [{ slug: 'quote', flattenedFields: [text('quote')] }] },
    { type: 'richText', name: 'article', localized: true },
  ] as unknown as FlattenedField[];

  it('localized texts are identified by path, rows by id and rich text by its words', () => {
    const words = localizedWords(fields, {
      heading: ' Peace ',
      slug: 'peace',
      place: { street: 'Bole' },
      paragraphs: [{ id: 'b', words: 'Second' }, { words: null }],
      parts: [
        { id: 'q', blockType: 'quote', quote: 'Yes' },
        { id: 'x', blockType: 'gone', quote: 'No' },
      ],
      article: { root: { children: [{ children: [{ text: 'Rich ' }, { text: 'words' }] }, { text: '' }] } },
    });
    expect(Object.fromEntries(words)).toEqual({
      heading: 'Peace',
      'place/street': 'Bole',
      'paragraphs/b/words': 'Second',
      'paragraphs/1/words': '',
      'parts/q/quote': 'Yes',
      article: 'Rich\nwords',
    });
  });

  it('localized texts are empty for a missing document, and any stored value is read without an error', () => {
    expect([...localizedWords(fields, null).values()].every(words => words === '')).toBe(true);
    fc.assert(fc.property(fc.anything(), value => void localizedWords(fields, value)));
  });
});
