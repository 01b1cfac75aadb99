import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfflineCopyNote } from './offline-copy-note.tsx';
import {
  bytesToFetch,
  packList,
  readTitle,
  showAsNotStored,
  showAsOfflineCopy,
  sizeInWords,
  whenRead,
} from './offline-page.rules.ts';
import { OfflineNotes } from './offline-page.tsx';

const page = (part: string) => `<!doctype html><html lang="en"><body>${part}</body></html>`;

describe('offline copies of pages', () => {
  for (const locale of ['en', 'am'] as const) {
    it(`an offline copy shows its hidden note with the time it was stored, in ${locale}`, () => {
      const html = page(renderToStaticMarkup(createElement(OfflineCopyNote, { locale })));
      expect(html).toMatch(/<aside hidden=""/);
      const shown = showAsOfflineCopy(html, '2026-11-21T10:00:00.000Z', 'Nov 21, 2026 <13:00>');
      expect(shown).toContain('<html data-offline-copy="2026-11-21T10:00:00.000Z" lang="en">');
      expect(shown).not.toMatch(/hidden|\{when\}|<13/);
      expect(shown).toContain('Nov 21, 2026 13:00');
    });

    it(`a page that was never visited shows the note of the offline page, in ${locale}`, () => {
      const html = page(renderToStaticMarkup(createElement(OfflineNotes, { locale })));
      expect(html).toMatch(/<section hidden=""[^>]*data-not-read-note/);
      const shown = showAsNotStored(html);
      expect(shown).toMatch(/<html data-not-read lang/);
      expect(shown).not.toMatch(/<section hidden/);
    });
  }

  it('showing an offline note changes nothing else on the page, and the time inserts no markup', () => {
    const html = '<html lang="en"><aside class="x" hidden data-offline-note><p hidden>{when}</p></aside>';
    expect(showAsOfflineCopy(html, '2026"><b>', 'now')).toBe(
      '<html data-offline-copy="2026" lang="en"><aside class="x" data-offline-note><p hidden>now</p></aside>',
    );
    expect(showAsNotStored('<html lang="en"><section class="x" hidden data-not-read-note>')).toBe(
      '<html data-not-read lang="en"><section class="x" data-not-read-note>',
    );
  });

  it('an offline copy of a former version gets the attribute names of its own style sheets', () => {
    const html = '<html lang="en"><aside hidden data-kept-note>{when}</aside></html>';
    expect(showAsOfflineCopy(html, '2026', 'now')).toBe(
      '<html data-kept="2026" lang="en"><aside data-kept-note>now</aside></html>',
    );
  });

  it('an offline copy shows when it was stored, in the reader’s time zone', () => {
    expect(whenRead('2026-11-21T22:30:00.000Z', 'en', 'Africa/Addis_Ababa')).toBe('Nov 22, 2026, 01:30');
    expect(whenRead('2026-11-21T22:30:00.000Z', 'am', 'America/Chicago')).toBe(
      'ኅዳር 12 ቀን 2019 ዓ.ም. (Nov 21, 2026)፣ 16:30',
    );
    expect(whenRead('2026-11-21T22:30:00.000Z', 'am', 'Africa/Addis_Ababa')).toBe(
      'ኅዳር 13 ቀን 2019 ዓ.ም. (Nov 22, 2026)፣ ከሌሊቱ 7:30 ሰዓት (01:30)',
    );
  });

  it('an offline copy is listed by its own title', () => {
    expect(readTitle('<title>Tea &amp; &quot;bread&quot; — Adey</title>')).toBe('Tea & "bread"');
    expect(readTitle('<p>')).toBe('');
    expect(readTitle('<title>&lt;a&gt; &#39;b&#x27; &AMP; &eacute; — c — Adey </title>')).toBe(
      "<a> 'b' & &eacute; — c",
    );
    expect(readTitle('<title>Adey — helping</title><p> — x')).toBe('Adey');
    expect(readTitle('<title> Adey </title>')).toBe('Adey');
  });
});

const pack = {
  pages: [{ address: '/contact', bytes: 100 }],
  files: [
    { address: '/art/a.avif', bytes: 10 },
    { address: '/art/b.avif', bytes: 20 },
  ],
  worker: 5,
};

describe('the size of the offline pack', () => {
  it('the size of the offline pack leaves out files that the device has already', () => {
    expect(bytesToFetch(pack, { files: new Set(), worker: false })).toBe(135);
    expect(bytesToFetch(pack, { files: new Set(['/art/a.avif']), worker: true })).toBe(120);
  });

  it('lite pages have an offline pack of their own', () => {
    expect([packList('am', false), packList('am', true)]).toEqual([
      '/am/offline/pack.json',
      '/am/offline/lite-pack.json',
    ]);
  });

  it('sizes of the offline pack are shown in KB and MB', () => {
    expect([1, 86_016, 1_258_291].map(sizeInWords)).toEqual(['1\u00a0KB', '84\u00a0KB', '1.2\u00a0MB']);
  });
});
