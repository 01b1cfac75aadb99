import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { localePath, locales } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { GiveLine, type GiveLineKind, giveLineTexts } from './give-line.tsx';

const kinds = Object.keys(giveLineTexts.en).filter(key => key !== 'give') as GiveLineKind[];

it.each(locales)(
  'each kind of page has its own sentence about giving in %s, with a link to the donation form',
  locale => {
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
  },
);

it('the giving line links to the external donation page in a new tab while gifts are taken there', () => {
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });
  const outsidePage = 'https://give.example.org/';
  const donate = { href: outsidePage, newTab: 'opens in a new tab', 'data-opens': 'donate' } as const;
  const frame = { donate, takesDonations: false, outsidePage, renderContext };
  const shown = renderToStaticMarkup(<GiveLine of="project" frame={frame} />);
  expect(shown).toContain(giveLineTexts.en.page);
  expect(shown).toMatch(/<a [^>]*href="https:\/\/give.example.org\/"[^>]*target="_blank"/);
});

it('the giving line is empty while no gifts are taken, and on pages that opt out', () => {
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });
  const frame = { donate: { href: '/donate' }, takesDonations: false, outsidePage: '', renderContext };
  expect(renderToStaticMarkup(<GiveLine of="news" frame={frame} />)).toBe('');
  expect(renderToStaticMarkup(<GiveLine of="none" frame={{ ...frame, takesDonations: true }} />)).toBe('');
});
