import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { Target } from '#platform/backup/tables.ts';
import { Failure } from '../terminal/failure.mjs';

export type Consent = { replace: boolean; yes: boolean };

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
