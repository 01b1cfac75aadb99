import { statfs } from 'node:fs/promises';

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
