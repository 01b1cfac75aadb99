// A paste is judged in an empty frame.
// @vitest-environment-options { "settings": { "enableIframePageLoading": true, "disableIframePageLoading": false } }
import { expect, it } from 'vitest';
import { clipboards } from '../../../tests/support/clipboards.ts';
import { hidden, undecided, visible } from '../../../tests/support/hidden-in-pastes.ts';
import { leaveOut } from './left-out.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const readWords = ({ body }: Document) =>
  body.textContent
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,])/g, '')
    .trim();

/** The words that are left of a paste, and what was left out. */
function paste(html: string) {
  const page = parsed(html);
  const outcome = leaveOut(page);
  return [readWords(page), outcome?.left.toSorted()];
}

it('deleted text, hidden text and comments of Word are not pasted', () => {
  expect(paste(clipboards.wordTracked)).toEqual([
    'We gave 60 birr to her mother. She is well.',
    ['comments', 'deleted', 'hidden'],
  ]);
  const page = parsed(clipboards.wordTracked);
  leaveOut(page);
  expect(page.querySelectorAll('p'), 'no empty paragraph in place of a deleted one').toHaveLength(2);
});

it.each([
  ['LibreOffice', clipboards.libreOffice, 'We gave 60 birr.', ['deleted', 'hidden']],
  ['a mail in Outlook', clipboards.outlook, 'Thank you Hello', ['deleted', 'hidden']],
  ['a page that Google Docs published', clipboards.googlePage, 'She came early.', ['comments']],
  [
    'Word without changes',
    clipboards.word,
    expect.stringContaining('Sara came early, before the doctor.'),
    [],
  ],
  ['a web page', clipboards.web, expect.stringContaining('We will come again.'), []],
])('pasting from %s keeps only what its author shows', (_, html, words, left) => {
  expect(paste(html)).toEqual([words, left]);
});

it.each([
  ['<p>a<del>b</del><ins>c</ins></p>', 'ac', ['deleted']],
  ['<p>a<s>b</s><strike>c</strike></p>', 'a', ['deleted']],
  ['<p>a<w:del w:id="1"><w:delText>b</w:delText></w:del></p>', 'a', ['deleted']],
  ['<p>a<w:moveFrom>b</w:moveFrom></p>', 'a', ['deleted']],
  ['<p>a<span class="msoDel">b</span><span class=msoIns>c</span></p>', 'ac', ['deleted']],
  ['<p>a<span style="text-line-through:single">b</span></p>', 'a', ['deleted']],
  ['<p>a<span style="TEXT-DECORATION: underline line-through !important">b</span></p>', 'a', ['deleted']],
  ['<p>a<span role="deletion">b</span><span role=comment>c</span></p>', 'a', ['comments', 'deleted']],
  ['<p>a<span class="ck-suggestion-marker ck-suggestion-marker-deletion">b</span></p>', 'a', ['deleted']],
  ['<p>a<span style="text-decoration:none;text-line-through:none">b</span></p>', 'ab', []],
  ['<p>a<span hidden>b</span><span style="visibility:collapse">c</span></p>', 'a', ['hidden']],
  ['<p>a<span style="mso-hide:all">b</span></p>', 'a', ['hidden']],
  ['<p>a<span style="font-size:.0pt">b</span><span style="opacity:0">c</span></p>', 'a', ['hidden']],
  ['<p>a<span style="color:#FFF">b</span><font color="white">c</font></p>', 'a', ['hidden']],
  ['<p>a<span style="color: rgb(255, 255, 255);background:white">b</span></p>', 'a', ['hidden']],
  ['<p style="background-color:#333">a<span style="color:rgb(255, 255, 255)">b</span></p>', 'ab', []],
  ['<style>.x{color:white} td{background:navy}</style><table><tr><td class=x>a</td></tr></table>', 'a', []],
  ['<style>.x{display:none}</style><p>a<span class=x>b</span></p>', 'a', ['hidden']],
  ['<style>@media print{.x{display:none}}</style><p>a<span class=x>b</span></p>', 'ab', []],
  ['<style>..{{display:none}</style><p>a</p>', 'a', []],
  ['<p>a<span style="display:none"> </span><del></del></p>', 'a', []],
])('pasting %s keeps the text "%s"', (html, words, left) => {
  const page = parsed(html);
  const found = leaveOut(page)?.left.toSorted();
  for (const sheet of page.querySelectorAll('style')) sheet.remove();
  expect([readWords(page), found]).toEqual([words, left]);
});

it.each(Object.entries(hidden))('text hidden by %s is not pasted', (_, html) => {
  const [words, left] = paste(html);
  expect(words).toContain('seen');
  expect(words).not.toContain('secret');
  expect(left).toEqual(['hidden']);
});

it.each(Object.entries(visible))('text that looks hidden but is visible is kept: %s', (_, html) => {
  const page = parsed(html);
  const before = page.body.textContent;
  expect(leaveOut(page)).toEqual({ left: [], isUnsure: false });
  expect(page.body.textContent).toBe(before);
});

it('content marked aria-hidden is not pasted, and is reported as decorations', () => {
  expect(paste('<p>seen<i aria-hidden="true">arrow_forward</i></p>')).toEqual(['seen', ['decorations']]);
});

it.each(Object.entries(undecided))('%s is kept, and the paste is reported as unsure', (_, html) => {
  const page = parsed(html);
  expect(leaveOut(page)).toEqual({ left: [], isUnsure: true });
  expect(readWords(page)).toBe('seen');
});
