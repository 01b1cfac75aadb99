import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocalizedText } from './localized-text.tsx';

it('an empty text renders no element', () => {
  const show = (text: string) =>
    renderToStaticMarkup(<LocalizedText words={{ text, lang: 'am' }} className="label" />);
  expect(show('')).toBe('');
  expect(show('ዜና')).toBe('<span lang="am" class="label">ዜና</span>');
});
