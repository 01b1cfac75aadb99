import { expect, it } from 'vitest';
import { translatorOf } from './translate.ts';

const translate = translatorOf({ Picture: 'ፎቶ', 'Page {page}': 'ገጽ {page}' });

it('the Amharic of a text is found by its whole English, whatever space is around it', () => {
  expect(translate(' Picture ')).toBe('ፎቶ');
  expect(translate('Page {page}')).toBe('ገጽ {page}');
  expect([translate('Film'), translate('Page 7'), translate('toString')]).toEqual([null, null, null]);
});
