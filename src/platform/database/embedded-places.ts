import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DatabaseAccount, databaseAccounts } from '#platform/database/account-rights.ts';

/**
 * The kernel's limit for the path of a unix socket, without the closing zero (sockaddr_un: 108 on Linux, 104 on macOS).
 */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;
const SOCKET_NAME = '.s.PGSQL.5432';
export const DATABASE_NAME = 'adey';
export const DATABASE_USER = 'adey';

type EmbeddedPlaces = {
  /** The folder of PostgreSQL's files. */
  cluster: string;
  /** The folder of the unix socket, open to its owner only. */
  sockets: string;
  log: string;
  /** The file with the passwords of the accounts, readable only by the account that starts the processes. */
  passwords: string;
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
  return {
    cluster: join(root, 'cluster'),
    sockets: fits ? beside : short,
    log: join(root, 'postgres.log'),
    passwords: join(root, 'passwords.json'),
  };
}

/**
 * The connection string of one database (by default the charity's) in the embedded PostgreSQL of this data folder, for
 * its owner or for one of the accounts of the processes.
 */
export function embeddedAddress(
  dataDir: string,
  database = DATABASE_NAME,
  account: 'owner' | DatabaseAccount = 'owner',
): string {
  const { sockets, passwords } = embeddedPlaces(dataDir);
  const user = account === 'owner' ? DATABASE_USER : `${DATABASE_USER}_${account}`;
  const password = readPasswords(passwords)?.[account];
  const login = password === undefined ? user : `${user}:${password}`;
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

export type Passwords = Readonly<Record<'owner' | DatabaseAccount, string>>;

/** The passwords in a file, or null while none were made. */
function readPasswords(file: string): Passwords | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The passwords in a file only its owner can read; those that are missing are made. */
export function ensurePasswords(file: string): Passwords {
  const present = readPasswords(file);
  const names = ['owner', ...databaseAccounts] as const;
  const lacking = names.filter(name => present?.[name] === undefined);
  if (present && lacking.length === 0) return present;
  const made = Object.fromEntries(lacking.map(name => [name, randomBytes(24).toString('hex')]));
  const passwords = { ...present, ...made } as Passwords;
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  return passwords;
}
