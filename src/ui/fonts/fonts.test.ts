import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFiles, preloadedFonts } from './fonts.ts';

const kilobytes = (src: string) => statSync(`public${src}`).size / 1024;
const stylesheet = readFileSync('src/ui/fonts/fonts.css', 'utf8');

describe('the fonts', () => {
  it('font files stay within their size limits', () => {
    expect(kilobytes(fontFiles.eczar)).toBeLessThan(10);
    expect(kilobytes(fontFiles.figtree)).toBeLessThan(11);
    expect(kilobytes(fontFiles['noto-sans-ethiopic-everyday'])).toBeLessThan(17);
    expect(kilobytes(fontFiles['noto-sans-ethiopic-occasional'])).toBeLessThan(6.5);
    expect(kilobytes(fontFiles['adey-toggle'])).toBeLessThan(1.5);
    expect(kilobytes(fontFiles['adey-line'])).toBeLessThan(3);
  });

  it('every font file and every preloaded font is named in the style sheet', () => {
    for (const src of Object.values(fontFiles)) expect(stylesheet).toContain(src);
    for (const src of Object.values(preloadedFonts).flat()) expect(stylesheet).toContain(src);
  });

  it('the ranges of Eczar and Figtree contain no Ethiopic letters', () => {
    const ranges = [...stylesheet.matchAll(/font-family: '(\w+)';[^}]*unicode-range:([^;]+)/g)];
    for (const [, family, range] of ranges) expect(range, family).not.toContain('U+12');
    expect(ranges.map(([, family]) => family)).toEqual(expect.arrayContaining(['Eczar', 'Figtree']));
  });

  it('each Ethiopic font file covers the same letters in the admin as on the site', () => {
    const lettersIn = (path: string) =>
      Object.fromEntries(
        [
          ...readFileSync(path, 'utf8').matchAll(
            /fonts\/(noto-sans-ethiopic[\w.-]*)'[^}]*unicode-range:\s*([^;]+);/g,
          ),
        ].map(([, file, letters]) => [file, letters]),
      );
    const onSite = lettersIn('src/ui/fonts/fonts.css');
    expect(Object.keys(onSite)).toHaveLength(3);
    expect(lettersIn('src/staff/frame/admin.css')).toEqual(onSite);
    const preloaded = readFileSync('src/staff/language/admin-languages.tsx', 'utf8');
    for (const [file] of preloaded.matchAll(/noto-sans-ethiopic[\w.-]*woff2/g))
      expect(Object.keys(onSite)).toContain(file);
  });
});
