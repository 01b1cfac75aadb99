import '../terminal/read-settings-file.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from '#config';
import { exitOnFailure } from '../terminal/failure.mjs';
import { untranslatedInCode } from './texts-of-code.ts';
import { untranslatedInForms } from './texts-of-forms.ts';

// "npm run amharic" adds every text of the admin that has no Amharic yet to src/cms/language/amharic, with an empty
// translation to fill in. Tests fail while one is empty.
await exitOnFailure(async () => {
  const payload = await getPayload({ config, disableDBConnect: true });
  const inForms = untranslatedInForms(payload.config).map(({ text }) => ({ text, area: 'forms' }));
  const added = [...inForms, ...untranslatedInCode()].filter(({ text, area }) => addWord(area, text));
  process.stdout.write(
    added.length === 0
      ? '  ✓ Every text of the admin has Amharic\n'
      : `${added.map(({ text, area }) => `  ${area}.json  ${text}\n`).join('')}  Translate them there.\n`,
  );
  process.exit(0);
});

function addWord(area: string, text: string): boolean {
  const file = `src/cms/language/amharic/${area}.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  if (Object.hasOwn(words, text)) return false;
  writeFileSync(file, `${JSON.stringify({ ...words, [text]: '' }, null, 2)}\n`);
  return true;
}
