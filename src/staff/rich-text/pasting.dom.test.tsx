// A paste is judged in an empty frame.
// @vitest-environment-options { "settings": { "enableIframePageLoading": true, "disableIframePageLoading": false } }
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { GOOGLE_DOCS } from '#cms/rich-text/google-docs.rules.ts';
import { clipboards, googleForm } from '../../../tests/support/clipboards.ts';
import { hidden, undecided } from '../../../tests/support/hidden-in-pastes.ts';
import { LeftOutOfPastes } from './pasting.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const admin = vi.hoisted(() => ({ language: 'en', told: [] as string[] }));
vi.mock('@payloadcms/ui', () => {
  const tell = (sentence: string) => admin.told.push(sentence);
  return {
    useTranslation: () => ({ i18n: { language: admin.language } }),
    toast: { info: tell, warning: tell, error: tell },
  };
});

/** A form of the admin with a field, a long field and an editor, which notes what reaches it. */
function open(language = 'en') {
  admin.language = language;
  admin.told = [];
  document.body.innerHTML =
    '<div></div><input><textarea></textarea><div id="editor" contenteditable="true"><p>x</p></div>';
  const [root] = [createRoot(document.body.firstElementChild as HTMLElement)];
  act(() => root.render(<LeftOutOfPastes>The form</LeftOutOfPastes>));
  closing.push(() => act(() => root.unmount()));
  const reached: (string | undefined)[] = [];
  const editor = document.getElementById('editor') as HTMLElement;
  editor.addEventListener('paste', event => reached.push(event.clipboardData?.getData('text/html')));
  const find = <Field extends HTMLElement>(selector: string) => document.querySelector(selector) as Field;
  return {
    reached,
    editor,
    input: find<HTMLInputElement>('input'),
    area: find<HTMLTextAreaElement>('textarea'),
  };
}
const closing: (() => void)[] = [];
beforeEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Pastes or drops HTML, and returns whether the browser would insert it as it is. */
function bring(kind: 'paste' | 'drop', target: Element, html: string, form = '') {
  const transfer = new DataTransfer();
  transfer.setData('text/html', html);
  if (form) transfer.setData(GOOGLE_DOCS, form);
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const name = kind === 'paste' ? 'clipboardData' : 'dataTransfer';
  return target.dispatchEvent(Object.defineProperty(event, name, { value: transfer }));
}

it('deleted, hidden and commented text is left out of a paste into the editor, and a notice names it', () => {
  const { editor, reached } = open();
  expect(bring('paste', editor.firstElementChild ?? editor, clipboards.wordTracked)).toBe(false);
  expect(reached).toHaveLength(1);
  expect(reached[0]).not.toMatch(/50|prison|Hiwot|0911|HIV|positive|AK1|allowed/);
  expect(reached[0]).toContain('60');
  expect(admin.told).toEqual([
    'Left out of what you pasted: deleted or struck-through words, comments, and hidden words.',
  ]);
});

it('the notice about a paste is in the language of the admin', () => {
  const { editor } = open('am');
  bring('paste', editor, '<p>a<del>b</del></p>');
  expect(admin.told).toEqual(['ከለጠፉት ጽሑፍ ውስጥ አልገባም፦ የተሰረዙ ቃላት።']);
});

it('a field gets pasted text without markup at the cursor, and an input event is sent', () => {
  const { input, area } = open();
  const heard: string[] = [];
  for (const field of [input, area]) field.addEventListener('input', () => heard.push(field.value));
  input.value = 'In May: ';
  input.setSelectionRange(8, 8);
  bring('paste', input, '<p>We gave <del>50</del>60</p><p>birr</p>');
  bring('paste', area, '<style>p{}</style><p>We gave\n<del>50</del>60</p><ul><li>birr<br>each</li></ul>');
  expect(heard).toEqual(['In May: We gave 60 birr', 'We gave 60\nbirr\neach']);
});

it('a paste with nothing to leave out is inserted by the browser unchanged', () => {
  const { editor, input, reached } = open();
  expect([bring('paste', editor, clipboards.word), bring('paste', input, clipboards.word)]).toEqual([
    true,
    true,
  ]);
  expect(bring('paste', input, '')).toBe(true);
  expect(reached).toEqual([clipboards.word]);
  expect(admin.told).toEqual([]);
});

it('text that may be invisible is pasted, with a notice asking to check it', () => {
  const { editor } = open();
  expect(bring('paste', editor, undecided['white on a picture'] ?? '')).toBe(true);
  expect(admin.told).toEqual([expect.stringMatching(/^Some of the text you pasted may be hidden/)]);
});

it('hidden and decorative text of a web page is left out of a paste, and a notice names it', () => {
  const { editor, reached } = open();
  bring('paste', editor, `${hidden['closed details']}<p>and<i aria-hidden="true">north_east</i></p>`);
  expect(reached[0]).toContain('seen');
  expect(reached[0]).not.toMatch(/secret|north_east/);
  expect(admin.told).toEqual(['Left out of what you pasted: words that only decorate and hidden words.']);
});

it('a paste that the browser cannot check is refused, with a notice on what to do instead', () => {
  const { editor, reached } = open();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
  expect([bring('paste', editor, '<p>a</p>'), bring('drop', editor, '<p>a</p>')]).toEqual([false, false]);
  vi.restoreAllMocks();
  expect(reached).toEqual([]);
  expect(document.querySelector('iframe')).toBeNull();
  expect(admin.told).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^Nothing was pasted: .*Ctrl\+Shift\+V/)),
  );
});

it('a paste into a password field is inserted by the browser unchanged', () => {
  const { input } = open();
  input.type = 'password';
  expect(bring('paste', input, '<p>a<del>b</del></p>')).toBe(true);
  expect([input.value, admin.told]).toEqual(['', []]);
});

it('suggestions of Google Docs are left out of a paste; if unknown, it is refused or a notice is shown', () => {
  const text = 'We gave fiftysixty birr to her father and her mother.\nAll of it.\n';
  const { editor, reached } = open();
  bring('paste', editor, clipboards.googleDocs, googleForm(text, [[8, 13]]));
  expect(reached[0]).toContain('We gave sixty birr');
  bring('paste', editor, clipboards.googleDocs, googleForm('Other words.', [[0, 5]]));
  expect(reached).toHaveLength(1);
  bring('paste', editor, clipboards.googleDocs);
  expect(reached).toHaveLength(2);
  expect(admin.told).toEqual([
    'Left out of what you pasted: deleted or struck-through words.',
    expect.stringMatching(/^Nothing was pasted: .* Accept or reject them in Google Docs/),
    expect.stringMatching(/^Google Docs does not tell this browser which words are suggestions/),
  ]);
});

it('dropped text with something to leave out is refused, with a notice to copy and paste it', () => {
  const { editor, input, reached } = open();
  expect(bring('drop', editor, '<p>a<del>b</del></p>')).toBe(false);
  expect(bring('drop', input, '<p>a<span style="display:none">b</span></p>')).toBe(false);
  expect(bring('drop', editor, '<p>a</p>')).toBe(true);
  expect(bring('drop', document.body, '<p>a<del>b</del></p>'), 'not into a text').toBe(true);
  expect(reached).toEqual([]);
  expect(admin.told).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^Please copy and paste/)),
  );
});
