// Plain JavaScript for the system's Node: this runs before anything is installed.

/** Something a person can fix, reported in one sentence and without a stack trace. */
export class Failure extends Error {
  name = 'Failure';
}

/** Sentences for system errors, by code. */
const SENTENCES = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'A permission is missing',
  EPERM: 'A permission is missing',
  EROFS: 'The disk is read-only',
};

/** Errors whose message is one sentence for people; everything else is a bug and shows its stack. */
const REPORTED_BY_MESSAGE = ['Failure', 'EmbeddedDatabaseError', 'SettingsError', 'BackupError'];

/**
 * The sentence for an error, with a closing full stop.
 * @param {unknown} error
 * @returns {string}
 */
export function messageFor(error) {
  if (!(error instanceof Error)) return String(error);
  if (REPORTED_BY_MESSAGE.includes(error.name)) return error.message.replace(/\.?$/, '.');
  const known = SENTENCES[/** @type {NodeJS.ErrnoException} */ (error).code ?? ''];
  return known ? `${known}: ${error.message}.` : (error.stack ?? error.message);
}

/**
 * Runs `work`; a failure is reported in one sentence and exits with 1.
 * @param {() => unknown} work
 */
export async function exitOnFailure(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n  ✗ ${messageFor(error)}\n\n`);
    process.exit(1);
  }
}
