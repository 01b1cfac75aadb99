import { deepStrictEqual } from 'node:assert';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { connectOnce } from '#platform/database/connect-once.ts';

/** The account the tests work with; the first one in a stack is an admin. */
export const WRITER = {
  name: 'Abeba',
  role: 'admin',
  email: 'abeba@adey.test',
  password: 'a password for tests only',
};

type Sent = { status: number; body: Record<string, unknown> & { doc?: StoredDoc; result?: StoredDoc } };
export type StoredDoc = Record<string, unknown> & {
  id: number;
  filename?: string;
  sizes?: Record<string, { filename?: string | null }>;
};

export type AdminClient = Awaited<ReturnType<typeof signInToAdmin>>;

/** The address of an admin, and the database where a set-up code is stored. */
export type Admin = { staffUrl: string; databaseUrl: string };

const FIRST_ACCOUNT_OF_TESTS = 4_012_031;

/** Signs in at an admin over HTTP, as a browser does, and creates the first account of an empty one. */
export async function signInToAdmin({ staffUrl, databaseUrl }: Admin) {
  const sameSite = { origin: staffUrl };
  const ask = async (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${staffUrl}/api${path}`, {
      method: 'POST',
      headers: { ...sameSite, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // One at a time: a new code invalidates one that another journey is about to use.
  await connectOnce(databaseUrl, async client => {
    await client.query('select pg_advisory_lock($1)', [FIRST_ACCOUNT_OF_TESTS]);
    const setupCode = await createSetupCode(databaseUrl);
    if (!setupCode) return;
    const first = await ask('/staff/first-register', { ...WRITER, setupCode });
    deepStrictEqual(first.status, 200, 'the first account is made');
    await first.arrayBuffer();
  });
  const login = await ask('/staff/login', { email: WRITER.email, password: WRITER.password });
  deepStrictEqual(login.status, 200, 'the test account may sign in');
  await login.arrayBuffer();
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { ...sameSite, cookie };

  async function send(method: string, path: string, body?: unknown): Promise<Sent> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${staffUrl}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  }

  /** The written document; any failure fails the test with the message of the response. */
  async function written(sending: Promise<Sent>): Promise<StoredDoc> {
    const { status, body } = await sending;
    const doc = body.doc ?? body.result;
    if (status >= 300 || !doc) throw new Error(`The admin answered ${status}: ${JSON.stringify(body)}`);
    return doc;
  }

  return {
    headers,
    send,
    create: (collection: string, data: object) =>
      written(send('POST', `/${collection}`, { ...aboutNobody(collection), ...data })),
    update: (collection: string, id: number, data: object) =>
      written(send('PATCH', `/${collection}/${id}`, data)),
    delete: (collection: string, id: number) => written(send('DELETE', `/${collection}/${id}`)),
    /** Site settings, or the menu. */
    settle: (global: string, data: object) => written(send('POST', `/globals/${global}`, data)),
    upload: (bytes: Buffer, data: object, file = { name: 'clinic.jpg', type: 'image/jpeg' }) =>
      written(send('POST', '/media', uploadForm(bytes, data, file))),
  };
}

const asked = /^(posts|events|announcements|projects|partners|campaigns|reports|home|cards|gallery|pages)\b/;

/** What tests write is about nobody unless they say so; nobody else answers the question for them. */
const aboutNobody = (collection: string) => (asked.test(collection) ? { identifiable: 'no' } : {});

/** A picture with its texts, as the form of the admin sends it. */
export function uploadForm(bytes: Buffer, data: object, file: { name: string; type: string }): FormData {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  form.set('file', new Blob([new Uint8Array(bytes)], { type: file.type }), file.name);
  return form;
}
