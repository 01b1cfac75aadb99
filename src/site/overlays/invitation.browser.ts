/** What appears over a page by itself; one of them in a visit, which is a browser session. */
export type Invitation = 'announcement' | 'popup';

/** The invitation that has come in this visit, or null. Where session storage is refused, none is known. */
export function cameInThisVisit(): string | null {
  try {
    return sessionStorage.getItem('invited');
  } catch {
    return null;
  }
}

/** Notes that an invitation is being shown. */
export function noteInvitation(invitation: Invitation): void {
  try {
    sessionStorage.setItem('invited', invitation);
  } catch (error) {
    console.info('The visit is not noted.', error);
  }
}
