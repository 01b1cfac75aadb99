import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findRedirect } from './menu.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const add = (from: string, to: string, status: 'draft' | 'published' = 'published') =>
  payload.create({ collection: 'redirects', data: { from, to, _status: status } });

const visit = (path: string) => findRedirect(createRenderContext({ locale: 'en', now: new Date() }), path);

describe('a redirect of staff', () => {
  it('a redirect works from its publication until it is binned', async () => {
    const draft = await add('/poster', '/donate', 'draft');
    expect(await visit('/poster')).toBeNull();
    await payload.update({ collection: 'redirects', id: draft.id, data: { _status: 'published' } });
    expect(await visit('/poster')).toBe('/donate');
    expect(await visit('/am/poster/')).toBe('/donate');
    await payload.update({
      collection: 'redirects',
      id: draft.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await visit('/poster')).toBeNull();
  });

  it('the addresses of a redirect are normalised before they are stored', async () => {
    const stored = await add(`${env.SITE_URL}/am/Gala/?from=mail`, `${env.SITE_URL}/events/gala?tab=1#map`);
    expect(stored).toMatchObject({ from: '/Gala', to: '/events/gala?tab=1#map' });
    const amharic = await add('/%E1%8C%88%E1%8A%93', '/news');
    expect(amharic.from).toBe('/ገና');
    expect(await visit(encodeURI('/ገና'))).toBe('/news');
  });

  it.each([
    ['gala', '/news', 'Write an address on this site'],
    ['/', '/news', 'Write an address on this site'],
    ['https://evil.example/gala', '/news', 'Write an address on this site'],
    ['/api/getPosts', '/news', 'belongs to the site itself'],
    ['/ok', 'javascript:alert(1)', 'Write a page on this site'],
    ['/ok', '//evil.example', 'Write a page on this site'],
  ])('a redirect from %s to %s is refused with a message', async (from, to, words) => {
    await expect(add(from, to)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ message: expect.stringContaining(words) })] },
    });
  });

  it('a redirect that closes a loop is refused, even when two are saved at the same moment', async () => {
    await add('/first', '/second');
    await expect(add('/second', '/first?again')).rejects.toMatchObject({
      data: {
        errors: [
          { path: 'to', message: 'These addresses lead back to each other: /second → /first → /second.' },
        ],
      },
    });
    const both = await Promise.allSettled([add('/left', '/right'), add('/right', '/left')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a second redirect of the same address is refused until the first is binned', async () => {
    const { id } = await add('/taken', '/news');
    await expect(add('/taken/', '/events')).rejects.toMatchObject({
      data: { errors: [{ path: 'from', message: 'This address already leads to /news.' }] },
    });
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'redirects', id, data: { deletedAt } });
    await add('/taken', '/events');
    expect(await visit('/taken')).toBe('/events');
  });

  it('a draft redirect can close a loop, and its publication is refused', async () => {
    await add('/here', '/there');
    const { id } = await add('/there', '/here', 'draft');
    await expect(
      payload.update({ collection: 'redirects', id, data: { _status: 'published' } }),
    ).rejects.toThrow();
    expect(await visit('/here')).toBe('/there');
  });
});
