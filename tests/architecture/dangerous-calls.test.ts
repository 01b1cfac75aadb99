import { describe, expect, it } from 'vitest';
import { isGenerated, planted, readTree, type SourceFile } from './checks/source-tree.ts';

type Rule = { readonly what: string; readonly calls: RegExp; readonly where: readonly string[] };

/** Calls that product code makes in these reviewed places only. */
const rules: Rule[] = [
  {
    what: 'a program is started where a process is run, never for a request',
    calls: /node:child_process/,
    where: [
      'src/platform/database/embedded/installation.ts',
      'src/platform/database/embedded/start.ts',
      // A program of ours, for what came from outside: two at a time, with limits.
      'src/platform/foreign/read-apart.ts',
      'worker.ts',
    ],
  },
  {
    what: 'no program is started through a shell',
    calls: /\bshell: true|\bexec(Sync)?\(['"`]|[\s{,]exec(Sync)?[,\s}].*node:child_process/,
    where: [],
  },
  { what: 'no code is made from text', calls: /\beval\(|\bnew Function\(|node:vm/, where: [] },
  {
    what: 'markup is made only from our own texts',
    calls: /set:html|dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    where: [
      'src/site/layouts/head.astro',
      'src/site/layouts/page.astro',
      'src/site/screens/home-motion.astro',
      // An empty text, which tells React to leave markup of the server alone.
      'src/ui/islands/island.tsx',
    ],
  },
  {
    what: 'a pattern is made from our own texts, or from an escaped one',
    calls: /new RegExp\(/,
    where: [
      'src/cms/accounts/one-time-code.ts',
      'src/features/meetings/calendars/remote-calendar.ts',
      'src/cms/media/film.reader.ts',
      'src/cms/publishing/publish-check.rules.ts',
      'src/cms/pdfs/check-pdf.ts',
      'src/core/email-address.ts',
      'src/core/person-name.ts',
      'src/core/search-words.ts',
      'src/features/newsletter/issues/issue.rules.ts',
      'src/features/newsletter/lists/status-words.rules.ts',
      'src/platform/staff-token.ts',
      'src/platform/log.ts',
      'src/platform/mail/bounce.rules.ts',
      'src/platform/wal-archive/archive.rules.ts',
    ],
  },
  {
    what: 'nothing relies on MD5 or SHA-1',
    calls: /create(Hash|Hmac)\(\s*['"](md5|sha1|ripemd160)/i,
    where: [],
  },
  {
    what: 'security-relevant randomness comes from the system',
    calls: /Math\.random\(/,
    // The delay between two attempts.
    where: ['src/platform/changes.ts', 'src/platform/mail/mail-worker.ts'],
  },
  {
    what: 'certificates are always checked',
    calls: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    where: [],
  },
  {
    what: 'a password field hides its input',
    calls: /<input(?![^>]*\btype="password")[^>]*\b(?:autoComplete|name)="[\w-]*[Pp]assword"/,
    where: [],
  },
  {
    what: 'only texts of the admin are cleaned on pasting: password managers work',
    calls: /\bonPaste\b|['"]paste['"]/,
    where: ['src/staff/rich-text/pasting.tsx'],
  },
  {
    what: 'output is written by the log, and by processes that fail to start',
    calls: /process\.std(out|err)\b/,
    where: ['server.ts', 'src/platform/log.ts', 'src/staff/operations.ts', 'worker.ts'],
  },
];

const isProduct = ({ path }: SourceFile) =>
  /^(src\/|server\.ts$|worker\.ts$)/.test(path) && !/\.(test|sweep)\.tsx?$|\.md$/.test(path);
const product = readTree().filter(file => isProduct(file) && !isGenerated(file));
const found = (rule: Rule, files: readonly SourceFile[]) =>
  files.filter(({ text }) => rule.calls.test(text)).map(({ path }) => path);

describe('dangerous calls in product code', () => {
  it.each(rules)('$what', rule => {
    expect(found(rule, product).sort()).toEqual([...rule.where].sort());
  });
});

it.each([
  "import { execFile } from 'node:child_process';",
  "import { exec } from 'node:child_process';",
  'spawn(program, args, { shell: true });',
  'eval(text);',
  'place.innerHTML = text;',
  'const pattern = new RegExp(text);',
  "createHash('md5').update(text);",
  'const key = Math.random();',
  'connect({ rejectUnauthorized: false });',
  'process.stdout.write(text);',
  '<input type="text" name="currentPassword" />',
  "field.addEventListener('paste', refuse);",
])('an additional dangerous call is detected: %s', text => {
  const files = [planted('src/features/news/x.ts', text)];
  expect(rules.filter(rule => found(rule, files).length > 0)).not.toEqual([]);
});
