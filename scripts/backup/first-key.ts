import { createInstallationKey } from '#platform/backup/installation-key.ts';
import { publicKeyFile } from '#platform/backup/seal.ts';
import { showSecret } from '../terminal/show-secret.ts';

/** Creates the backup key if there is none yet, and shows the secret half once. */
export async function makeFirstKey(): Promise<void> {
  await createInstallationKey(secretKey =>
    showSecret({
      file: 'backup-key.txt',
      what: 'The key that opens the backups',
      words: `
  Backups are encrypted from now on. This key opens them, and is shown only once:

  ${secretKey}

  Write it down twice and give it to two people, away from this machine: without it no backup
  can ever be read. The machine keeps only the public key, which encrypts (${publicKeyFile()}),
  and a key that signs. This key also proves that a backup was signed by this machine.

`,
      content: `# This key opens the backups. Write it down twice and give it to two people, away from this machine:
# without it no backup can ever be read. Then remove this file.
${secretKey}
`,
    }),
  );
}
