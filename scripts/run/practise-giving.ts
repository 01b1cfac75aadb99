/**
 * Switches giving on with the way without money, so that a newcomer can give within a minute. `GIVING=off` starts with the
 * donation page elsewhere; production decides for itself. Called before the settings are read for the first time.
 */
export function practiseGiving(): void {
  if ((process.env.ADEY_ENV ?? 'development') === 'development') process.env.GIVING ??= 'on';
}
