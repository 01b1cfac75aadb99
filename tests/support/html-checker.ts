import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import jar from 'vnu-jar';

type Message = { type: string; url: string; message: string; extract?: string; lastLine?: number };

const mostBytes = 64 * 1024 * 1024;

/** The checker reads style sheets too, and does not know their newer properties. */
const isAboutStyles = ({ message }: Message) => message.startsWith('CSS: ');

/**
 * What the Nu HTML checker calls an error in these pages, each by a name of its own: "name: message (markup)". Errors about
 * CSS are left out.
 * @throws when Java is missing or the checker fails.
 */
export async function errorsInHtml(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'adey-html-'));
  const names = [...pages.keys()];
  for (const [at, text] of [...pages.values()].entries()) writeFileSync(join(folder, `${at}.html`), text);
  const args = [
    '-Xmx1g',
    '-jar',
    String(jar),
    '--errors-only',
    '--exit-zero-always',
    '--format',
    'json',
    '--stdout',
  ];
  try {
    const { stdout } = await promisify(execFile)('java', [...args, folder], { maxBuffer: mostBytes });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages
      .filter(message => !isAboutStyles(message))
      .map(({ url, message, extract = '' }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
        return `${name}: ${message} (${extract.slice(-160)})`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
