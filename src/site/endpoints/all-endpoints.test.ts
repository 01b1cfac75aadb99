import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { cachedEndpoints } from '../known-parameters.ts';
import { allEndpoints } from './all-endpoints.ts';
import { describeEndpoints, describeSite } from './describe-endpoints.endpoint.ts';

describe('the list of all endpoints', () => {
  it('the list of endpoints has each method and path once, and each id once', () => {
    const listed = [...allEndpoints, describeEndpoints];
    const names = listed.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(names.length);
  });

  it('the endpoints marked as cached are those the server caches, all of them GET without a query', () => {
    const cached = allEndpoints.filter(endpoint => endpoint.cached);
    expect(new Set(cached.map(({ path }) => path))).toEqual(cachedEndpoints);
    // A cached endpoint is cached under its path alone, and made without knowing the caller.
    expect(
      cached.filter(({ method, query, secretHeader }) => method !== 'GET' || query || secretHeader),
    ).toEqual([]);
  });

  it('every endpoint rejects unknown names in bodies and queries', () => {
    for (const { id, body, query } of allEndpoints)
      for (const schema of [body, query]) {
        const rest = (schema?.def as { catchall?: { def: { type: string } } } | undefined)?.catchall;
        expect(schema ? rest?.def.type : 'never', id).toBe('never');
      }
  });
});

/** What the linter calls an error in a document, by its own recommended rules. */
async function errorsIn(document: object): Promise<string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'adey-open-api-')), 'document.json');
  writeFileSync(file, JSON.stringify(document));
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  rmSync(dirname(file), { recursive: true });
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

describe('the document of all endpoints', () => {
  it('the API document is valid OpenAPI 3.1 and describes every endpoint', async () => {
    const document = JSON.parse(JSON.stringify(describeSite()));
    expect(await errorsIn(document)).toEqual([]);
    expect(await errorsIn({ ...document, security: undefined })).not.toEqual([]);
    expect(await errorsIn({ ...document, info: undefined })).not.toEqual([]);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths)).toHaveLength(
      new Set([...allEndpoints, describeEndpoints].map(({ path }) => path)).size,
    );
  });

  it('the API document gives /api/addPageView its body schema, response schema and statuses', () => {
    const { paths } = JSON.parse(JSON.stringify(describeSite()));
    const { schema } = paths['/api/addPageView'].post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ required: ['eventID'], additionalProperties: false });
    expect(Object.keys(paths['/api/addPageView'].post.responses)).toEqual(
      expect.arrayContaining(['200', '400', '404', '413', '415', '429', 'default']),
    );
    const counted = paths['/api/addPageView'].post.responses['200'].content['application/json'].schema;
    expect(counted).toMatchObject({ required: ['success', 'n'], properties: { n: { type: 'integer' } } });
  });
});
