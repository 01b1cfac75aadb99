import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filmSource } from '#core/film-source.ts';
import { aboutTexts } from './about.texts.ts';
import { AboutMission } from './about-page.tsx';
import type { PageFilm } from './organisation.queries.ts';

function show(address: string, library: Partial<PageFilm> = {}): HTMLElement {
  const source = filmSource(address);
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <AboutMission
      statement={{ text: 'Why' }}
      story={[{ text: 'How' }]}
      film={source && { source, alt: null, still: null, ...library }}
      texts={aboutTexts.en}
      locale="en"
    />,
  );
  return place;
}

describe('the film of the about page', () => {
  it('the film has a still and controls, and neither preloads nor autoplays', () => {
    const film = show('/media/mission.mp4').querySelector('video');
    expect(film?.getAttribute('preload')).toBe('none');
    expect(film?.hasAttribute('controls')).toBe(true);
    expect(film?.hasAttribute('autoplay')).toBe(false);
    expect(film?.getAttribute('poster')).toMatch(/^\/art\/about-highlands.*\.avif$/);
  });

  it('a film from the library has its own still, and a description below it', () => {
    const still = {
      src: '/media/still-1600.webp',
      width: 3200,
      height: 1800,
      alt: { text: '' },
      position: { x: 50, y: 50 },
      avif: [],
      webp: [480, 800, 1600].map(width => ({ src: `/media/still-${width}.webp`, width })),
      share: null,
    };
    const place = show('/media/mission.mp4', { still, alt: { text: 'ጠዋት', lang: 'am' } });
    expect(place.querySelector('video')?.getAttribute('poster')).toBe('/media/still-800.webp');
    expect(place.querySelector('video + p')?.outerHTML).toContain('lang="am"');
    expect(place.querySelector('video + p')?.textContent).toBe('ጠዋት');
  });

  it('an external film is a link that opens in a new tab', () => {
    const place = show('https://films.example.org/mission');
    expect(place.querySelector('video')).toBeNull();
    const link = place.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://films.example.org/mission');
    expect(link?.textContent).toContain('opens in a new tab');
  });

  it('without a film the drawing is shown', () => {
    expect(show('').querySelector('video, a')).toBeNull();
    expect(show('').querySelector('picture img')?.getAttribute('data-src')).toContain('/art/about-wide');
  });
});
