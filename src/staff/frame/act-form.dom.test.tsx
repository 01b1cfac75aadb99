import { beforeEach, expect, it, vi } from 'vitest';
import { typedCookie } from '#money/bookkeeping/desk/typed-fields.rules.ts';
import { restoreTyped } from './act-form.tsx';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

const action = '/api/donations/books/spending';
const remember = (fields: Record<string, string>) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it so
  document.cookie = String(typedCookie({ action, fields }, false)?.split(';')[0]);
};
const formWith = (fields: string) => {
  const form = document.createElement('form');
  form.innerHTML = fields;
  return form;
};
const typedIn = (form: HTMLFormElement, name: string) => new FormData(form).get(name);
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'adey-typed=; Max-Age=0';
});

it('text typed into a form of the books is restored although the key of the form differs', () => {
  remember({ key: 'the first', amount: '300', kind: 'medicine', below: 'on' });
  const form = formWith(`<input type="hidden" name="key" value="another"><input name="amount">
    <select name="kind"><option value=""></option><option value="medicine"></option></select>
    <input type="checkbox" name="below">`);
  restoreTyped(form, action);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ key: 'the first', amount: '300', kind: 'medicine', below: 'on' },
  });
});

it('typed text is restored only in the form of the same entry', () => {
  remember({ key: 'the first', entry: '12', note: 'typed' });
  const [other, own] = ['11', '12'].map(entry =>
    formWith(`<input type="hidden" name="key" value="k"><input type="hidden" name="entry" value="${entry}">
      <input name="note">`),
  ) as [HTMLFormElement, HTMLFormElement];
  restoreTyped(other, action);
  restoreTyped(own, action);
  expect([typedIn(other, 'note'), typedIn(own, 'note')]).toEqual(['', 'typed']);
});
