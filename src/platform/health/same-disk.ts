import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Whether everything in `places` lies, or would lie, on the file system of `data`: then one loss takes all. */
export async function areOnDiskOf(data: string, places: readonly string[]): Promise<boolean> {
  const [own, ...others] = await Promise.all(
    [data, ...places].map(place => deviceOf(resolve(/* turbopackIgnore: true */ place))),
  );
  return others.every(device => device === own);
}

/** The number of the file system a folder is on; of its nearest parent while it is not there. */
async function deviceOf(place: string): Promise<number | null> {
  try {
    return (await stat(place)).dev;
  } catch {
    return dirname(place) === place ? null : deviceOf(dirname(place));
  }
}
