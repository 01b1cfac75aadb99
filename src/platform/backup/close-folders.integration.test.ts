import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addFilm } from '../../../tests/support/films.ts';
import { addPdf } from '../../../tests/support/pdfs.ts';
import { addPicture } from '../../../tests/support/pictures.ts';
import { writeAtomically } from './backup-files.ts';
import { backupFolder, closeDataFolders } from './backup-settings.ts';
import { folderMedia } from './media-store.ts';

const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const media = () => join(env.DATA_DIR, 'media');

it('folders that an earlier version left open are closed to other accounts at the start', async () => {
  const folders = [media(), `${media()}.incoming`, backupFolder()];
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
  }
  writeFileSync(join(media(), 'a.jpg'), 'a');
  await closeDataFolders();
  expect(folders.map(readMode)).toEqual(['700', '700', '700']);
});

it('storing a picture, film or PDF restricts the media folder to mode 700, even if it was 777', async () => {
  const payload = await openTestPayload();
  for (const add of [addPicture, addFilm, addPdf]) {
    mkdirSync(media(), { recursive: true });
    chmodSync(media(), 0o777);
    await add(payload);
    expect(readMode(media())).toBe('700');
  }
});

it('restored files and written backups have mode 600, and their folders mode 700', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'adey-closed-')), 'media');
  const incoming = await folderMedia(folder).receive();
  async function* body() {
    yield Buffer.from('a');
  }
  await incoming.write('a.jpg', body());
  await incoming.commit();
  expect([readMode(folder), readMode(join(folder, 'a.jpg'))]).toEqual(['700', '600']);
  const backup = join(folder, 'backups', 'b');
  await writeAtomically(backup, body());
  expect([readMode(join(folder, 'backups')), readMode(backup)]).toEqual(['700', '600']);
});
