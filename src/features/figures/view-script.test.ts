import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { viewScript } from './view-script.ts';

const most = 400;

it('the counting script adds at most 400 bytes to a page', () => {
  const page = (script: string) =>
    gzipSync(`<!doctype html><script>(function(){})()</script>${script}`).length;
  expect(viewScript.text).toContain('sendBeacon("/api/view"');
  expect(page(viewScript.text) - page('')).toBeLessThanOrEqual(most);
  expect(viewScript.text).not.toMatch(/\/\/|\/\*|\n/);
});
