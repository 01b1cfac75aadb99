/** Readable by scripts and no secret: it says that asking who is there is worth a request. */
export const visitorHint = 'adey-visitor';

/** Who looks at the page, as far as pages show it. `memberSince` is a year. */
export type Visitor =
  | { readonly signedIn: false }
  | {
      readonly signedIn: true;
      readonly firstName: string;
      readonly email: string;
      /** Empty where the account has none. */
      readonly phone: string;
      readonly memberSince: number;
      /** A picture handed out by this site, never one from elsewhere; null without one. */
      readonly imageUrl: string | null;
    };

/** Tells from the cookies of a browser (`document.cookie`, or the header) whether somebody may be signed in. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies.split(';').some(cookie => cookie.trim() === `${visitorHint}=1`);
}
