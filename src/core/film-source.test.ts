import { describe, expect, it } from 'vitest';
import { filmSource, frameSources } from './film-source.ts';

describe('filmSource', () => {
  it('a film in our own media is recognised as our own', () => {
    expect(filmSource('/media/mission.mp4')).toEqual({ kind: 'own', src: '/media/mission.mp4' });
  });

  it('every form of YouTube address becomes a player on the host without cookies', () => {
    for (const address of [
      'https://www.youtube.com/watch?v=abcDEF12_-3',
      'https://m.youtube.com/watch?t=4&v=abcDEF12_-3',
      'https://youtu.be/abcDEF12_-3?si=x',
      'https://www.youtube.com/shorts/abcDEF12_-3',
      'https://www.youtube.com/live/abcDEF12_-3',
      'https://www.youtube-nocookie.com/embed/abcDEF12_-3',
    ])
      expect(filmSource(address), address).toEqual({
        kind: 'player',
        company: 'YouTube',
        player: 'https://www.youtube-nocookie.com/embed/abcDEF12_-3?rel=0',
        origin: 'https://www.youtube-nocookie.com',
        href: address,
      });
  });

  it('a Vimeo address becomes a player that opts out of tracking', () => {
    for (const href of [
      'https://vimeo.com/123456',
      'https://www.vimeo.com/123456',
      'https://player.vimeo.com/video/123456',
    ])
      expect(filmSource(href), href).toEqual({
        kind: 'player',
        company: 'Vimeo',
        player: 'https://player.vimeo.com/video/123456?dnt=1',
        origin: 'https://player.vimeo.com',
        href,
      });
  });

  it('a film at an unknown player or a lookalike host becomes a link', () => {
    for (const address of [
      'https://films.example.org/mission',
      'https://youtube.com.evil.example/watch?v=abcDEF12_-3',
      'https://www.youtube.com/@example',
      'https://www.youtube.com/watch?v=abc"onload=1',
      'https://vimeo.com/about',
      'https://vimeo.com/123456/settings',
      'https://vimeo.com/channels/123456',
      'https://notvimeo.com/123456',
      'https://vimeo.com.evil.example/123456',
      'https://www.youtube.com/watch?v=abcDEF12_-34',
      'https://www.youtube.com/watch?v=xabcDEF12_-3',
      'https://www.youtube.com/embed/abcDEF12_-3/x',
      'https://www.youtube.com/x/embed/abcDEF12_-3',
      'https://films.m.youtube.com/watch?v=abcDEF12_-3',
    ])
      expect(filmSource(address), address).toMatchObject({ kind: 'elsewhere', href: address });
  });

  it('filmSource returns null for an invalid film address', () => {
    for (const address of [
      '',
      'javascript:alert(1)',
      'http://films.example.org',
      '//films.example.org',
      'film',
    ])
      expect(filmSource(address), address).toBeNull();
  });
});

describe('frameSources', () => {
  it('frame-src allows each player of a page once, and is absent without films', () => {
    const films = ['https://youtu.be/abcDEF12_-3', 'https://youtu.be/abcDEF12_-4', '/film.mp4', ''].map(
      filmSource,
    );
    expect(frameSources(films)).toBe('frame-src https://www.youtube-nocookie.com');
    expect(frameSources([filmSource('/film.mp4'), null])).toBeNull();
    expect(frameSources(['https://youtu.be/abcDEF12_-3', 'https://vimeo.com/1'].map(filmSource))).toBe(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    );
  });
});
