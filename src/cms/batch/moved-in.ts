import type { PayloadRequest } from 'payload';

/** Set in `context` by an import: some rules hold for what staff write, not for content written long ago. */
export type MovedIn = { movedIn?: boolean };

/** Whether this request imports content that was published elsewhere. */
export function isMovedIn(req: PayloadRequest): boolean {
  return (req.context as MovedIn).movedIn === true;
}
