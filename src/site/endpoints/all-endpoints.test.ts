import { globSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { cachedEndpoints } from '../known-parameters.ts';
import { allEndpoints } from './all-endpoints.ts';
import { describeEndpoints, describeSite } from './describe-endpoints.endpoint.ts';

/** Addresses under /api that are no endpoints: where identity providers redirect to, payment services report to, and the catch-all. */
const notEndpoints = ['/api/auth/callback/{provider}', '/api/gifts/{way}', '/api/{...unknown}'];

const addresses = globSync('**/*.ts', { cwd: 'src/site/pages/api' })
  .map(file => `/api/${file.replace(/(\/|^)index\.ts$|\.ts$/, '')}`.replace(/\/$/, ''))
  .map(path => path.replaceAll('[', '{').replaceAll(']', '}'));

describe('the list of all endpoints', () => {
  it('has every address under /api, each method once, and no other', () => {
    const listed = [...allEndpoints, describeEndpoints];
    expect([...new Set(listed.map(({ path }) => path))].toSorted()).toEqual(
      addresses.filter(path => !notEndpoints.includes(path)).toSorted(),
    );
    const names = listed.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(names.length);
  });

  it('matches the server on which responses are cached', () => {
    const cached = allEndpoints.filter(endpoint => endpoint.cached);
    expect(new Set(cached.map(({ path }) => path))).toEqual(cachedEndpoints);
    // A cached endpoint is cached under its path alone, and made without knowing the caller.
    expect(
      cached.filter(({ method, query, secretHeader }) => method !== 'GET' || query || secretHeader),
    ).toEqual([]);
  });

  it('rejects unknown names, in bodies and in queries', () => {
    for (const { id, body, query } of allEndpoints)
      for (const schema of [body, query]) {
        const rest = (schema?.def as { catchall?: { def: { type: string } } } | undefined)?.catchall;
        expect(schema ? rest?.def.type : 'never', id).toBe('never');
      }
  });
});

describe('the document of all endpoints', () => {
  it('is valid OpenAPI 3.1 and describes every endpoint', async () => {
    const document = JSON.parse(JSON.stringify(describeSite()));
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.keys(document.paths)).toHaveLength(
      new Set([...allEndpoints, describeEndpoints].map(({ path }) => path)).size,
    );
  });

  it('describes each body as it is validated, because both are one schema', () => {
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
