import { describe, expect, it } from 'vitest';
import { signedStaffCookie } from '../../../tests/support/staff-cookie.ts';
import { limitRequest, refuseAction } from './limit-requests.ts';

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: BodyInit };

/** The result of a request, and how many characters of its body reached the CMS; null if it did not get there. */
async function ask({ method, path = '/api/posts', headers = {}, body }: Asked) {
  let reached: number | null = null;
  const answer = limitRequest(async request => {
    reached = (await request.text()).length;
    return Response.json({});
  });
  const init = { method: method ?? (body ? 'POST' : 'GET'), headers, ...(body && { body }), duplex: 'half' };
  const { status } = await answer(new Request(`http://localhost:3001${path}`, init));
  return { status, reached: reached as number | null };
}

const clauses = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `where[and][${at}][${field}][like]=x`).join('&');
const json = { 'content-type': 'application/json' };
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

/** As it arrives without Content-Length: its length is unknown until it has ended. */
function endless() {
  let sent = 0;
  return {
    sent: () => sent,
    stream: new ReadableStream({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384));
      },
    }),
  };
}

describe('a stranger’s request to the admin', () => {
  it.each<[string, Asked, number]>([
    ['a body of more than 64 KB', { headers: json, body: 'x'.repeat(64 * 1024 + 1) }, 413],
    ['an upload', makeUpload(70_000), 413],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' }, body: 'x' }, 415],
    ['a long address', { path: `/api/posts?a=${'x'.repeat(2_048)}` }, 414],
    ['many conditions', { path: `/api/posts?${clauses(5, 'title')}` }, 400],
    ['conditions through other documents', { path: `/api/posts?${clauses(2, 'a.b.c')}` }, 400],
    ['a sort through other documents', { path: '/api/posts?sort=a.b.c.d' }, 400],
    ['a deep name', { path: `/api/posts?a${'[b]'.repeat(20)}=1` }, 400],
    ['many parameters', { path: `/api/posts?${'a=1&'.repeat(41)}` }, 400],
    ['a form used as a query', { body: new URLSearchParams(clauses(40, 'author.team.name')) }, 400],
    [
      'more than 64 KB with a forged cookie',
      { headers: { ...json, cookie: 'adey-token=a.b.c' }, body: megabytes(1) },
      413,
    ],
  ])('a stranger’s request is refused before parsing: %s', async (_, asked, status) => {
    expect(await ask(asked)).toEqual({ status, reached: null });
  });

  it('a body without a declared length is read only up to the limit and refused with 413', async () => {
    const { stream, sent } = endless();
    expect(await ask({ headers: json, body: stream })).toEqual({ status: 413, reached: null });
    expect(sent()).toBeLessThan(200_000);
  });

  it('a stranger’s request within the limits is passed on unchanged', async () => {
    expect(await ask({ headers: json, body: 'x'.repeat(64 * 1024) })).toEqual({
      status: 200,
      reached: 65_536,
    });
    expect(await ask({ path: `/api/posts?${clauses(4, 'title')}` })).toEqual({ status: 200, reached: 0 });
  });

  it('server actions of strangers are refused, except for the first account while there is none', async () => {
    const call = {
      'content-length': '7000',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': 'a1',
    };
    const form = async (headers: Record<string, string>, isClaimed = false, method = 'POST') => {
      const request = new Request('http://localhost:3001/admin/login', { method, headers });
      return (await refuseAction(request, async () => isClaimed))?.status ?? null;
    };
    expect(await form({ ...call, 'content-length': '70000' })).toBe(413);
    expect(await form({})).toBe(413);
    expect(await form(call)).toBeNull();
    expect(await form(call, true)).toBe(403);
    expect(await form({ ...call, 'content-type': 'multipart/form-data; boundary=x' })).toBe(403);
    expect(await form({ 'content-length': '2', 'content-type': 'text/plain' })).toBe(403);
    expect(await form({ ...call, cookie: await signedStaffCookie() }, true)).toBeNull();
    expect(await form({ cookie: await signedStaffCookie() }, true)).toBeNull();
    expect(await form(call, false, 'PUT')).toBe(405);
    expect(await form({}, true, 'GET')).toBeNull();
  });
});

describe('a staff request', () => {
  it('staff requests have higher limits, and are refused above them', async () => {
    const cookie = await signedStaffCookie();
    const as = (asked: Asked) => ask({ ...asked, headers: { cookie, ...asked.headers } });
    expect((await as({ headers: json, body: megabytes(2) })).status).toBe(200);
    expect((await as({ headers: json, body: megabytes(7) })).status).toBe(413);
    expect((await as(makeUpload(12 * 1024 * 1024))).status).toBe(200);
    const announced = String(102 * 1024 * 1024);
    const upload = makeUpload(10);
    expect(
      (await as({ ...upload, headers: { ...upload.headers, 'content-length': announced } })).status,
    ).toBe(413);
    expect((await as({ path: `/api/posts?${clauses(40, 'title')}` })).status).toBe(200);
    expect((await as({ path: `/api/posts?${clauses(41, 'title')}` })).status).toBe(400);
    expect((await as({ path: `/api/posts?${clauses(11, 'author.name')}` })).status).toBe(400);
    const ids = Array.from({ length: 200 }, (_, at) => [`where[id][in][${at}]`, String(at)]);
    expect((await as({ body: new URLSearchParams(ids) })).status).toBe(200);
  });
});

function makeUpload(bytes: number): Asked {
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(bytes),
  };
}
