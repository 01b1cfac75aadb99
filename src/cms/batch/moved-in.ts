import type { PayloadRequest } from 'payload';

/** What an import puts in `context`, for the rules that hold for what staff write and not for what was written long ago. */
export type MovedIn = { movedIn?: boolean };

/** Whether this request moves in content that was published elsewhere. */
export function isMovedIn(req: PayloadRequest): boolean {
  return (req.context as MovedIn).movedIn === true;
}
