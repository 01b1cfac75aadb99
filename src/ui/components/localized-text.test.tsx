import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocalizedText } from './localized-text.tsx';

it('a text that is not there leaves no empty element, which would take room beside what is', () => {
  const show = (text: string) =>
    renderToStaticMarkup(<LocalizedText words={{ text, lang: 'am' }} className="label" />);
  expect(show('')).toBe('');
  expect(show('ዜና')).toBe('<span lang="am" class="label">ዜና</span>');
});
