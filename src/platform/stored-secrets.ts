import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { env } from '#platform/env.ts';

/** Where a command without a terminal leaves what it would show once, until somebody takes it away. */
export const storedSecretsFolder = (dataDir: string = env.DATA_DIR) =>
  resolve(/* turbopackIgnore: true */ dataDir, 'to-take-away');

/** The file of the code for the first account; it is removed once the code was used. */
export const FIRST_ACCOUNT_FILE = 'first-account.txt';

/** Stores a secret in a file that only its owner may read, in place of a former one, and returns its path. */
export async function storeSecret(name: string, text: string): Promise<string> {
  const folder = storedSecretsFolder();
  // The health page lists the names, perhaps from another account of the machine.
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const path = join(folder, name);
  const draft = `${path}.${process.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await chmod(draft, 0o600);
  await rename(draft, path);
  return path;
}

/** The paths of the files that nobody has taken away yet. */
export async function listStoredSecrets(dataDir?: string): Promise<string[]> {
  const folder = storedSecretsFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted().map(name => join(folder, name));
}

/** Removes one of those files and returns whether it existed; any other name removes nothing. */
export async function removeStoredSecret(name: string): Promise<boolean> {
  const path = join(storedSecretsFolder(), name);
  if (!(await listStoredSecrets()).includes(path)) return false;
  await rm(path);
  return true;
}
