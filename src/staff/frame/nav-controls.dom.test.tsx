import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SkipLink } from './nav-controls.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'am' } }) }));

it('the skip link moves the focus past the menu and is written in the language of the admin', () => {
  document.body.innerHTML = `<div id="header"></div><div class="template-default__wrap">
    <header class="app-header"></header><main>The list</main></div>`;
  const root = createRoot(document.getElementById('header') as HTMLElement);
  act(() => root.render(<SkipLink />));
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('ወደ ይዘቱ ይለፉ');
  act(() => link?.click());
  expect(document.activeElement?.textContent).toBe('The list');
  act(() => root.unmount());
});
