import { expect, it } from 'vitest';
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
