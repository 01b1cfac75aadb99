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
];
