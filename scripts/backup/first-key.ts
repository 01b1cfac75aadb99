import { makeOwnKey, ownKeyFile } from '#platform/backup/backup-key.ts';

/** Creates the backup key if there is none yet, and shows the secret half once. */
export async function makeFirstKey(): Promise<void> {
  await makeOwnKey(secretKey =>
    process.stdout.write(`
  Backups are encrypted from now on. This key opens them, and is shown this once:

  ${secretKey}

  Write it down twice and give it to two people, away from this machine: without it no backup
  can ever be read. The machine keeps only the half that encrypts (${ownKeyFile()}).

`),
  );
}
