/** Thrown with one sentence a person can act on, without a full stop. Nothing has been changed when it is thrown. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const damaged = (what: string) =>
  new BackupError(`The backup is damaged (${what}): nothing was changed; take an older one`);
