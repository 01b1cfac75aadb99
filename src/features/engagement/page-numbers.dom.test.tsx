import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CountMark } from './count-mark.tsx';
import { showNumber } from './page-numbers.browser.ts';

it('an answer without a count leaves the page as it is, never "NaN views"', () => {
  document.body.innerHTML = '<p data-number-line hidden><data data-number="view:one"></data> views</p>';
  const line = document.querySelector('p');
  for (const n of [undefined, null, 'many', Number.NaN]) showNumber('view:one', n);
  expect([line?.hidden, line?.textContent]).toEqual([true, ' views']);
  showNumber('view:one', 7);
  showNumber('view:one', undefined);
  expect([line?.hidden, line?.textContent]).toEqual([false, '7 views']);
});

it('of nothing a screen reader hears that, and no name of a number without its number', () => {
  const heard = (locale: 'en' | 'am', n: number, worded = false) => {
    document.body.innerHTML = renderToStaticMarkup(
      <CountMark of={{ kind: 'click', key: 'one' }} locale={locale} worded={worded} />,
    );
    showNumber('click:one', n);
    for (const unheard of document.querySelectorAll('[hidden]')) unheard.remove();
    return document.body.textContent?.trim();
  };
  expect([heard('en', 0), heard('en', 0, true), heard('am', 0)]).toEqual([
    'Nobody has opened it yet',
    'Nobody has opened it yet',
    'እስካሁን ማንም አልከፈተውም',
  ]);
  expect([heard('en', 2), heard('en', 2, true)]).toEqual(['2 openings', '2 openings']);
  showNumber('click:one', 0);
  expect(document.body.textContent, 'an older answer that comes late').toBe('2 openings');
});
