import type { FlattenedField, SanitizedConfig } from 'payload';

/** In the `custom` part of a field that our own code writes: what a request says about it is dropped. */
type IsSystem = { isSystem?: boolean };
export const systemField = { isSystem: true } satisfies IsSystem;

const timestamps = ['createdAt', 'updatedAt'];
/** What Payload says about a file. The focal point is not among them: staff choose it. */
const ofFiles = ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'];

type Kind = { flattenedFields: FlattenedField[]; upload?: unknown };

/** The names of the fields of a collection, or of settings, that only our own code writes. */
export function systemFieldsOf({ flattenedFields, upload }: Kind): string[] {
  const names = flattenedFields
    .filter(({ name, custom }) => {
      const isMarked = (custom as IsSystem | undefined)?.isSystem === true;
      return isMarked || timestamps.includes(name) || (upload && ofFiles.includes(name));
    })
    .map(({ name }) => name);
  return names;
}

type Args = { data?: unknown };

function withoutSystemFields<A extends Args>(args: A, names: readonly string[]): A {
  const { data } = args;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return args;
  const allowed = Object.entries(data).filter(([name]) => !names.includes(name));
  return { ...args, data: Object.fromEntries(allowed) };
}

/**
 * Drops these fields from whatever is saved with the rights of somebody: over REST, by the forms of the admin, and by our
 * own code on somebody's behalf. Forms send back what they have read, so it is no reason to refuse the rest. This comes
 * before all other hooks, which may then set them.
 */
export function keepSystemFields(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const names = systemFieldsOf(collection);
    collection.hooks.beforeOperation = [
      ({ args, operation, overrideAccess }) =>
        !overrideAccess && (operation === 'create' || operation === 'update')
          ? withoutSystemFields(args, names)
          : args,
      ...(collection.hooks.beforeOperation ?? []),
    ];
  }
  for (const settings of config.globals) {
    const names = systemFieldsOf(settings);
    settings.hooks.beforeOperation = [
      ({ args, operation, overrideAccess }) =>
        !overrideAccess && operation === 'update' ? withoutSystemFields(args, names) : args,
      ...(settings.hooks.beforeOperation ?? []),
    ];
  }
  return config;
}
