/**
 * Switches giving on with the way without money, so that a newcomer can give within a minute. `GIVING=off` starts with the
 * external donation page; production decides for itself. Called before the settings are first read.
 */
export function practiseGiving(): void {
  if ((process.env.ADEY_ENV ?? 'development') === 'development') process.env.GIVING ??= 'on';
}
