import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example is what "npm run env:example" writes from the schema of the settings', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(envExample());
});
