import type { Call } from '#platform/http/call.ts';
import type { CallDocument } from './call-document.ts';
import { exampleOf, resolved, type Schema, type Schemas } from './example-of.ts';

/** One name a call takes. */
export type ToldField = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly says: string;
};

/** One end of a call. */
export type ToldEnd = { readonly status: string; readonly says: string; readonly example: string | null };

/** A call as the page of calls tells it. */
export type ToldCall = {
  readonly id: string;
  readonly area: string;
  readonly method: Call['method'];
  readonly path: string;
  readonly summary: string;
  readonly details: string;
  readonly secretHeader: string | null;
  readonly fields: readonly ToldField[];
  readonly ends: readonly ToldEnd[];
  /** A line to try it with. */
  readonly command: string;
};

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

/** Reads a call out of the document of all calls, so that the page cannot say anything else. */
export function tellCall(call: Call, document: CallDocument): ToldCall {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const item = document.paths?.[call.path] as unknown as Record<string, Operation>;
  const operation = item[call.method.toLowerCase()] as Operation;
  const { id, area, method, path, summary } = call;
  const sent = bodyOf(operation.requestBody?.content);
  return {
    id,
    area,
    method,
    path,
    summary,
    details: call.details ?? '',
    secretHeader: call.secretHeader ?? null,
    fields: [...parametersOf(operation), ...(sent ? fieldsOf(resolved(sent, schemas)) : [])],
    ends: endsOf(call, operation, schemas),
    command: commandOf(call, { url: document.servers?.[0]?.url ?? '', sent, schemas }),
  };
}

function bodyOf(content: Content | undefined): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

function parametersOf({ parameters = [] }: Operation): ToldField[] {
  return parameters.map(({ name, required = false, description, schema }) => ({
    name,
    type: typeOf(schema),
    required,
    says: description ?? schema.description ?? '',
  }));
}

function fieldsOf({ properties = {}, required = [] }: Schema): ToldField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    required: required.includes(name),
    says: schema.description ?? '',
  }));
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  return [schema.type].flat().join(' | ');
}

/** Its own ends; what all calls refuse alike is told once. */
function endsOf({ ends }: Call, { responses }: Operation, schemas: Schemas): ToldEnd[] {
  return Object.entries(ends).map(([status, { says }]) => {
    const json = responses[status]?.content?.['application/json']?.schema;
    return { status, says, example: json ? inLines(exampleOf(json, schemas)) : null };
  });
}

const longestLine = 60;

function inLines(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length > longestLine ? JSON.stringify(value, null, 2) : line;
}

type Around = { readonly url: string; readonly sent: Schema | undefined; readonly schemas: Schemas };

function commandOf({ path, method, takes, secretHeader }: Call, { url, sent, schemas }: Around): string {
  const lines = [`curl ${url}${path}`];
  if (secretHeader) lines.push(`-H '${secretHeader}: …'`);
  if (method === 'POST' && takes === 'form') lines.push('--data …');
  else if (method === 'POST' && sent)
    lines.push("-H 'content-type: application/json'", `-d '${JSON.stringify(exampleOf(sent, schemas))}'`);
  return lines.join(' \\\n  ');
}
