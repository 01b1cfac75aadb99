import { expect, it } from 'vitest';
import { hostileLinks, hostileWords, MARK } from '../../tests/support/hostile-words.ts';
import { ownBuild, plainWords } from './trusted-types.rules.ts';

const staff = 'https://staff.adey.example';

it('text is allowed in a page as long as it contains no markup', () => {
  expect(plainWords('.modal { top: 0 }')).toBe('.modal { top: 0 }');
  for (const words of hostileWords.filter(words => words.includes(MARK) && words.includes('<')))
    expect(plainWords(words), words).toBeNull();
});

it('scripts are those of the build, and no other address is allowed', () => {
  for (const address of ['/_next/static/chunks/a.js', `${staff}/_next/static/chunks/a.js`])
    expect(ownBuild(address, staff)).toBe(address);
  for (const address of [
    ...hostileLinks,
    '/api/media/file/a.js',
    '/_next/static/../../api/media/file/a.js',
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/_next/static/a.js',
    'blob:https://staff.adey.example/_next/static/a.js',
  ])
    expect(ownBuild(address, staff), address).toBeNull();
});
