import { expect, it } from 'vitest';
import { createTranslator } from './translate.ts';

const translate = createTranslator({ Picture: 'ፎቶ', 'Page {page}': 'ገጽ {page}' });

it('a translation is found by the whole English text, ignoring white space around it', () => {
  expect(translate(' Picture ')).toBe('ፎቶ');
  expect(translate('Page {page}')).toBe('ገጽ {page}');
  expect([translate('Film'), translate('Page 7'), translate('toString')]).toEqual([null, null, null]);
});
