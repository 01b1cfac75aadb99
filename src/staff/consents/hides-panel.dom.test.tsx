import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { AllHidden } from '#cms/consents/list-hidden.ts';
import { HidesPanel } from './hides-panel.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const form = vi.hoisted(() => ({ saved: {} as object, language: 'en' }));
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: 7, savedDocumentData: form.saved }),
  useTranslation: () => ({ i18n: { language: form.language } }),
}));

const answer: AllHidden = {
  hidden: [
    {
      kind: 'Picture',
      title: 'A girl with a drum',
      href: '/admin/collections/media/1',
      isWithdrawn: true,
      shownIn: [{ kind: 'News post', title: 'Drum day', href: '/admin/collections/posts/2' }],
    },
  ],
  more: 2,
};

it('a saved withdrawal says what visitors do not see any more, with links, in the language of the admin', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answer);
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = async (saved: object, language = 'en') => {
    Object.assign(form, { saved, language });
    await act(async () => root.render(<HidesPanel key={language} />));
    return place.textContent;
  };
  const holds = { uses: ['website'], withdrawn: false };
  expect(await draw(holds)).toBe('');
  expect(asked).toEqual([]);
  expect(await draw({ ...holds, withdrawn: true })).toBe(
    'Visitors do not see these 3 any more:Picture: A girl with a drum, was shown in Drum dayand 2 more',
  );
  expect(asked).toEqual(['/api/consents/7/hidden']);
  expect([...place.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    '/admin/collections/media/1',
    '/admin/collections/posts/2',
  ]);
  expect(await draw({ ...holds, withdrawn: true }, 'am')).toContain('ጎብኚዎች እነዚህን 3');
  expect(await draw(holds, 'am')).toBe('');
  act(() => root.unmount());
});
