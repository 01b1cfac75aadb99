import { storeSecret } from '#platform/stored-secrets.ts';

type Shown = {
  /** The name of the file, for output that is not a terminal. */
  file: string;
  /** The text for a terminal, which contains the secret. */
  words: string;
  /** The content of the file. */
  content: string;
  /** What the secret is, such as "The key that opens the backups". */
  what: string;
};

/**
 * Prints a secret to a terminal. Without a terminal the output usually ends up in a log that others can read, so the secret
 * is written to a file only its owner can open, and the output names that file.
 */
export async function showSecret({ file, words, content, what }: Shown): Promise<void> {
  if (process.stdout.isTTY) {
    process.stdout.write(words);
    return;
  }
  const path = await storeSecret(file, content);
  process.stdout.write(`
  ${what} is in this file, because this output may be stored: ${path}
  Only the account that runs this software can read it. Take it away from this machine: the page "Is everything working?"
  of the admin reminds you until you confirm that.

`);
}
