import { sql } from '@payloadcms/db-postgres/drizzle';
import type { APIContext } from 'astro';
import { beforeEach, expect, it } from 'vitest';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { answerMessage } from '#site/forms/send-message.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { runForm } from './form-results.ts';
import { onRequest } from './middleware.ts';
import { POST as signOut } from './pages/auth/sign-out.ts';

const site = env.SITE_URL;
const nine = new Date('2026-11-20T09:00:00.000Z');
const later = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);

let networks = 0;
let network = '';
beforeEach(() => {
  networks += 1;
  network = `10.9.0.${networks}`;
});

type Asked = {
  fields?: Record<string, string>;
  cookie?: string;
  now?: Date;
  /** The page; by default the one of messages. */
  page?: (context: APIContext) => Promise<Response>;
};

async function messagePage(context: APIContext): Promise<Response> {
  const { status, ...message } = await answerMessage(context);
  const { isOver, wasShown } = context.locals.form ?? {};
  return makePage({ ...message, isOver, wasShown }, { status });
}

const makePage = (shown: object, { status = 200, headers = {} }) =>
  new Response(JSON.stringify(shown), { status, headers: { 'content-type': 'text/html', ...headers } });

/** Asks for an address as a browser without script does, through the middleware of the site. */
async function ask(address: string, { fields, cookie, now = nine, page = messagePage }: Asked = {}) {
  const headers = { origin: site, ...(cookie && { cookie }) };
  const body = fields && new URLSearchParams(fields);
  const request = new Request(site + address, { headers, ...(body && { method: 'POST', body }) });
  const locals = { renderContext: createRenderContext({ locale: 'am', now }) };
  const context = {
    request,
    url: new URL(request.url),
    locals,
    clientAddress: network,
  } as unknown as APIContext;
  const answer = (await onRequest(context, () => page(context))) as Response;
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get('location') ?? '',
    cookie: answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? '',
    shown: text ? JSON.parse(text) : null,
  };
}

const wrong = { name: 'ሣራ', email: 'sara at example', message: 'Where is the clinic?' };
const right = { ...wrong, email: 'sara@example.org' };
const stored = async () => {
  const payload = await openTestPayload();
  return queryRows<{ all: string }>(
    { payload },
    sql`select encode(sealed, 'escape') || id as all from forms.results`,
  );
};

