import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SectionLabel } from './section-label.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const row = vi.hoisted(() => ({ data: {} as { section?: string }, language: 'en' }));
vi.mock('@payloadcms/ui', () => ({
  useRowLabel: () => ({ data: row.data }),
  useTranslation: () => ({ i18n: { language: row.language } }),
}));

it('a section of the home page is called by its own name, in the language of the admin', () => {
  const names = { booking: { en: 'Book a meeting', am: 'ቀጠሮ' } };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (section: string | undefined, language = 'en') => {
    Object.assign(row, { data: section === undefined ? {} : { section }, language });
    act(() => root.render(<SectionLabel key={`${section} ${language}`} names={names} none="Section" />));
    return place.textContent;
  };
  expect([draw('booking'), draw('booking', 'am'), draw(undefined), draw('toString')]).toEqual([
    'Book a meeting',
    'ቀጠሮ',
    'Section',
    'Section',
  ]);
});
