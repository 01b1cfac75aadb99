import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Writes one generated source file and lets Biome lay it out, so that `npm run check` finds nothing to say. */
export function writeGeneratedSource(path: string, text: string): void {
  writeFileSync(path, text);
  execFileSync('node_modules/.bin/biome', ['check', '--write', path], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
