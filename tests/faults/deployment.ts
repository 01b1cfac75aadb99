import type { Fault } from './fault.ts';

/** Mistakes in settings, containers and upgrades. */
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
      title: 'loses the line break at its end and nothing else',
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
      title: 'by one file, and each secret by a file of its own',
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
      title: 'the guide makes a file for each secret that is mounted',
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
      title: 'the PostgreSQL that archives its log is the one of compose.yaml',
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
      title: 'keeps what each process, backups, a restore and its trial import',
    },
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
      file: 'src/platform/database/upgrade.integration.test.ts',
      title: 'an upgrade whose backup fails changes nothing, and says how to go on',
    },
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
      title: 'backups made before an upgrade stay until the next upgrade',
    },
  },
];
