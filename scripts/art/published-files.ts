import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder under public/ whose file names carry a content hash, so that the site may serve them as immutable.
 * `publish` writes one file and returns the address it is served at; `keep` names the files of an entry as published
 * before; `sweep` removes what this run did neither publish nor keep.
 */
export function publishedFolder(name: string) {
  const folder = join('public', name);
  const published = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    publish(stem: string, extension: string, bytes: Uint8Array): string {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const file = `${stem}.${hash}.${extension}`;
      writeFileSync(join(folder, file), bytes);
      published.add(file);
      return `/${name}/${file}`;
    },
    keep(entry: object): void {
      for (const [, file] of JSON.stringify(entry).matchAll(new RegExp(`"/${name}/([^"]+)"`, 'g'))) {
        if (file) published.add(file);
      }
    },
    sweep(): void {
      for (const file of readdirSync(folder)) if (!published.has(file)) rmSync(join(folder, file));
    },
  };
}

/** Writes one generated source file in Biome's format. */
export function writeGeneratedSource(path: string, text: string): void {
  writeFileSync(path, text);
  execFileSync('node_modules/.bin/biome', ['check', '--write', path], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
