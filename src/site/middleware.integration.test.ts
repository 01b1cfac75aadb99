import type { APIContext } from 'astro';
import { beforeAll, expect, it } from 'vitest';
import type { RenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { makePreviewPass } from '../../tests/support/preview-pass.ts';
import { signIn } from '../../tests/support/staff-session.ts';
import { onRequest } from './middleware.ts';

let pass: string;

beforeAll(async () => {
  pass = makePreviewPass(await signIn(await openTestPayload(), 'editor'));
});

/** The context of a page in development, or, with what the server passes on, of a page of the built site. */
async function contextFrom(request: Request, locals: { renderContext?: RenderContext } = {}) {
  const context = { request, url: new URL(request.url), locals } as APIContext;
  const response = await onRequest(context, async () => new Response('page'));
  expect(response?.status).toBe(200);
  return context.locals.renderContext;
}

/** The contexts of one request: as the server in front of the built site makes it, and as in development. */
async function bothContexts(path: string, headers: Record<string, string>) {
  const { ask, site } = await openSite();
  const built: RenderContext[] = [];
  site.answer = async (request, locals) => {
    locals.renderContext.tags.clear();
    built.push(await contextFrom(request, locals));
    return new Response('page');
  };
  await ask(path, { headers });
  const development = await contextFrom(new Request(`http://127.0.0.1:3000${path}`, { headers }));
  return { built, development };
}

/** Both ways take the time from a clock of their own. */
const withoutTime = ({ now, ...context }: RenderContext) => ({ ...context, isDate: now instanceof Date });

const lite = { cookie: 'lite=1' };
it.each([
  ['/', {}],
  ['/am/news', {}],
  ['/news', lite],
  ['/news', { 'save-data': 'on' }],
  ['/news', { cookie: 'lite=0', 'save-data': 'on' }],
  ['/am/news/feed.xml', lite],
  ['/media/picture.webp', lite],
  ['/events?preview', lite],
])(
  'a request for %s with %j gets the same context in development and behind the server',
  async (path, headers) => {
    const { built, development } = await bothContexts(path, headers);
    expect(built.map(withoutTime)).toEqual([withoutTime(development)]);
  },
);

it('a staff preview has the context of the public page, except for its viewer', async () => {
  const cookie = `lite=1; ${pass}`;
  const preview = await bothContexts('/am/news?preview', { cookie });
  const visit = await bothContexts('/am/news', { cookie });
  expect(preview.development.preview).toMatchObject({ collection: 'staff', role: 'editor' });
  expect(preview.built.map(withoutTime)).toEqual([withoutTime(preview.development)]);
  expect({ ...withoutTime(preview.development), preview: null }).toEqual(withoutTime(visit.development));
});

it('a preview is rendered at the time of the server’s clock', async () => {
  const now = new Date('2026-01-07T09:00:00Z');
  const { ask, site } = await openSite({ clock: { now: () => now } });
  let seen: Date | undefined;
  site.answer = async (request, locals) => {
    seen = (await contextFrom(request, locals)).now;
    return new Response('page');
  };
  await ask('/news?preview', { headers: { cookie: pass } });
  expect(seen).toEqual(now);
});

it.each([
  ['/api/leave', 200],
  ['/am/api/leave', 200],
  ['/api/endStationMails', 200],
  ['/send/stations', 403],
  ['/send/tickets', 403],
])('a form of another site reaches only what mail programs post to: %s', async (path, status) => {
  const headers = {
    origin: 'https://mail.example',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const request = new Request(`http://127.0.0.1:3000${path}`, { method: 'POST', body: 'a=b', headers });
  const context = { request, url: new URL(request.url), locals: {} } as APIContext;
  expect((await onRequest(context, async () => new Response('page')))?.status).toBe(status);
});
