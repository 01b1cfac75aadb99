import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { viewScript } from './view-script.ts';

const most = 400;

it('counting costs a page at most 400 bytes', () => {
  const page = (script: string) =>
    gzipSync(`<!doctype html><script>(function(){})()</script>${script}`).length;
  expect(page(viewScript.text) - page('')).toBeLessThanOrEqual(most);
  expect(viewScript.text).not.toMatch(/\/\/|\/\*|\n/);
});
