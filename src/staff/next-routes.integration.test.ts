import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { env } from '#platform/env.ts';
import { openCallers, SIGNED_OUT } from '../../tests/support/admin-callers.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { serverFunctions } from '../../tests/support/server-functions.ts';
import { refuseFunction } from './server-functions.ts';

type Answer = (request: Request, address: { params: Promise<{ id: string }> }) => Promise<Response>;
type Route = { name: string; path: string; method: string; answer: Answer };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Answers for all endpoints that the configuration lists: admin-endpoints.integration.test.ts. */
const OF_PAYLOAD = 'api/[...slug]/route.ts';
/** Of the screens of the admin: server-functions.spec.ts. */
const SCREENS = [
  'admin/[[...segments]]/error.tsx',
  'admin/[[...segments]]/not-found.tsx',
  'admin/[[...segments]]/page.tsx',
  'layout.tsx',
];

const tree = globSync('**/*.{ts,tsx}', { cwd: resolve('src/staff/app') });

/** All our own routes, by the methods they export: a new file is included automatically. */
async function listRoutes(): Promise<Route[]> {
  const files = tree.filter(file => file !== OF_PAYLOAD && !SCREENS.includes(file)).toSorted();
  const routes = files.map(async file => {
    const loaded: Record<string, Answer> = await import(resolve('src/staff/app', file));
    const path = `/${file.replace('/route.ts', '').replace('[id]', '1')}`;
    const methods = METHODS.filter(method => method in loaded);
    return methods.map(method => {
      const answer = loaded[method];
      if (!answer) throw new Error(`${file} has no ${method}`);
      return { name: `${method} ${file}`, path, method, answer };
    });
  });
  return (await Promise.all(routes)).flat();
}

let payload: Payload;
let routes: Route[];
/** What a stranger may call while nobody has an account. */
let openBeforeAccounts: string[];
let callers: Map<string, Record<string, string>>;

const tryFunction = (caller: string, name: string) =>
  refuseFunction(payload, name, new Headers(callers.get(caller) ?? {}));

beforeAll(async () => {
  payload = await openTestPayload();
  const names = serverFunctions();
  const answers = await Promise.all(names.map(name => refuseFunction(payload, name, new Headers())));
  openBeforeAccounts = names.filter((_, at) => answers[at] === null);
  callers = await openCallers(payload);
  routes = await listRoutes();
});

/** Calls a route of ours for an issue, with input that would take effect if it were accepted. */
function ask({ path, method, answer }: Route, caller: string, more: RequestInit = {}): Promise<Response> {
  const body = method === 'GET' ? null : JSON.stringify({ act: 'send' });
  const headers = { 'content-type': 'application/json', ...callers.get(caller), ...more.headers };
  const request = new Request(`${env.STAFF_URL}${path}?locale=en&edition=full`, {
    method,
    body,
    ...more,
    headers,
  });
  return answer(request, { params: Promise.resolve({ id: '1' }) });
}

const writers = ['admin', 'editor'];
const others = [...SIGNED_OUT, ...ROLES.filter(role => !writers.includes(role))];
/** Names of no server function, those that every object inherits among them. */
const unknownNames = ['none', '', ...Object.getOwnPropertyNames(Object.prototype)];
/** People who may not open the admin. */
const outside = [...SIGNED_OUT, 'door'];

describe('a custom route in the admin', () => {
  it('[ACCESS-08] custom routes of the admin answer only editors and admins, whatever the method', async () => {
    expect(routes.map(({ name }) => name)).toContain('POST api/newsletter-issues/[id]/act/route.ts');
    expect(routes.length).toBeGreaterThan(2);
    for (const route of routes) {
      for (const caller of others) {
        const { status } = await ask(route, caller);
        expect([route.name, caller, status]).toEqual([route.name, caller, 403]);
      }
      for (const caller of writers) expect((await ask(route, caller)).status, route.name).not.toBe(403);
    }
  });

  it('a custom route refuses a stranger’s body of 65 KB with 413', async () => {
    for (const route of routes) {
      const body = new Uint8Array(65 * 1024);
      const large = await ask(route, 'nobody', { method: 'POST', body });
      expect([route.name, large.status]).toEqual([route.name, 413]);
    }
  });
});

describe('a server function of the screens', () => {
  it('[ACCESS-02] [ACCESS-06] no server function answers callers who may not open the admin', async () => {
    for (const caller of outside)
      for (const name of [...serverFunctions(), ...unknownNames])
        expect([caller, name, await tryFunction(caller, name)]).toEqual([
          caller,
          name,
          { errors: [{ message: 'Please sign in first.' }] },
        ]);
  });

  it('strangers can call only form-state while there is no account', () => {
    expect(openBeforeAccounts).toEqual(['form-state']);
  });

  it('server functions answer every role of the admin, except schedule-publish', async () => {
    for (const caller of ROLES.filter(role => role !== 'door'))
      for (const name of serverFunctions())
        expect((await tryFunction(caller, name)) === null, name).toBe(name !== 'schedule-publish');
  });

  it.each(ROLES)(
    '[ACCESS-08] a server function of an unknown or inherited name is refused for the role %s',
    async role => {
      for (const name of unknownNames)
        expect([name, await tryFunction(role, name)]).toEqual([
          name,
          { errors: [{ message: expect.any(String) }] },
        ]);
    },
  );
});
