import '../terminal/read-settings-file.mjs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload, type Payload } from 'payload';
import config from '#config';
import { exportOldDatabase, type OldDatabase } from '../../src/moving/export-old-database.ts';
import { pathParts } from '../../src/moving/lookups.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { withDatabase } from './configured-database.ts';

const usage = 'npm run export -- FILE [--pictures FOLDER]; see docs/how-to/move-from-the-old-site.md';

// "npm run export -- FILE" writes what "npm run import" reads.
await exitOnFailure(async () => {
  const { file, pictures } = readOptions();
  await withDatabase('npm run export', async () => {
    const payload = await getPayload({ config });
    const database = await step('Export', () => exportOldDatabase(payload));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, database.text);
    if (pictures) await step('Pictures', () => copyPictures(payload, database, pictures));
    const { posts, events } = database.counts;
    console.log(`\n  ${file} holds ${posts} posts and ${events} events.\n`);
  });
  process.exit(0);
});

/** Each under the path in its name, where an import finds it. */
async function copyPictures(payload: Payload, { pictures }: OldDatabase, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const from = payload.collections.media.config.upload.staticDir ?? '';
  for (const [name, id] of pictures) {
    const { filename } = await payload.findByID({ collection: 'media', id, depth: 0 });
    const target = join(folder, ...pathParts(name));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, filename ?? ''), target);
  }
  return `${pictures.size}`;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { pictures: { type: 'string' } },
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('Name one file');
    return { file, pictures: values.pictures };
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
