import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv } from './env.schema.ts';

let read: Env | undefined;

const readFile = (file: string) => readFileSync(/* turbopackIgnore: true */ file, 'utf8');

/**
 * The settings of this process, read from the environment on first use, so that importing a module never fails for a
 * missing setting. Nothing else in src/ may read process.env (tests/architecture holds this).
 */
export const env: Readonly<Env> = new Proxy({} as Env, {
  get(_target, name) {
    read ??= readEnv(process.env, developmentSecret, readFile);
    return read[name as keyof Env];
  },
});

/**
 * The secret of a development machine: 64 hex characters in `<dataDir>/secret`, readable by its owner only, created on
 * first use. Stored, so that staff stay signed in over a restart; per folder, so that no two clones share one.
 */
export function developmentSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  return readIfThere(file) ?? makeOnce(dataDir, file);
}

/**
 * Site and admin may start at the same moment: creating the link is atomic, so the second one reads the first's secret.
 */
function makeOnce(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
