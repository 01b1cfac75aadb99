/** The part of a JSON schema that examples use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** Components by name, for `$ref`. */
export type Schemas = Readonly<Record<string, Schema>>;

/** The schema itself, or the one it refers to. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** A value that matches a schema: its stated examples, or the simplest value. */
export function exampleOf(given: Schema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas);
  const stated = [schema.example, schema.const, schema.default, schema.enum?.[0]].find(
    value => value !== undefined,
  );
  if (stated !== undefined) return stated;
  const either = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (either) return exampleOf(either, schemas);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, part]) => [name, exampleOf(part, schemas)]);
    return Object.fromEntries(fields);
  }
  if (schema.prefixItems) return schema.prefixItems.map(part => exampleOf(part, schemas));
  if (schema.items) return [exampleOf(schema.items, schemas)];
  return plainest[[schema.type].flat()[0] ?? 'string'] ?? null;
}

const plainest: Readonly<Record<string, unknown>> = {
  string: '…',
  integer: 0,
  number: 0,
  boolean: true,
  array: [],
  object: {},
};
