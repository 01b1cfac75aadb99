import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = { license?: string; dev?: boolean; version?: string };

/** Licences under which a package may be part of the product: none requires anything of users of the site. */
const allowed =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|CC-BY-3\.0|Python-2\.0|OFL-1\.1|Unlicense|Zlib|WTFPL|MPL-2\.0|LGPL-3\.0(-or-later)?)\b/;

/** Packages that state their licence outside the lock file, and where. */
const reviewed: Readonly<Record<string, string>> = {
  busboy: 'MIT, in the old list `licenses` of its package.json',
  'png-js': 'MIT, in its file LICENSE',
  streamsearch: 'MIT, in the old list `licenses` of its package.json',
};

function strangers(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([place, { dev, version }]) => place !== '' && !dev && version !== undefined)
    .filter(([place]) => !(place.slice(place.lastIndexOf('node_modules/') + 13) in reviewed))
    .filter(([, { license }]) => !allowed.test(license ?? 'none'))
    .map(([place, { license }]) => `${place}: ${license ?? 'says none'}`);
}

describe('the licences of production dependencies', () => {
  it('all licences of production dependencies are on the list', () => {
    expect(strangers(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
  });

  it('an unlisted or missing licence is reported, but not that of a development tool', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0' },
      'node_modules/b/node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0', license: 'AGPL-3.0', dev: true },
      'node_modules/e': { version: '1.0.0', license: 'MIT' },
    };
    expect(strangers(packages)).toEqual([
      'node_modules/a: AGPL-3.0',
      'node_modules/b/node_modules/c: says none',
    ]);
  });
});
