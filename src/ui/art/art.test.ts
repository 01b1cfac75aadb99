import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getDrawing, srcSet } from './art.ts';
import { artCatalogue } from './art-catalogue.ts';
import { heroVideo } from './hero-video.ts';

const sizeOf = (src: string) => statSync(`public${src}`).size;
const addressesIn = (value: object): string[] =>
  Object.values(value).flatMap(part => {
    if (typeof part === 'string') return part.startsWith('/') ? [part] : [];
    return part && typeof part === 'object' ? addressesIn(part) : [];
  });

describe('the catalogue of drawings', () => {
  it('names only files that exist', () => {
    for (const src of addressesIn(artCatalogue)) expect(sizeOf(src), src).toBeGreaterThan(0);
  });

  it('formats the sizes of a file as a srcset', () => {
    const files = [
      { src: '/art/a-480.avif', width: 480 },
      { src: '/art/a-800.avif', width: 800 },
    ];
    expect(srcSet(files)).toBe('/art/a-480.avif 480w, /art/a-800.avif 800w');
  });

  it('keeps the portrait hero of phones under 30 KB at two pixels per point', () => {
    for (const name of ['hero-portrait-day', 'hero-portrait-night'] as const) {
      const [largest] = getDrawing(name).avif.toSorted((a, b) => b.width - a.width);
      expect(largest && sizeOf(largest.src)).toBeLessThan(30_000);
    }
  });
});

describe('the scenes of pages', () => {
  const scenes = Object.entries(artCatalogue).filter(([name]) => name.startsWith('scene-'));

  it('weigh at most 6 KB each as they are sent', () => {
    expect(scenes.length).toBeGreaterThan(20);
    for (const [name, drawing] of scenes) {
      const [svg] = addressesIn(drawing);
      expect(gzipSync(readFileSync(`public${svg}`)).length, name).toBeLessThan(6_000);
    }
  });

  it('have no ground of their own, so that the field behind them can be day or night', () => {
    for (const [name, drawing] of scenes) {
      if (name.startsWith('scene-welcome')) continue;
      const svg = readFileSync(`public${addressesIn(drawing)[0]}`, 'utf8');
      expect(svg, name).not.toMatch(/d="M0 0h1600v640H0[Zz]"/);
    }
  });
});

describe('the hero video', () => {
  it('stays under 1.5 MB in every size and format, by day and by night', () => {
    const files = addressesIn(heroVideo);
    expect(files).toHaveLength(12);
    for (const src of files) expect(sizeOf(src), src).toBeLessThan(1_500_000);
  });
});
