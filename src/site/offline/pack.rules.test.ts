import { describe, expect, it } from 'vitest';
import { bytesToFetch, packList } from './pack.rules.ts';
import { usedFiles } from './used-files.rules.ts';

const pack = {
  pages: [{ address: '/contact', bytes: 100 }],
  files: [
    { address: '/art/a.avif', bytes: 10 },
    { address: '/art/b.avif', bytes: 20 },
  ],
  worker: 5,
};

describe('the size of the offline pack', () => {
  it('counts what the device does not have yet', () => {
    expect(bytesToFetch(pack, { files: new Set(), worker: false })).toBe(135);
    expect(bytesToFetch(pack, { files: new Set(['/art/a.avif']), worker: true })).toBe(120);
  });

  it('is calculated separately for lite pages', () => {
    expect([packList('am', false), packList('am', true)]).toEqual([
      '/am/offline/pack.json',
      '/am/offline/lite-pack.json',
    ]);
  });
});

describe('the files of a page', () => {
  const page = (attributes: string) => `<html lang="en"${attributes}><picture>
    <source data-srcset="/art/hills-480.avif 480w" type="image/avif"/><source srcset="/art/hills.svg" type="image/svg+xml"/>
    <img data-src="/art/hills.svg" src="data:image/gif;base64,x"/></picture><img src="/art/sun.svg">`;

  it('are all those it references, and for a lite page only the small rasters', () => {
    expect(usedFiles(page(''), '/')).toEqual(['/art/hills-480.avif', '/art/hills.svg', '/art/sun.svg']);
    expect(usedFiles(page(' data-lite="true"'), '/')).toEqual(['/art/hills-480.avif', '/art/sun.svg']);
  });
});
