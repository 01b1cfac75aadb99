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

describe('what is added to the admin', () => {
  it('is marked, and nothing that stood there before is looked at again', async () => {
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

  it('is left alone once watching has ended, or when it is gone again', async () => {
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

describe('what is written in a field', () => {
  const label = (localized: boolean) =>
    `<label class="field-label">Heading${localized ? '<span class="localized">— አማርኛ</span>' : ''}</label>`;
  const field = (inner: string, localized = true) =>
    `<div class="field-type">${label(localized)}${inner}</div>`;
  const langOf = (selector: string) => document.querySelector(selector)?.getAttribute('lang');

  it('has the language that is being edited, if it has a text for each', () => {
    add(field('<input type="text">') + field('<textarea></textarea>') + field('<select></select>'));
    add(field('<input id="plain" type="text">', false) + field('<input id="box" type="checkbox">'));
    watch(...contentLanguage('am', 'en'));
    expect([langOf('input'), langOf('textarea')]).toEqual(['am', 'am']);
    expect([langOf('#plain'), langOf('#box'), langOf('select'), langOf('label')]).toEqual(
      Array(4).fill(null),
    );
  });

  it('has it within lists and long texts too, whose parts have labels in the language of the admin', async () => {
    watch(...contentLanguage('am', 'en'));
    add(field(field('<input id="inner" type="text">', false)));
    const area = add(field('<div contenteditable="true"></div>')).querySelector('[contenteditable]');
    add(
      `<div data-lexical-decorator="true">${field('<textarea id="caption"></textarea>', false)}</div>`,
      area ?? undefined,
    );
    await settled();
    expect([langOf('#inner'), langOf('[contenteditable]'), langOf('#caption')]).toEqual(['am', 'am', 'am']);
    expect(langOf('[data-lexical-decorator]')).toBe('en');
  });

  it('has it although the sign of the language comes later, and changes with the language', async () => {
    const late = add(field('<input type="text">', false));
    watch(...contentLanguage('am', 'en'));
    expect(langOf('input')).toBeNull();
    add('<span class="localized">— አማርኛ</span>', late.querySelector('label') ?? undefined);
    await settled();
    expect(langOf('input')).toBe('am');
    stops.pop()?.();
    watch(...contentLanguage('en', 'en'));
    expect(langOf('input')).toBe('en');
  });
});
