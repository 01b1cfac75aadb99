import { posix } from 'node:path';
import { type Check, isGenerated } from './source-tree.ts';

const whole = new Set(['data', 'util', 'helper']);
const anyPart = /^(utils|helpers|misc|common|shared|manager|handler)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const addressOfFramework = /^(\(.+\)|\[.+\](\.[a-z.-]+)?|\{.+\})$/;
/** Endpoints are spelled as in the specification: /api/addSubscriber. */
const addressOfEndpoint = /^src\/site\/pages\/api\/[a-z]+([A-Z][a-z]+)*\.ts$/;
const spelledByCustom = /^([A-Z]+\.md|LICENSE(S?\.md)?|Dockerfile|Caddyfile|\.[a-z].*)$/;

/** Meaningless names are forbidden for files and folders, and so are `new-…` and `…2`. */
export const forbiddenNames: Check = files =>
  parts(files).flatMap(({ path, name }) => {
    const stem = name.replace(/^\./, '').split('.')[0] ?? '';
    const isForbidden = whole.has(stem) || stem.split('-').some(part => anyPart.test(part));
    const ages = stem.startsWith('new-') || /[a-z-]2$/.test(stem);
    return isForbidden || ages ? [`${path} has a forbidden name`] : [];
  });

/** Files and folders are in kebab-case, except addresses required by a framework and conventional names. */
export const kebabCase: Check = files =>
  parts(files).flatMap(({ path, name }) =>
    kebab.test(name) ||
    addressOfFramework.test(name) ||
    addressOfEndpoint.test(path) ||
    spelledByCustom.test(name)
      ? []
      : [`${path} is not in kebab-case`],
  );

/** Every file and folder once, with its base name. */
function parts(files: Parameters<Check>[0]): { path: string; name: string }[] {
  const paths = new Set<string>();
  for (const file of files) {
    if (isGenerated(file)) continue;
    for (let at = file.path; at !== '.'; at = posix.dirname(at)) paths.add(at);
  }
  return [...paths].sort().map(path => ({ path, name: posix.basename(path) }));
}
