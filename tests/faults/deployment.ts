import type { Fault } from './fault.ts';

/** Mistakes in settings, containers, upgrades and restores. */
export const deploymentFaults: Fault[] = [
  {
    id: 'settings-file-keeps-its-line-break',
    area: 'processes',
    file: 'src/platform/settings-files.rules.ts',
    find: ".replace(/\\r?\\n$/, '')",
    replace: '.toString()',
    what: 'A secret written to a file with an editor is another one: nobody can sign in, mail is refused.',
    caughtBy: {
      kind: 'unit',
      file: 'src/platform/env.test.ts',
      title: 'loses only the line break at its end',
    },
  },
  {
    id: 'proxy-keeps-connections-too-long',
    area: 'processes',
    file: 'deploy/Caddyfile',
    find: 'keepalive 30s',
    replace: 'keepalive 90s',
    what: 'Now and then a page fails with a 502, because the proxy used a connection that was being closed.',
    caughtBy: {
      kind: 'unit',
      file: 'tests/architecture/deployment.test.ts',
      title: 'closes idle connections before the site and the admin do',
    },
  },
  {
    id: 'container-without-its-settings',
    area: 'processes',
    file: 'deploy/compose.yaml',
    find: 'env_file: [.env]',
    replace: 'env_file: []',
    what: 'What the operator writes into the settings has no effect in containers.',
    caughtBy: {
      kind: 'unit',
      file: 'tests/architecture/deployment.test.ts',
      title: 'through one file, and each secret through its own file',
    },
  },
  {
    id: 'guide-without-a-secret-file',
    area: 'processes',
    file: 'docs/how-to/run-in-containers.md',
    find: '  STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET',
    replace: '  STRIPE_WEBHOOK_SECRET',
    what: 'Whoever follows the guide has containers that do not start, because a file is missing.',
    caughtBy: {
      kind: 'unit',
      file: 'tests/architecture/deployment.test.ts',
      title: 'the guide creates a file for each mounted secret, without which Compose does not start',
    },
  },
  {
    id: 'container-database-without-archive',
    area: 'processes',
    file: 'deploy/compose.moments.yaml',
    find: '"archive_mode=on"',
    replace: '"archive_mode=off"',
    what: 'No moment of a PostgreSQL in a container comes back, although the guide says so.',
    caughtBy: {
      kind: 'unit',
      file: 'tests/architecture/deployment.test.ts',
      title:
        'the PostgreSQL that archives its log is the one in compose.yaml, and archives at least every minute',
    },
  },
  {
    id: 'image-without-its-scripts',
    area: 'processes',
    file: 'Dockerfile',
    find: 'COPY --from=build /app/scripts scripts',
    replace: '# scripts are for development',
    what: 'In containers nothing can be backed up, restored or tried out.',
    caughtBy: {
      kind: 'unit',
      file: 'tests/architecture/deployment.test.ts',
      title: 'contains what each process, backups, a restore and its trial import',
    },
  },
  {
    id: 'archive-moment-without-pictures',
    area: 'platform/backup',
    file: 'src/platform/wal-archive/media-of-backups.ts',
    find: '      return (await unpacked).read(name);',
    replace: '      return null;',
    what: 'A restored moment has no pictures but those nobody had deleted.',
    caughtBy: {
      kind: 'integration',
      file: 'src/platform/wal-archive/restore-to-moment.drill.integration.test.ts',
      title:
        'a moment of the last minute is restored by command: rows and pictures, without people who left since',
    },
    onlyInFull: true,
  },
  {
    id: 'upgrade-without-a-backup',
    area: 'platform/database',
    file: 'src/platform/database/migrate.ts',
    find: '      await before();\n',
    replace: '',
    what: 'An upgrade changes the database without a backup, so there is no way back.',
    caughtBy: {
      kind: 'integration',
      file: 'src/platform/database/upgrade.drill.integration.test.ts',
      title: 'an upgrade whose backup fails changes nothing, and says how to continue',
    },
    onlyInFull: true,
  },
  {
    id: 'upgrade-leaves-receipts-without-amount',
    area: 'features/giving',
    file: 'src/features/giving/giving-tables.ts',
    find: '  alter table giving.receipts add column if not exists amount bigint check (amount > 0);\n',
    replace: '',
    what: 'After an upgrade no receipt can be made, because its table lacks what had arrived.',
    build: 'tables',
    // The whole file: this is checked after the upgrade that its second test performs.
    caughtBy: { kind: 'integration', file: 'src/platform/database/upgrade.drill.integration.test.ts' },
    onlyInFull: true,
  },
  {
    id: 'upgrade-backup-deleted-at-night',
    area: 'platform/backup',
    file: 'src/platform/backup/retention.rules.ts',
    find: 'backups.filter(({ before }) => !before)',
    replace: 'backups',
    what: 'The backup made before an upgrade is gone after a few nights.',
    caughtBy: {
      kind: 'unit',
      file: 'src/platform/backup/retention.rules.test.ts',
      title:
        'backups made before an upgrade are retained until the next upgrade, however often one is attempted',
    },
  },
];
