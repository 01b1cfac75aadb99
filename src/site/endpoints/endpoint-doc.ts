import type { Endpoint } from '#platform/http/endpoint.ts';
import type { OpenApiDocument } from './open-api-document.ts';

/** One field an endpoint takes. */
export type FieldDoc = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
};

/** One response of an endpoint. */
export type ResponseDoc = {
  readonly status: string;
  readonly description: string;
  readonly example: string | null;
};

/** An endpoint on the developers' pages. */
export type EndpointDoc = {
  readonly id: string;
  readonly area: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly summary: string;
  readonly details: string;
  readonly secretHeader: string | null;
  readonly fields: readonly FieldDoc[];
  readonly responses: readonly ResponseDoc[];
  /** A command line to try it with. */
  readonly command: string;
};

/** The last part of the address of an area's page. */
export const areaSlug = (area: string): string => area.toLowerCase();

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};

/** Describes an endpoint from the OpenAPI document, so that both always agree. */
export function documentEndpoint(endpoint: Endpoint, document: OpenApiDocument): EndpointDoc {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const item = document.paths?.[endpoint.path] as unknown as Record<string, Operation>;
  const operation = item[endpoint.method.toLowerCase()] as Operation;
  const { id, area, method, path, summary } = endpoint;
  const sent = bodySchema(operation.requestBody?.content);
  return {
    id,
    area,
    method,
    path,
    summary,
    details: endpoint.details ?? '',
    secretHeader: endpoint.secretHeader ?? null,
    fields: [...listParameters(operation), ...(sent ? listFields(resolved(sent, schemas)) : [])],
    responses: listResponses(endpoint, operation, schemas),
    command: writeCommand(endpoint, { url: document.servers?.[0]?.url ?? '', sent, schemas }),
  };
}

function bodySchema(content: Content | undefined): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function listParameters({ parameters = [] }: Operation): FieldDoc[] {
  return parameters.map(({ name, required = false, description, schema }) => ({
    name,
    type: formatType(schema),
    required,
    description: description ?? schema.description ?? '',
  }));
}

function listFields({ properties = {}, required = [] }: Schema): FieldDoc[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: formatType(schema),
    required: required.includes(name),
    description: schema.description ?? '',
  }));
}

function formatType(schema: Schema): string {
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  return [schema.type].flat().join(' | ');
}

/** The responses of an endpoint itself; refusals that all share are explained once. */
function listResponses({ responses }: Endpoint, operation: Operation, schemas: Schemas): ResponseDoc[] {
  return Object.entries(responses).map(([status, { description }]) => {
    const json = operation.responses[status]?.content?.['application/json']?.schema;
    return { status, description, example: json ? formatExample(findExample(json, schemas)) : null };
  });
}

const longestLine = 60;

function formatExample(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length > longestLine ? JSON.stringify(value, null, 2) : line;
}

type CommandContext = { readonly url: string; readonly sent: Schema | undefined; readonly schemas: Schemas };

function writeCommand(
  { path, method, takes, secretHeader }: Endpoint,
  { url, sent, schemas }: CommandContext,
): string {
  const lines = [`curl ${url}${path}`];
  if (secretHeader) lines.push(`-H '${secretHeader}: …'`);
  if (method === 'POST' && takes === 'form') lines.push('--data …');
  else if (method === 'POST' && sent)
    lines.push("-H 'content-type: application/json'", `-d '${JSON.stringify(findExample(sent, schemas))}'`);
  return lines.join(' \\\n  ');
}

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
type Schemas = Readonly<Record<string, Schema>>;

/** The schema itself, or the one it refers to. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** A value that matches a schema: its stated examples, or the simplest value. */
export function findExample(given: Schema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas);
  const stated = [schema.example, schema.const, schema.default, schema.enum?.[0]].find(
    value => value !== undefined,
  );
  if (stated !== undefined) return stated;
  const either = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (either) return findExample(either, schemas);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, part]) => [
      name,
      findExample(part, schemas),
    ]);
    return Object.fromEntries(fields);
  }
  if (schema.prefixItems) return schema.prefixItems.map(part => findExample(part, schemas));
  if (schema.items) return [findExample(schema.items, schemas)];
  return defaultExamples[[schema.type].flat()[0] ?? 'string'] ?? null;
}

const defaultExamples: Readonly<Record<string, unknown>> = {
  string: '…',
  integer: 0,
  number: 0,
  boolean: true,
  array: [],
  object: {},
};
