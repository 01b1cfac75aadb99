import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getDrawing, srcSet } from './art.ts';
import { artCatalogue } from './art-catalogue.ts';
import { heroVideo } from './hero-video.ts';

const readSize = (src: string) => statSync(`public${src}`).size;
const addressesIn = (value: object): string[] =>
  Object.values(value).flatMap(part => {
    if (typeof part === 'string') return part.startsWith('/') ? [part] : [];
    return part && typeof part === 'object' ? addressesIn(part) : [];
  });

describe('the catalogue of drawings', () => {
  it('the catalogue of drawings names only files that exist', () => {
    for (const src of addressesIn(artCatalogue)) expect(readSize(src), src).toBeGreaterThan(0);
  });

  it('the sizes of a drawing are written as a srcset', () => {
    const files = [
      { src: '/art/a-480.avif', width: 480 },
      { src: '/art/a-800.avif', width: 800 },
    ];
    expect(srcSet(files)).toBe('/art/a-480.avif 480w, /art/a-800.avif 800w');
  });

  it('the largest portrait hero for phones is smaller than 30 KB', () => {
    for (const name of ['hero-portrait-day', 'hero-portrait-night'] as const) {
      const [largest] = getDrawing(name).avif.toSorted((a, b) => b.width - a.width);
      expect(largest && readSize(largest.src)).toBeLessThan(30_000);
    }
  });
});

describe('the scenes of pages', () => {
  const scenes = Object.entries(artCatalogue).filter(([name]) => name.startsWith('scene-'));

  it('each scene is at most 6 KB when compressed', () => {
    expect(scenes.length).toBeGreaterThan(20);
    for (const [name, drawing] of scenes) {
      const [svg] = addressesIn(drawing);
      expect(gzipSync(readFileSync(`public${svg}`)).length, name).toBeLessThan(6_000);
    }
  });

  it('scenes have no background of their own, except the welcome scenes', () => {
    for (const [name, drawing] of scenes) {
      if (name.startsWith('scene-welcome')) continue;
      const svg = readFileSync(`public${addressesIn(drawing)[0]}`, 'utf8');
      expect(svg, name).not.toMatch(/d="M0 0h1600v640H0[Zz]"/);
    }
  });
});

describe('the hero video', () => {
  it('the hero video is smaller than 1.5 MB in every size and format, by day and by night', () => {
    const files = addressesIn(heroVideo);
    expect(files).toHaveLength(12);
    for (const src of files) expect(readSize(src), src).toBeLessThan(1_500_000);
  });
});
