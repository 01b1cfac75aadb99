import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { islandsIn } from './find-islands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'islands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('each component that an island file exports is an island, and nothing else is', () => {
  writeFileSync(
    join(folder, 'a.island.tsx'),
    'export function Tabs() {}\nfunction Tab() {}\nexport const useX = 1;',
  );
  writeFileSync(join(folder, 'b.tsx'), 'export function Page() {}');
  expect([...islandsIn(folder)]).toEqual([['Tabs', join(folder, 'a.island.tsx')]]);
});

it('the build refuses two islands of one name', () => {
  for (const file of ['a', 'b'])
    writeFileSync(join(folder, `${file}.island.tsx`), 'export function Tabs() {}');
  expect(() => islandsIn(folder)).toThrow('Two islands are called Tabs');
});

it('the site has islands, and each is an exported component of its file', () => {
  const names = [...islandsIn('src').keys()];
  expect(names).toContain('LoveToggle');
  expect(names).toContain('SubscribeForm');
});
