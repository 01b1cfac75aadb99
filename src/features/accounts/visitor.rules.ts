/** Readable by scripts and not secret: it tells pages that requesting the visitor is worthwhile. */
export const visitorHint = 'adey-visitor';

/** The visitor as shown on pages. `memberSince` is a year. */
export type Visitor =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      readonly firstName: string;
      readonly email: string;
      /** Empty if unknown. */
      readonly phone: string;
      readonly memberSince: number;
      /** A picture served by this site, never by another; null without one. */
      readonly imageUrl: string | null;
    };

/** Whether the cookies (`document.cookie` or the header) suggest that somebody is signed in. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies.split(';').some(cookie => cookie.trim() === `${visitorHint}=1`);
}