it('a refused form redirects to an address that shows everything typed, on every visit', async () => {
  const sent = await ask('/am/send/message?from=mail', { fields: wrong });
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/am\/send\/message\?from=mail&result=[\da-f-]{36}$/);
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  expect(sent.headers.getSetCookie()[0]).toMatch(
    /^adey-forms=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (const wasShown of [false, true, true]) {
    const { status, shown, headers } = await ask(sent.location, { cookie: sent.cookie });
    expect(status).toBe(422);
    expect(shown).toEqual({
      values: wrong,
      errors: { name: null, email: 'invalidEmail', message: null },
      wasShown,
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

it('reloading the result page of a sent message does not send it again', async () => {
  const payload = await openTestPayload();
  const sent = await ask('/send/message', { fields: right });
  for (let times = 0; times < 2; times += 1) {
    const { status, shown } = await ask(sent.location, { cookie: sent.cookie });
    expect([status, shown.sent.email]).toEqual([200, right.email]);
  }
  const count = await payload.count({
    ...{ collection: 'messages', overrideAccess: true },
    where: { message: { equals: right.message } },
  });
  expect(count.totalDocs).toBe(1);
});

it('after sign-out, the next person at the device cannot read earlier form results', async () => {
  const { location, cookie } = await ask('/send/message', { fields: wrong });
  const left = await signOut({
    request: new Request(`${site}/auth/sign-out`, { method: 'POST', headers: { cookie } }),
    locals: { renderContext: createRenderContext({ locale: 'en', now: nine }) },
  } as unknown as APIContext);
  const [ended = ''] = left.headers.getSetCookie().filter(each => each.startsWith('adey-forms='));
  expect(ended).toMatch(/^adey-forms=; Max-Age=0; Path=\/;/);
  const { shown } = await ask(location, { cookie: ended.split(';')[0] ?? '' });
  expect(shown).toMatchObject({ isOver: true });
});

it('a GET request performs no action, whatever its query says', async () => {
  let acts = 0;
  const page = async (context: APIContext) => {
    await runForm(context, async () => {
      acts += 1;
      return {};
    });
    return makePage({ acts }, {});
  };
  const address = `/send/meeting?${new URLSearchParams({ ...right, act: 'confirm' })}`;
  expect((await ask(address, { page })).shown).toEqual({ acts: 0 });
  const { location, cookie } = await ask(address, { page, fields: { act: 'confirm' } });
  await ask(location, { page, cookie });
  expect(acts).toBe(1);
});

it('two tabs of one browser show separate form results under one cookie', async () => {
  const first = await ask('/send/message', { fields: wrong });
  const second = await ask('/send/message', { fields: { ...wrong, name: 'Abel' }, cookie: first.cookie });
  expect(second.cookie).toBe(first.cookie);
  const { cookie } = first;
  expect((await ask(first.location, { cookie })).shown.values.name).toBe('ሣራ');
  expect((await ask(second.location, { cookie })).shown.values.name).toBe('Abel');
});

it.each([
  ['another browser', { cookie: `adey-forms=${'A'.repeat(43)}` }],
  ['a browser without cookies', { cookie: '' }],
  ['a cookie that is no secret of ours', { cookie: 'adey-forms=1' }],
  ['the same browser after an hour', { now: later(60) }],
  ['another page', { path: '/send/subscribe' }],
  ['an id that was never given', { id: '00000000-0000-4000-8000-000000000000' }],
  ['an id that is none', { id: "' or 1=1" }],
])('an empty form without the typed text is shown, marked as expired: %s', async (_who, changed) => {
  const sent = await ask('/send/message', { fields: wrong });
  const known = new URL(site + sent.location);
  const {
    path = known.pathname,
    id = known.searchParams.get('result') ?? '',
    ...asked
  } = {
    path: undefined,
    id: undefined,
    ...changed,
  };
  const { status, shown, headers } = await ask(`${path}?${new URLSearchParams({ result: id })}`, {
    cookie: sent.cookie,
    ...asked,
  });
  expect([status, shown]).toEqual([200, { isOver: true }]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

it('stored form results are unreadable without the cookie, and are deleted after an hour', async () => {
  const sent = await ask('/send/message', { fields: wrong });
  const rows = (await stored()).map(({ all }) => all).join();
  for (const secret of [...Object.values(wrong), sent.cookie.split('=')[1] ?? ''])
    expect(rows).not.toContain(secret);
  expect(`${sent.location}${sent.headers.getSetCookie()}`).not.toMatch(/sara|clinic/i);
  const [id = ''] = sent.location.split('=').slice(-1);
  expect(rows).toContain(id);
  await ask('/send/message', { fields: wrong, now: later(61) });
  expect((await stored()).map(({ all }) => all).join()).not.toContain(id);
});

it('a form too large to be stored is shown directly, with all that was typed', async () => {
  const fields = { ...wrong, message: 'ሰላም '.repeat(4_000) };
  const { status, shown } = await ask('/send/message', { fields });
  expect(status).toBe(422);
  expect(shown.values).toEqual(fields);
});

it('the form after the 200th of a network is answered directly instead of stored and redirected', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 201; n += 1) statuses.push((await ask('/send/message', { fields: wrong })).status);
  expect(new Set(statuses.slice(0, 200))).toEqual(new Set([303]));
  expect(statuses[200]).toBe(422);
});

it('a redirect to a payment and a response other than HTML are passed through unchanged', async () => {
  const headers = { refresh: '0; url=https://pay.example/1' };
  const fields = right;
  const begun = async (context: APIContext) => {
    await answerMessage(context);
    return makePage({ going: true }, { headers });
  };
  expect(await ask('/send/message', { fields, page: begun })).toMatchObject({
    status: 200,
    shown: { going: true },
  });
  const file = async (context: APIContext) => {
    await answerMessage(context);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  };
  expect((await ask('/send/message', { fields, page: file })).status).toBe(200);
  expect((await ask('/send/message', { fields, page: async () => makePage({}, {}) })).status).toBe(200);
});

it('a form is answered directly when its result cannot be stored because the disk is full', async () => {
  const payload = await openTestPayload();
  await queryRows(
    { payload },
    sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`,
  );
  await queryRows(
    { payload },
    sql`create trigger full_disk before insert on forms.results execute function full_disk()`,
  );
  expect(await ask('/send/message', { fields: wrong })).toMatchObject({
    status: 422,
    shown: { values: wrong },
  });
  await queryRows({ payload }, sql`drop function full_disk cascade`);
  expect((await ask('/send/message', { fields: wrong })).status).toBe(303);
});
