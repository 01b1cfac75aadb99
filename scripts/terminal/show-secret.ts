import { storeSecret } from '#platform/stored-secrets.ts';

type Shown = {
  /** The file that keeps it where nobody is looking. */
  file: string;
  /** What a person reads in a terminal, with the secret. */
  words: string;
  /** The content of the file. */
  content: string;
  /** What it is, to begin a sentence with. */
  what: string;
};

/**
 * Shows a secret in a terminal. Anywhere else the output ends in a log, which is kept, copied and read by many: there the
 * secret goes to a file that only its owner reads, and the output names the file.
 */
export async function showSecret({ file, words, content, what }: Shown): Promise<void> {
  if (process.stdout.isTTY) {
    process.stdout.write(words);
    return;
  }
  const path = await storeSecret(file, content);
  process.stdout.write(`
  ${what} is in this file, because this output may be stored: ${path}
  Only the account that runs this software can read it. Take it away from this machine: the page "Is everything well?"
  of the admin reminds you until you confirm that.

`);
}
