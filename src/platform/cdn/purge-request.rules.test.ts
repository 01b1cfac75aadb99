import { expect, it } from 'vitest';
import { type Cdn, type Purge, purgeRequest } from '#platform/cdn/purge-request.rules.ts';

const tags = new Set(['posts', 'media']);
const purgeUrl = 'https://cdn.example.org/service/7';

async function readRequest(kind: Cdn['kind'], purge: Purge, token?: string) {
  const request = purgeRequest({ kind, purgeUrl, token }, purge);
  const { method, url } = request;
  return { method, url, headers: Object.fromEntries(request.headers), body: await request.text() };
}

it('a Varnish purge lists its tags in the xkey-purge header, and the tag every-page for all', async () => {
  expect(await readRequest('varnish', tags)).toEqual({
    method: 'PURGE',
    url: purgeUrl,
    headers: { 'xkey-purge': 'posts media' },
    body: '',
  });
  expect(await readRequest('varnish', 'all', 'k')).toMatchObject({
    headers: { 'xkey-purge': 'every-page', authorization: 'Bearer k' },
  });
});

it('a Fastly purge lists its tags in the surrogate-key header, and uses /purge_all for all', async () => {
  expect(await readRequest('fastly', tags, 'k')).toEqual({
    method: 'POST',
    url: `${purgeUrl}/purge`,
    headers: { 'fastly-key': 'k', 'surrogate-key': 'posts media' },
    body: '',
  });
  expect(await readRequest('fastly', 'all', 'k')).toMatchObject({
    url: `${purgeUrl}/purge_all`,
    headers: { 'fastly-key': 'k' },
  });
});

it('a Cloudflare purge sends its tags in JSON, and purges everything for more than 30 tags', async () => {
  expect(await readRequest('cloudflare', tags, 'k')).toEqual({
    method: 'POST',
    url: purgeUrl,
    headers: { authorization: 'Bearer k', 'content-type': 'application/json' },
    body: '{"tags":["posts","media"]}',
  });
  const many = new Set(Array.from({ length: 31 }, (_, at) => `tag-${at}`));
  for (const purge of ['all', many] as const)
    expect(await readRequest('cloudflare', purge)).toMatchObject({ body: '{"purge_everything":true}' });
});

it('a purge of any other service sends its tags in JSON', async () => {
  expect(await readRequest('http', tags)).toMatchObject({
    method: 'POST',
    body: '{"tags":["posts","media"]}',
  });
  expect(await readRequest('http', 'all', 'k')).toMatchObject({
    headers: { authorization: 'Bearer k' },
    body: '{"everything":true}',
  });
});
