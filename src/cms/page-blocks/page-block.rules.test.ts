import { expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { mostBlocks, blocksProblem as toMessage } from './page-block.rules.ts';

const blocksProblem = (rows: unknown) => {
  const problem = toMessage(rows);
  return problem && inEnglish(problem);
};

const form = (show: string) => ({ blockType: 'form', show });

it('a page can have each form only once, and other parts as often as it likes', () => {
  expect(blocksProblem(null)).toBeNull();
  expect(
    blocksProblem([{ blockType: 'words' }, form('contact'), { blockType: 'words' }, form('newsletter')]),
  ).toBeNull();
  expect(blocksProblem([form('contact'), { blockType: 'words' }, form('contact')])).toBe(
    'A page can show the contact form only once. Please remove one of the two.',
  );
});

it('the button to give may be on a page several times, the form to give once', () => {
  const giving = (show: string) => ({ blockType: 'giving', show });
  expect(blocksProblem([giving('button'), giving('form'), giving('button')])).toBeNull();
  expect(blocksProblem([giving('form'), giving('form')])).toContain('the form to give only once');
});

it('a page has at most 30 parts', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ blockType: 'words' }));
  expect(blocksProblem(rows(mostBlocks))).toBeNull();
  expect(blocksProblem(rows(mostBlocks + 1))).toBe('A page has at most 30 parts.');
});
