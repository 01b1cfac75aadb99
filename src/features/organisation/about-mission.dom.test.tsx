import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aboutTexts } from './about.texts.ts';
import { AboutMission } from './about-mission.tsx';

function show(video: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <AboutMission
      statement={{ text: 'Why' }}
      story={[{ text: 'How' }]}
      video={video}
      texts={aboutTexts.en}
      locale="en"
    />,
  );
  return place;
}

describe('the film of the about page', () => {
  it('loads nothing before somebody plays it: a still, controls, no autoplay', () => {
    const film = show('/media/mission.mp4').querySelector('video');
    expect(film?.getAttribute('preload')).toBe('none');
    expect(film?.hasAttribute('controls')).toBe(true);
    expect(film?.hasAttribute('autoplay')).toBe(false);
    expect(film?.getAttribute('poster')).toMatch(/^\/art\/about-highlands.*\.avif$/);
  });

  it('is opened on its own site when it is external', () => {
    const place = show('https://films.example.org/mission');
    expect(place.querySelector('video')).toBeNull();
    const link = place.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://films.example.org/mission');
    expect(link?.textContent).toContain('opens in a new tab');
  });

  it('is replaced by the drawing while there is none', () => {
    expect(show('').querySelector('video, a')).toBeNull();
    expect(show('').querySelector('picture img')?.getAttribute('data-src')).toContain('/art/about-wide');
  });
});
