import '../terminal/read-settings-file.mjs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Payload } from 'payload';
import { env } from '#platform/env.ts';
import { decodeText } from '#platform/read-table.ts';
import type { ImportResult } from '../../src/moving/import-old-database.ts';
import { importReport, noJsonReport } from '../../src/moving/import-report.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { withDatabase } from './configured-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openCms } from './open-cms.ts';
import { needsPreparation } from './preparation.ts';

const LINES_SHOWN = 20;
const usage =
  'npm run import -- FILE [--pictures FOLDER] [--overwrite] [--yes] [--report FILE]; see docs/how-to/move-from-the-old-site.md';

// "npm run import -- FILE" shows what an import would do, asks, and imports.
await exitOnFailure(async () => {
  const options = await readOptions();
  await withDatabase('npm run import', async () => {
    const { migrations } = await needsPreparation({ samples: false });
    if (migrations) await migrateDatabase();
    await moveIn(await openCms(), options);
  });
  process.exit(0);
});

type Options = Awaited<ReturnType<typeof readOptions>>;

async function moveIn(payload: Payload, options: Options): Promise<void> {
  const trial = await step('Trial run', () => run(payload, options, false));
  console.log(`\n${importReport(trial, about(options), LINES_SHOWN)}`);
  const comes = trial.entries.some(({ fate }) => fate === 'new' || fate === 'changed');
  if (!comes && trial.numbers.raised === 0) {
    console.log('  There is nothing to import: everything is here already, or cannot be read.\n');
    return saveReport(trial, options);
  }
  if (!(options.yes || (await isConfirmed()))) {
    console.log('  Nothing was imported.\n');
    return saveReport(trial, options);
  }
  const result = await step('Import', () => run(payload, options, true));
  await saveReport(result, options);
}

async function run(payload: Payload, options: Options, write: boolean): Promise<ImportResult> {
  const { text, picturesFolder, overwrite } = options;
  const { importOldDatabase } = await import('../../src/moving/import-old-database.ts');
  const outcome = await importOldDatabase(payload, { text, picturesFolder, overwrite, write });
  if (!outcome.ok) throw new Failure(noJsonReport(outcome.problem, about(options)).trim());
  return outcome.value;
}

async function saveReport(result: ImportResult, options: Options): Promise<void> {
  await mkdir(join(options.report, '..'), { recursive: true });
  await writeFile(options.report, importReport(result, about(options)));
  console.log(`  The whole report is in ${options.report}\n`);
}

function about({ file, now }: Options) {
  return { file: basename(file), now };
}

/** Without a terminal nobody can confirm. */
async function isConfirmed(): Promise<boolean> {
  if (!stdin.isTTY) {
    console.log('  To import it, add --yes.');
    return false;
  }
  const keyboard = createInterface({ input: stdin, output: stdout });
  const answer = await keyboard.question('  Import this? Write yes to go ahead: ');
  keyboard.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function readOptions() {
  const { values, positionals } = parse();
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Failure(`Name one file: ${usage}`);
  const bytes = await readFile(file).catch(() => {
    throw new Failure(`${file} cannot be read`);
  });
  const text = decodeText(bytes)?.text;
  if (text === undefined) throw new Failure(`${file} is not a text; save it as JSON in UTF-8`);
  const { pictures, overwrite = false, yes = false } = values;
  if (pictures !== undefined && !(await stat(pictures).catch(() => null))?.isDirectory())
    throw new Failure(`${pictures} is no folder`);
  const now = new Date();
  const day = now.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  const report = values.report ?? join(env.DATA_DIR, 'imports', `import-${day}.txt`);
  return { file, text, picturesFolder: pictures ?? null, overwrite, yes, report, now };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        pictures: { type: 'string' },
        report: { type: 'string' },
        overwrite: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Failure(`${(error as Error).message}; ${usage}`);
  }
}
