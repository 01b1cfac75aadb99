import { describe, expect, it } from 'vitest';
import { approvalState, contentText, fillPlaceholders } from './approval.rules.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');

describe('approvalState', () => {
  it('an approval without an answer is open until its end', () => {
    const asked = { answer: null, withdrawnAt: null };
    expect(approvalState({ ...asked, endsAt: after }, noon)).toBe('open');
    expect(approvalState({ ...asked, endsAt: noon }, noon)).toBe('ended');
    expect(approvalState({ ...asked, endsAt: before }, noon)).toBe('ended');
  });

  it('a withdrawn approval is withdrawn, whether its end has passed or not', () => {
    for (const endsAt of [before, after])
      expect(approvalState({ answer: null, withdrawnAt: before, endsAt }, noon)).toBe('withdrawn');
  });

  it('an answered approval keeps its answer, even once it is withdrawn or its end has passed', () => {
    for (const answer of ['approved', 'changes'] as const) {
      expect(approvalState({ answer, withdrawnAt: null, endsAt: before }, noon)).toBe(answer);
      expect(approvalState({ answer, withdrawnAt: before, endsAt: after }, noon)).toBe(answer);
    }
  });
});

describe('contentText', () => {
  const version = { id: 1, heading: 'Peace', body: { words: ['a'] }, _status: 'draft', lastSave: 3 };

  it('the content of a version stays the same when it is published or saved again', () => {
    const published = { ...version, _status: 'published', lastSave: 4, updatedAt: '2026', createdAt: '2025' };
    const others = { deletedAt: '2026', begunBy: 5, sample: true, translation: 'fine', id: 2 };
    expect(contentText({ ...published, ...others })).toBe(contentText(version));
  });

  it('the content of a version differs when any of its fields differs', () => {
    expect(contentText({ ...version, heading: 'War' })).not.toBe(contentText(version));
    expect(contentText({ ...version, body: { words: ['b'] } })).not.toBe(contentText(version));
    expect(contentText({ ...version, intro: 'New' })).not.toBe(contentText(version));
  });
});

describe('fillPlaceholders', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['are filled by name', 'Dear {name}, {name}!', { name: 'Abeba' }, 'Dear Abeba, Abeba!'],
    ['stay where there is no value', '{name} {other}', { name: 'A' }, 'A {other}'],
    ['may be filled with nothing', 'a{name}b', { name: '' }, 'ab'],
    ['are not those every object has', '{toString}', {}, '{toString}'],
    ['are not read from a value', '{one}{two}', { one: '{two}', two: 'x' }, '{two}x'],
    ['are words in braces', '{} {a b} {a}', { a: 'x', '': 'y' }, '{} {a b} x'],
  ])('placeholders of a text %s', (_, text, values, filled) => {
    expect(fillPlaceholders(text, values)).toBe(filled);
  });
});
