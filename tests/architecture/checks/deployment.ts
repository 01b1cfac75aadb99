import { parse } from 'yaml';
import { listImports, packageName } from './imports.ts';
import type { SourceFile } from './source-tree.ts';

type Service = {
  image?: string;
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  secrets?: (string | { source: string; target: string })[];
};
export type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> };

export const readCompose = (text: string): Compose => parse(text, { merge: true });

/** The services that run our image. */
const ownServices = ({ services }: Compose) =>
  Object.entries(services).filter(([, { image }]) => image?.includes('ADEY_IMAGE'));

/** A secret that only the containers that make backups may have. */
const OF_BACKUPS = 'BACKUP_SIGNING_KEY';

/** Settings that do not reach a container, and names in it that no process reads. */
export function settingFaults(
  compose: Compose,
  settings: readonly string[],
  secrets: readonly string[],
): string[] {
  return ownServices(compose).flatMap(
    ([service, { env_file = [], environment = {}, secrets: mounted = [] }]) => {
      const unread = Object.keys(environment).filter(
        name => !settings.includes(name) && !secrets.some(secret => name === `${secret}_FILE`),
      );
      const unpassed = env_file.includes('.env') ? [] : settings.filter(name => !(name in environment));
      const closed = secrets.filter(
        name =>
          !name.startsWith('DATABASE_URL') &&
          name !== OF_BACKUPS &&
          (environment[`${name}_FILE`] !== `/run/secrets/${name}` ||
            !mounted.includes(name) ||
            compose.secrets[name]?.file !== `./secrets/${name}`),
      );
      return [
        ...unread.map(name => `${service} sets ${name}, which is no setting`),
        ...unpassed.map(name => `${service} does not get ${name}`),
        ...closed.map(name => `${service} does not get the file of ${name}`),
      ];
    },
  );
}

/** The containers that can sign a backup. */
export const listBackupSigners = (compose: Compose) =>
  ownServices(compose).flatMap(([service, { environment = {}, secrets = [] }]) =>
    secrets.includes(OF_BACKUPS) && environment[`${OF_BACKUPS}_FILE`] === `/run/secrets/${OF_BACKUPS}`
      ? [service]
      : [],
  );

/** Which database address each container reads under which setting. */
export const databaseAddresses = (compose: Compose) =>
  Object.fromEntries(
    ownServices(compose).map(([service, { environment = {}, secrets = [] }]) => [
      service,
      Object.fromEntries(
        secrets
          .map(secret => (typeof secret === 'string' ? { source: secret, target: secret } : secret))
          .filter(({ target }) => target.startsWith('DATABASE_URL'))
          .filter(({ target }) => environment[`${target}_FILE`] === `/run/secrets/${target}`)
          .map(({ source, target }) => [target, compose.secrets[source]?.file]),
      ),
    ]),
  );

/**
 * What a compose file takes from the operator directly; a setting among them would reach only the containers that name
 * it.
 */
export const interpolated = (text: string) =>
  [...new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))].toSorted();

/** The files below secrets/ that the commands in the guide create. */
export function listGuideSecrets(guide: string): string[] {
  const commands = /## Once\n+```sh\n(.*?)```/s.exec(guide)?.[1]?.replaceAll('\\\n', ' ') ?? '';
  const touched = /touch ([A-Z0-9_ ]+)/.exec(commands)?.[1] ?? '';
  const accounts = /for account in ([A-Z ]+);/.exec(commands)?.[1] ?? '';
  const written = [...commands.matchAll(/> secrets\/(\w+)/g)].map(([, name = '']) => name);
  const names = (text: string) => text.split(' ').filter(Boolean);
  return [
    ...new Set([...names(touched), ...written, ...names(accounts).map(account => `DATABASE_URL_${account}`)]),
  ].toSorted();
}

/** Images whose tag may point to another image tomorrow. */
export function floatingImages(images: readonly string[]): string[] {
  const exact = /:(\d+\.\d+\.\d+|(?<=postgres:)\d+\.\d+)(-[\w.]+)*(@sha256:[0-9a-f]{64})?$/;
  return images.filter(image => !exact.test(image));
}

/** Our files that the containers' commands, and the programs the worker starts, begin with. */
export function startedFiles(compose: Compose, dockerfile: string): string[] {
  const commands = ownServices(compose).map(([, { command = [] }]) => command.join(' '));
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  const found = [...commands, lastStage].join(' ').match(/[\w./-]+\.(ts|mjs)\b/g) ?? [];
  return [...new Set(found.map(file => file.replace(/^(\.|\/app)\//, '')))];
}

type Lock = { packages: Record<string, { dev?: boolean }> };

/** What `files` import and the image lacks: files its last stage does not copy, packages it prunes or deletes. */
export function missingInImage(
  tree: readonly SourceFile[],
  dockerfile: string,
  lock: Lock,
  files: readonly string[],
): string[] {
  const text = dockerfile.replaceAll('\\\n', ' ');
  const copied = [...text.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' ').map(source => source.replace('/app/', '')),
  );
  const deleted = [...text.matchAll(/rm -rf ([^&\n]*)/g)].flatMap(([, paths = '']) =>
    paths.trim().split(/\s+/),
  );
  const byPath = new Map(tree.map(file => [file.path, file]));
  const lacks = new Set<string>();
  const seen = new Set(files);
  for (const path of seen) {
    const file = byPath.get(path);
    // What the build bundles brings what it imports.
    const isThere = file || path.startsWith('dist/');
    if (!isThere || !copied.some(part => path === part || path.startsWith(`${part}/`))) lacks.add(path);
    for (const { specifier, target, typeOnly } of file ? listImports(file) : []) {
      if (typeOnly || specifier.startsWith('node:')) continue;
      if (target !== null) seen.add(target);
      else if (isGone(packageName(specifier), lock, deleted)) lacks.add(packageName(specifier));
    }
  }
  return [...lacks];
}

function isGone(name: string, { packages }: Lock, deleted: readonly string[]): boolean {
  const path = `node_modules/${name}`;
  const entry = packages[path];
  return !entry || entry.dev === true || deleted.some(gone => path === gone || path.startsWith(`${gone}/`));
}
