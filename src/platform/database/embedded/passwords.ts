import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type DatabaseAccount, databaseAccounts } from '#platform/database/rights/account-rights.ts';

export type Passwords = Readonly<Record<'owner' | DatabaseAccount, string>>;

/** The passwords in a file, or null while none were made. */
export function readPasswords(file: string): Passwords | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The passwords in a file only its owner can read; those that are missing are made. */
export function havePasswords(file: string): Passwords {
  const present = readPasswords(file);
  const names = ['owner', ...databaseAccounts] as const;
  const lacking = names.filter(name => present?.[name] === undefined);
  if (present && lacking.length === 0) return present;
  const made = Object.fromEntries(lacking.map(name => [name, randomBytes(24).toString('hex')]));
  const passwords = { ...present, ...made } as Passwords;
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  return passwords;
}
