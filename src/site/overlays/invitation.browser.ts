import { isText, readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';

/** Overlays that open by themselves; at most one in a visit, which is a browser session. */
export type Invitation = 'announcement' | 'popup';

/** The invitation that has come in this visit, or null. Where session storage is refused, none is known. */
export function cameInThisVisit(): string | null {
  return readStored(visitStorage(), visitKeys.invited, isText);
}

/** Notes that an invitation is being shown. */
export function noteInvitation(invitation: Invitation): void {
  writeStored(visitStorage(), visitKeys.invited, invitation);
}
