import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localePath, locales } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { GiveLine, type GiveLineKind, giveLineTexts } from './give-line.tsx';

const kinds = Object.keys(giveLineTexts.en).filter(key => key !== 'give') as GiveLineKind[];

it.each(locales)('each kind of page has its own sentence in %s, with a counted link to giving', locale => {
  const renderContext = createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });
  const donate = { href: localePath(locale, '/donate'), 'data-opens': 'donate' } as const;
  const shown = kinds.map(of =>
    renderToStaticMarkup(
      <GiveLine of={of} frame={{ donate, takesDonations: true, outsidePage: '', renderContext }} />,
    ),
  );
  expect(new Set(shown).size).toBe(kinds.length);
  for (const markup of shown) {
    expect(markup).toContain(giveLineTexts[locale].give);
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${donate.href}"`));
    expect(markup).toContain('data-opens="donate"');
  }
});

it('it leads to the outside donation page in a new tab while gifts are taken there, and promises no choice of ours', () => {
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });
  const outsidePage = 'https://give.example.org/';
  const donate = { href: outsidePage, newTab: 'opens in a new tab', 'data-opens': 'donate' } as const;
  const frame = { donate, takesDonations: false, outsidePage, renderContext };
  const shown = renderToStaticMarkup(<GiveLine of="project" frame={frame} />);
  expect(shown).toContain(giveLineTexts.en.page);
  expect(shown).toMatch(/<a [^>]*href="https:\/\/give.example.org\/"[^>]*target="_blank"/);
});

it('a page mentions no giving while gifts are taken neither here nor elsewhere, or where it is told so', () => {
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });
  const frame = { donate: { href: '/donate' }, takesDonations: false, outsidePage: '', renderContext };
  expect(renderToStaticMarkup(<GiveLine of="news" frame={frame} />)).toBe('');
  expect(renderToStaticMarkup(<GiveLine of="none" frame={{ ...frame, takesDonations: true }} />)).toBe('');
});
