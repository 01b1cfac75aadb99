import { handleEndpoints, type Payload } from 'payload';
import type { Role } from '#cms/access/roles.ts';
import config from '#config';
import { env } from '#platform/env.ts';

/** The password of every account these tests create. */
export const PASSWORD = 'a password for tests only';
let accounts = 0;

export const FIRST_ACCOUNT = 'first@adey.test';

export type Session = Awaited<ReturnType<typeof signIn>>;

/** A staff account and the headers of a browser that is signed in with it. */
export async function signIn(payload: Payload, role: Role) {
  accounts += 1;
  const email = `${role}-${accounts}@adey.test`;
  // The very first account in a database becomes an admin, whoever it is for.
  if ((await payload.count({ collection: 'staff' })).totalDocs === 0)
    await addAccount(payload, 'admin', FIRST_ACCOUNT);
  const user = await addAccount(payload, role, email);
  const answer = await callApi('POST', '/staff/login', { body: { email, password: PASSWORD } });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return {
    user: { ...user, collection: 'staff' as const },
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  };
}

function addAccount(payload: Payload, role: Role, email: string) {
  return payload.create({ collection: 'staff', data: { name: role, role, email, password: PASSWORD } });
}

type Endpoint = { headers?: Record<string, string>; body?: unknown };

/** Calls the REST interface of the admin, like the Next route, without a server in between. */
export function callApi(
  method: string,
  path: string,
  { headers = {}, body }: Endpoint = {},
): Promise<Response> {
  const form = body instanceof FormData || body instanceof URLSearchParams || body instanceof ReadableStream;
  const request = new Request(`${env.STAFF_URL}/api${path}`, {
    method,
    // A form states its own type, with the boundary between its parts.
    headers: form ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return handleEndpoints({ config, request });
}
