import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storageKeys, visitKeys } from '#core/browser-storage.ts';
import { amharicPrivacy, amharicTerms, privacySections, termsSections } from './legal.ts';

/** The keys our code writes to session storage: those it shares, and those of scripts in the head of a page. */
function sessionKeys(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const found = sources.flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/sessionStorage\.setItem\(\s*'(\w+)'/g)].map(
      ([, key = '']) => key,
    ),
  );
  return [...new Set([...found, ...Object.values(visitKeys)])];
}

describe('the sample privacy notice and terms', () => {
  it('the privacy notice lists everything the site stores in a browser, in both languages', () => {
    expect(sessionKeys()).toEqual(expect.arrayContaining(['bannerHidden', 'messageDraft', 'splashSeen']));
    for (const sections of [privacySections, amharicPrivacy.sections]) {
      const words = sections.map(({ text }) => text).join(' ');
      for (const key of [...Object.values(storageKeys), ...sessionKeys()])
        expect(words).toContain(`(${key})`);
      expect(words).toContain('(adey-forms)');
    }
  });

  it('the privacy notice describes the data of a gift, and the terms mention giving, in both languages', () => {
    const about = (sections: readonly { heading: string; text: string }[], heading: string) =>
      sections.find(section => section.heading === heading)?.text ?? '';
    const words = [about(privacySections, 'When you give'), about(amharicPrivacy.sections, 'ሲለግሱ')];
    expect(words[0]).toMatch(/receipt.*payment service.*statement.*erase/s);
    expect(words[1]).toMatch(/ደረሰኝ.*በክፍያ አገልግሎት.*የባንክ መግለጫ.*እንድንሰርዝ/s);
    expect(about(termsSections, 'Gifts')).toContain('on our Donate page');
    expect(about(amharicTerms.sections, 'ልገሳዎች')).toContain('በልገሳ ገጻችን');
  });

  it('privacy notice and terms say how a monthly gift is stored and ended, in both languages', () => {
    const all = (sections: readonly { text: string }[]) => sections.map(({ text }) => text).join(' ');
    expect(all(privacySections)).toMatch(/monthly gift.*end it yourself/s);
    expect(all(termsSections)).toContain('A monthly gift goes on until you end it');
    expect(all(amharicPrivacy.sections)).toMatch(/ለወርሃዊ ልገሳ ስምዎና.*ራስዎ ያቋርጡታል/s);
    expect(all(amharicTerms.sections)).toContain('ወርሃዊ ልገሳ እስኪያቋርጡት ድረስ ይቀጥላል');
  });

  it('privacy notice and terms have as many sections in Amharic as in English', () => {
    expect(amharicPrivacy.sections).toHaveLength(privacySections.length);
    expect(amharicTerms.sections).toHaveLength(termsSections.length);
    for (const { heading, text } of [...amharicPrivacy.sections, ...amharicTerms.sections]) {
      expect(heading).toMatch(/\p{Script=Ethiopic}/u);
      expect(text).toMatch(/\p{Script=Ethiopic}.*።$/su);
    }
  });
});
