/** Thrown with one sentence a person can act on, without a closing full stop. Nothing was changed when it comes. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const damaged = (what: string) =>
  new BackupError(`The backup is damaged (${what}): nothing was changed; take an older one`);
