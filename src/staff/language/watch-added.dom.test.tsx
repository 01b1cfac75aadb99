import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentLanguage, type Marking, watchAdded } from './watch-added.ts';

const stops: (() => void)[] = [];
// Files share a document: another one may have left something in it.
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const add = (html: string, to: Element = document.body) => {
  to.insertAdjacentHTML('beforeend', html);
  return to.lastElementChild as HTMLElement;
};
const watch = (...markings: Marking[]) => stops.push(watchAdded(document.body, markings));
/** Observers are told at the end of the running task. */
const settled = () => new Promise(resolve => setTimeout(resolve));

describe('watchAdded', () => {
  it('elements added to the page are marked, and earlier ones are not visited again', async () => {
    for (let at = 0; at < 500; at += 1) add('<div><button>old</button></div>');
    const marked: string[] = [];
    watch(['button', button => marked.push(button.textContent)]);
    expect(marked).toHaveLength(500);
    add('<div><p><button>new</button></p></div>');
    add('<button>alone</button>');
    add('<p>no button</p>');
    await settled();
    expect(marked.slice(500)).toEqual(['new', 'alone']);
  });

  it('elements are not marked once watching has ended or when they are removed at once', async () => {
    const marked: string[] = [];
    watch(['button', button => marked.push(button.textContent)]);
    add('<button>gone</button>').remove();
    await settled();
    stops.pop()?.();
    add('<button>late</button>');
    await settled();
    expect(marked).toEqual([]);
  });
});

describe('the language of content fields', () => {
  const label = (localized: boolean) =>
    `<label class="field-label">Heading${localized ? '<span class="localized">— አማርኛ</span>' : ''}</label>`;
  const field = (inner: string, localized = true) =>
    `<div class="field-type">${label(localized)}${inner}</div>`;
  const readLang = (selector: string) => document.querySelector(selector)?.getAttribute('lang');

  it('a localized text field gets the language being edited, and other fields get none', () => {
    add(field('<input type="text">') + field('<textarea></textarea>') + field('<select></select>'));
    add(field('<input id="plain" type="text">', false) + field('<input id="box" type="checkbox">'));
    watch(...contentLanguage('am', 'en'));
    expect([readLang('input'), readLang('textarea')]).toEqual(['am', 'am']);
    expect([readLang('#plain'), readLang('#box'), readLang('select'), readLang('label')]).toEqual(
      Array(4).fill(null),
    );
  });

  it('fields in localized lists and rich text get the language being edited, and blocks the admin’s', async () => {
    watch(...contentLanguage('am', 'en'));
    add(field(field('<input id="inner" type="text">', false)));
    const area = add(field('<div contenteditable="true"></div>')).querySelector('[contenteditable]');
    add(
      `<div data-lexical-decorator="true">${field('<textarea id="caption"></textarea>', false)}</div>`,
      area ?? undefined,
    );
    await settled();
    expect([readLang('#inner'), readLang('[contenteditable]'), readLang('#caption')]).toEqual([
      'am',
      'am',
      'am',
    ]);
    expect(readLang('[data-lexical-decorator]')).toBe('en');
  });

  it('a field gets its language when its localized mark is added later, and changes with the language', async () => {
    const late = add(field('<input type="text">', false));
    watch(...contentLanguage('am', 'en'));
    expect(readLang('input')).toBeNull();
    add('<span class="localized">— አማርኛ</span>', late.querySelector('label') ?? undefined);
    await settled();
    expect(readLang('input')).toBe('am');
    stops.pop()?.();
    watch(...contentLanguage('en', 'en'));
    expect(readLang('input')).toBe('en');
  });
});
