import type { FlattenedField, SanitizedConfig } from 'payload';

/** Put in `custom` of a field that only our own code writes: values sent for it are dropped. */
type IsSystem = { isSystem?: boolean };
export const systemField = { isSystem: true } satisfies IsSystem;

const timestamps = ['createdAt', 'updatedAt'];
/** What Payload stores about a file, apart from the focal point, which staff choose. */
const uploadFields = ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'];

type Kind = { flattenedFields: FlattenedField[]; upload?: unknown };

/** The names of the fields that only our own code writes. */
export function listSystemFields({ flattenedFields, upload }: Kind): string[] {
  const names = flattenedFields
    .filter(({ name, custom }) => {
      const isMarked = (custom as IsSystem | undefined)?.isSystem === true;
      return isMarked || timestamps.includes(name) || (upload && uploadFields.includes(name));
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
 * Drops system fields from every save that is made with a user's rights: over REST, from the admin's forms, and by our own
 * code on a user's behalf. It drops rather than refuses, because forms send back what they have read. It runs before all
 * other hooks, which may then set these fields.
 */
export function protectSystemFields(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const names = listSystemFields(collection);
    collection.hooks.beforeOperation = [
      ({ args, operation, overrideAccess }) =>
        !overrideAccess && (operation === 'create' || operation === 'update')
          ? withoutSystemFields(args, names)
          : args,
      ...(collection.hooks.beforeOperation ?? []),
    ];
  }
  for (const settings of config.globals) {
    const names = listSystemFields(settings);
    settings.hooks.beforeOperation = [
      ({ args, operation, overrideAccess }) =>
        !overrideAccess && operation === 'update' ? withoutSystemFields(args, names) : args,
      ...(settings.hooks.beforeOperation ?? []),
    ];
  }
  return config;
}
