import { statfs } from 'node:fs/promises';

/** A film of two to three minutes at the size pages show it. */
export const MAX_FILM_BYTES = 100 * 1024 * 1024;
export const FILM_TYPES = ['video/mp4', 'video/webm'];

/** Shown to whoever uploads; one sentence each. */
export const filmRefusals = {
  tooLarge: 'This film is larger than 100 MB; please save it smaller and try again.',
  wrongKind: 'This is not a film we can show; please use MP4 or WebM.',
  place:
    'This film tells where it was taken, and we do not change films; please save a copy without its location (phones ask for it under "Options" when you share a film) and upload that copy.',
  noRoom:
    'The disk has no room for this film; ask whoever looks after the server to make some, and upload it again.',
  replaced:
    'A film cannot be exchanged, because its consent belongs to it; please upload the other one as a new film.',
} as const;

/** Reserved for the database, which is often on the same disk. */
const reserveBytes = 32 * 1024 * 1024;

/**
 * Whether the disk of `folder` has room for `bytes` more. Checked before anything is written: a disk that fills up on
 * the way leaves half a file. A missing folder, or none, has room.
 */
export async function hasRoomFor(bytes: number, folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize > bytes + reserveBytes;
}
