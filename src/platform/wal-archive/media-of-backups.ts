import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readBackupName } from '#platform/backup/backup-files.ts';
import type { CopyTarget } from '#platform/backup/copy-target.ts';
import { isFileName } from '#platform/backup/manifest.ts';
import { folderMedia, type MediaStore } from '#platform/backup/media-store.ts';
import { type OpeningKey, unseal } from '#platform/backup/seal.ts';
import { readTar } from '#platform/backup/tar.ts';

type Source = { target: CopyTarget; until: Date; key: OpeningKey; folder: string };

/**
 * A store that looks for a missing file in the nightly backups around a moment: the last before it and the first after
 * it. A file of the same name is the same picture, because names contain a digest.
 */
export function withBackedUpMedia(media: MediaStore, source: Source): MediaStore {
  let unpacked: Promise<MediaStore> | undefined;
  return {
    ...media,
    async read(name) {
      const found = await media.read(name);
      if (found) return found;
      unpacked ??= unpackAround(source);
      return (await unpacked).read(name);
    },
  };
}

async function unpackAround({ target, until, key, folder }: Source): Promise<MediaStore> {
  const backups = [...(await target.list()).keys()]
    .flatMap(name => {
      const read = readBackupName(name);
      return read ? [{ name, madeAt: read.madeAt }] : [];
    })
    .toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  const around = [
    backups.findLast(({ madeAt }) => madeAt <= until),
    backups.find(({ madeAt }) => madeAt > until),
  ];
  await mkdir(folder, { recursive: true });
  for (const backup of around) if (backup) await unpack(backup.name, { target, key, folder });
  return folderMedia(folder);
}

async function unpack(name: string, { target, key, folder }: Omit<Source, 'until'>): Promise<void> {
  const stored = await target.read(name);
  if (!stored) return;
  const file = join(folder, '.backup');
  await pipeline(stored, createWriteStream(file, { mode: 0o600 }));
  for await (const entry of readTar(unseal(file, key))) {
    const media = entry.name.startsWith('media/') ? entry.name.slice('media/'.length) : '';
    if (isFileName(media))
      await pipeline(entry.body, createWriteStream(join(folder, media), { mode: 0o600 }));
  }
  await rm(file);
}
