import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { CheckedManifest } from '#platform/backup/check-backup.ts';
import type { Target } from '#platform/backup/tables.ts';
import { Failure } from '../terminal/failure.mjs';

export type Consent = { replace: boolean; yes: boolean; unproven: boolean };

/** The option that accepts a backup although nobody can tell who wrote it. */
export const ACCEPT_UNPROVEN = '--accept-unproven';

/** Restores what this site signed; anything else only on request, because whoever knows the public key can make it. */
export function requireProof({ isProven }: CheckedManifest, { unproven }: Consent): void {
  if (isProven || unproven) return;
  throw new Failure(
    'Who wrote this backup is not proven: it has no signature that belongs to this key or this machine, and anybody who knows the ' +
      'public key can have made it. Versions up to 0.1.0 signed nothing: if you know where this file was since it was made, add ' +
      `${ACCEPT_UNPROVEN}; nothing was changed`,
  );
}

/** Deletes existing data only on request, confirmed by typing the name of the database. */
export async function requireConsent(
  { name, filledTables, hasFiles }: Target,
  { replace, yes }: Consent,
): Promise<void> {
  const there = [filledTables > 0 && `${filledTables} filled tables`, hasFiles && 'uploaded files'];
  const what = `The database ${name} has ${there.filter(Boolean).join(' and ')}`;
  if (!replace) throw new Failure(`${what}: to replace all of it, add --replace; nothing was changed`);
  if (yes) return;
  if (!stdin.isTTY)
    throw new Failure(`${what}: without a keyboard, --replace needs --yes; nothing was changed`);
  const keyboard = createInterface({ input: stdin, output: stdout });
  const answer = await keyboard.question(
    `  ${what}. All of it will be replaced. To continue, type the name of the database: `,
  );
  keyboard.close();
  if (answer.trim() !== name) throw new Failure('The name does not match; nothing was changed');
}
