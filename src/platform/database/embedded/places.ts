import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The kernel's limit for the path of a unix socket, without the closing zero (sockaddr_un: 108 on Linux, 104 on macOS).
 */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;
const SOCKET_NAME = '.s.PGSQL.5432';
export const DATABASE_NAME = 'adey';
export const DATABASE_USER = 'adey';

export type EmbeddedPlaces = {
  /** The folder of PostgreSQL's files. */
  cluster: string;
  /** The folder of the unix socket, open to its owner only. */
  sockets: string;
  log: string;
};

/**
 * The locations of a data folder's embedded PostgreSQL. The socket moves to the system's temporary folder, under a name
 * derived from the data folder, if its path would exceed the kernel's limit.
 */
export function embeddedPlaces(dataDir: string): EmbeddedPlaces {
  const root = resolve(dataDir, 'postgres');
  const beside = join(root, 'sockets');
  const fits = Buffer.byteLength(join(beside, SOCKET_NAME)) <= SOCKET_PATH_LIMIT;
  const short = join(tmpdir(), `adey-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  return { cluster: join(root, 'cluster'), sockets: fits ? beside : short, log: join(root, 'postgres.log') };
}

/** The connection string of one database (by default the charity's) in the embedded PostgreSQL of this data folder. */
export function embeddedAddress(dataDir: string, database = DATABASE_NAME): string {
  const { sockets } = embeddedPlaces(dataDir);
  return `postgres://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}
