/**
 * Whether journeys with this text open the admin, which takes a minute to build and as long as a journey to start. Most
 * need only the site: signing in as a visitor does not need the admin's address.
 */
export function needsAdmin(text: string): boolean {
  return /staffUrl|signInToAdmin/.test(text);
}
