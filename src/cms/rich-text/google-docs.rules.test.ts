import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { clipboards, googleForm } from '../../../tests/support/clipboards.ts';
import { leaveOutSuggestions } from './google-docs.rules.ts';

const { DOMParser } = new Window();
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
const readWords = ({ body }: Document) =>
  body.textContent
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
    .trim();

const text = 'We gave fiftysixty birr to her father and her mother.\nAll of it.\n';
const place = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];

/** The text that remains when Google Docs marks these words as suggested deletions. */
function pasteGoogle(...deleted: string[]) {
  const page = parsed(clipboards.googleDocs);
  const outcome = leaveOutSuggestions(page, googleForm(text, deleted.map(place)));
  return [readWords(page)?.replace('mother.All', 'mother. All'), outcome];
}

it('suggested deletions of Google Docs are not pasted, although its HTML holds them like other text', () => {
  expect(pasteGoogle()).toEqual([
    'We gave fiftysixty birr to her father and her mother. All of it.',
    'nothing',
  ]);
  expect(pasteGoogle('fifty')).toEqual([
    'We gave sixty birr to her father and her mother. All of it.',
    'left-out',
  ]);
  expect(pasteGoogle('fifty', 'to her father and ')).toEqual([
    'We gave sixty birr her mother. All of it.',
    'left-out',
  ]);
  expect(pasteGoogle('\nAll of it.')).toEqual([
    'We gave fiftysixty birr to her father and her mother.',
    'left-out',
  ]);
});

it('a text of Google Docs whose suggestions cannot be located is reported as unclear and left unchanged', () => {
  const page = parsed(clipboards.googleDocs);
  for (const form of [
    googleForm('Another text.', [[0, 3]]),
    googleForm(`${text}And more.`, [[0, 3]]),
    '{',
    '{}',
    JSON.stringify({ data: '{"resolved":{"dsl_spacers":"x"}}' }),
  ])
    expect(leaveOutSuggestions(page, form), form).toBe('unclear');
  expect(readWords(page), 'nothing is removed').toContain('fiftysixty');
});

/** The HTML that remains of a Google Docs page with these deletions. */
function readLeft(html: string, words: string, deleted: [number, number][]) {
  const page = parsed(html);
  return [leaveOutSuggestions(page, googleForm(words, deleted)), page.body.innerHTML];
}

it('a paragraph of which every word is a suggested deletion is removed with them', () => {
  expect(readLeft('<p>One.</p><p><b>Two.</b></p>', 'One.\nTwo.\n', [[5, 9]])).toEqual([
    'left-out',
    '<p>One.</p>',
  ]);
});

it('the blank beside a suggested deletion stays unless it is deleted too', () => {
  expect(readLeft('<p>One two six</p>', 'One two six\n', [[4, 7]])).toEqual(['left-out', '<p>One  six</p>']);
  expect(readLeft('<p>One two six</p>', 'One two six\n', [[4, 8]])).toEqual(['left-out', '<p>One six</p>']);
  expect(readLeft('<p>One two</p>', 'One two', [[3, 7]])).toEqual(['left-out', '<p>One</p>']);
  expect(readLeft('<p> One</p>', ' One', [[0, 1]])).toEqual(['left-out', '<p>One</p>']);
});

it('a blank that only the HTML has stays', () => {
  expect(readLeft('<p>One</p>\n<p>two six</p>', 'Onetwo six\n', [[7, 10]])).toEqual([
    'left-out',
    '<p>One</p>\n<p>two </p>',
  ]);
});

it('marks of tables and lists in the text of Google Docs are no words of it', () => {
  expect(readLeft('<ul><li>One</li><li>two</li></ul>', '\u0010One\uE000\ntwo\n', [[6, 9]])).toEqual([
    'left-out',
    '<ul><li>One</li></ul>',
  ]);
});

it('a picture in the text of Google Docs is no word of it', () => {
  const resolved = {
    dsl_spacers: 'One*two',
    dsl_suggesteddeletions: { sgsl_sugg: [[], null, null, null, ['suggest.1']] },
    dsl_entitypositionmap: { inline: [null, null, null, 'kix.1'] },
  };
  const page = parsed('<p>One<img>two</p>');
  expect(leaveOutSuggestions(page, JSON.stringify({ data: { resolved } }))).toBe('left-out');
  expect(page.body.innerHTML).toBe('<p>One<img></p>');
});
