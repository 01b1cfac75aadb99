import { statfs } from 'node:fs/promises';

/** Left for the database, whose disk is often the same one. */
const reserveBytes = 32 * 1024 * 1024;
/** A picture and all its cuts. */
const timesTheFile = 4;

/**
 * Whether the disk of `folder` has room for an upload of `bytes`. Asked before anything is written: a disk that fills
 * in the midst of it leaves half a picture behind. A folder that is not there yet, or no folder at all, has room.
 */
export async function hasRoomFor(bytes: number, folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize > bytes * timesTheFile + reserveBytes;
}
