import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example matches what "npm run env:example" writes from the settings schema', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});
