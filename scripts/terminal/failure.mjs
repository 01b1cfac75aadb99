// Plain JavaScript for the system's Node: this runs before anything is installed.

/** Something a person can mend, told in one sentence and without a stack trace. */
export class Failure extends Error {
  name = 'Failure';
}

/** Errors of the system that have a sentence of their own, by code. */
const SENTENCES = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'A permission is missing',
  EPERM: 'A permission is missing',
  EROFS: 'The disk is read-only',
};

/** Errors that say in one sentence what is wrong; everything else is a fault of ours and shows its stack. */
const TOLD_AS_THEY_ARE = ['Failure', 'EmbeddedDatabaseError', 'SettingsError', 'BackupError'];

/**
 * The sentence for an error, with a closing full stop.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceFor(error) {
  if (!(error instanceof Error)) return String(error);
  if (TOLD_AS_THEY_ARE.includes(error.name)) return error.message.replace(/\.?$/, '.');
  const known = SENTENCES[/** @type {NodeJS.ErrnoException} */ (error).code ?? ''];
  return known ? `${known}: ${error.message}.` : (error.stack ?? error.message);
}

/**
 * Runs `work`; a failure is told in one sentence and makes the exit code 1.
 * @param {() => unknown} work
 */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n  ✗ ${sentenceFor(error)}\n\n`);
    process.exit(1);
  }
}
