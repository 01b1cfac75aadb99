/** Thrown with one sentence a person can act on, without a full stop. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

const KNOWN: readonly [RegExp, string][] = [
  [/No space left on device/i, 'The disk is full: PostgreSQL could not write its files'],
  [
    /database files are incompatible with server/i,
    'The database files were made by another version of PostgreSQL',
  ],
  [/could not bind|could not create lock file|too long/i, 'PostgreSQL could not open its socket'],
  [/could not access directory|Permission denied/i, 'PostgreSQL may not read or write its folder'],
  [
    /could not (map|create|resize).*shared memory|shmget|semget/i,
    'The machine gives PostgreSQL too little shared memory',
  ],
  [/error while loading shared libraries/i, 'A system library the built-in PostgreSQL needs is missing'],
];

/** A sentence for PostgreSQL's output before it exited; its own last line if we know no better one. */
export function explainFailure(output: string, logFile: string | null): EmbeddedDatabaseError {
  const known = KNOWN.find(([pattern]) => pattern.test(output));
  const lines = output.trim().split('\n');
  const message =
    lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  const reason = known ? known[1] : `PostgreSQL did not start: ${message.trim()}`;
  return new EmbeddedDatabaseError(logFile ? `${reason}; its log is ${logFile}` : reason);
}
