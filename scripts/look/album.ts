import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { compareShots } from './compare.ts';
import type { Taken } from './photograph.ts';
import type { Shot } from './shots.ts';

/** A photograph beside the one of the run before. */
export type Entry = Pick<Shot, 'key' | 'group' | 'address' | 'locale' | 'theme' | 'width'> & {
  what: 'same' | 'changed' | 'new' | 'gone' | 'unreachable';
  /** Share of the pixels that differ, from 0 to 1. */
  share: number;
  problem: string | null;
};

const folders = ['now', 'before', 'difference', 'thumbnails'] as const;
const thumbnailWidth = 220;
const thumbnailHeight = 330;

/**
 * The photographs of a folder: `now` has the newest of each, `before` and `difference` what was there and what differs,
 * for those that changed in the last run.
 */
export async function openAlbum(folder: string) {
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  for (const name of ['before', 'difference'] as const) await empty(join(folder, name));
  const pathOf = (where: (typeof folders)[number], key: string, ending = 'png') =>
    join(folder, where, `${key}.${ending}`);
  const read = (key: string) => readFile(pathOf('now', key)).catch(() => null);

  async function put(key: string, png: Buffer): Promise<void> {
    await writeFile(pathOf('now', key), png);
    const thumbnail = sharp(png).resize({ width: thumbnailWidth });
    const { info, data } = await thumbnail.png().toBuffer({ resolveWithObject: true });
    const height = Math.min(info.height, thumbnailHeight);
    const small = sharp(data).extract({ left: 0, top: 0, width: info.width, height });
    await small.webp({ quality: 70 }).toFile(pathOf('thumbnails', key, 'webp'));
  }

  return {
    /** Keeps a photograph and says how it differs from the one of the run before. */
    async keep({ shot, png, problem }: Taken): Promise<Entry> {
      const { key, group, address, locale, theme, width } = shot;
      const entry = { key, group, address, locale, theme, width, share: 0, problem };
      if (!png) return { ...entry, what: 'unreachable' };
      const old = await read(key);
      if (!old) {
        await put(key, png);
        return { ...entry, what: 'new' };
      }
      const { changed, share, difference } = await compareShots(old, png);
      if (!changed || !difference) return { ...entry, what: 'same', share };
      await writeFile(pathOf('before', key), old);
      await writeFile(pathOf('difference', key), difference);
      await put(key, png);
      return { ...entry, what: 'changed', share };
    },
    /** Takes out what no longer exists, and names it. */
    async clearOut(shots: readonly Shot[]): Promise<string[]> {
      const known = new Set(shots.map(({ key }) => key));
      const kept = (await readdir(join(folder, 'now'))).map(name => name.replace(/\.png$/, ''));
      const gone = kept.filter(key => !known.has(key));
      for (const key of gone) {
        await rm(pathOf('now', key), { force: true });
        await rm(pathOf('thumbnails', key, 'webp'), { force: true });
      }
      return gone;
    },
  };
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name));
}
