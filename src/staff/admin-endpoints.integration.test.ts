import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  collectionRights,
  donationRights,
  figureRights,
  findRight,
  globalRights,
  meetingRights,
  type Rights,
  signedFormRights,
  ticketRights,
} from '#cms/access/access-table.ts';
import { OPEN_ENDPOINTS } from '#cms/access/restrict-endpoints.ts';
import { ROLES } from '#cms/access/roles.ts';
import { addSpecimen } from '../../tests/support/access-specimens.ts';
import { openCallers, SIGNED_OUT } from '../../tests/support/admin-callers.ts';
import {
  type AdminEndpoint,
  fillEndpoint,
  findRow,
  listAdminEndpoints,
} from '../../tests/support/admin-endpoints.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../tests/support/pictures.ts';
import { callApi } from '../../tests/support/staff-session.ts';
import { sampled } from '../../tests/support/test-scale.ts';

let payload: Payload;
let endpoints: AdminEndpoint[];
/** A picture shown on the site, and all its crops. */
let pictures: string[];
let callers: Map<string, Record<string, string>>;
/** A document in each collection: one that visitors see on the site, where there is one. */
const documents = new Map<string, number>();

beforeAll(async () => {
  payload = await openTestPayload();
  endpoints = listAdminEndpoints(payload);
  callers = await openCallers(payload);
  for (const { slug } of payload.config.collections) {
    const shown = await addSpecimen(payload, slug, 'open', null);
    documents.set(slug, shown ?? (await addSpecimen(payload, slug, 'closed', null)) ?? 1);
  }
  const consent = await addConsent(payload, { uses: ['website'] });
  const bytes = await drawPicture({ width: 1300, height: 700 });
  const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, bytes });
  pictures = [picture, ...Object.values(picture.sizes ?? {})].flatMap(file => file?.filename ?? []);
});

/** The status, and the body if it is more than a one-sentence refusal. */
async function ask(caller: string, method: string, path: string, body: unknown = {}): Promise<string> {
  const headers = callers.get(caller) ?? {};
  const answer = await callApi(method, path, { headers, ...(method !== 'GET' && { body }) });
  const text = await answer.text();
  const isRefusal = /^\{"errors":\[\{("name":"SignedOut",)?"message":"[^"]+"\}\]\}$/.test(text);
  return `${answer.status}${isRefusal ? '' : ` ${text}`}`;
}

/**
 * Everything a request can contain besides its address, and what would pass for a read by the site if it could be set.
 */
const queries = [
  '',
  '?overrideAccess=true&context[now]=2026-11-20&user=1&showHiddenFields=true',
  '?depth=4&limit=100&draft=true&trash=true',
  '?locale=all&fallback-locale=none&where[id][exists]=true',
  '?prefix=',
  '?prefix=media',
  '?select[id]=true&joins=false&pagination=false',
];

const isOpen = ({ of, name }: AdminEndpoint) => OPEN_ENDPOINTS[of]?.includes(name) ?? false;
const at = (endpoint: AdminEndpoint, filename = pictures[0] ?? '') =>
  fillEndpoint(endpoint, { id: documents.get(endpoint.of) ?? 1, filename });

describe.each([...SIGNED_OUT, 'door'])('callers without access to the admin: %s', name => {
  it('[ACCESS-02] [ACCESS-06] every closed endpoint answers with 403, whatever the query', async () => {
    const tried = endpoints
      .filter(endpoint => !isOpen(endpoint))
      .flatMap(endpoint =>
        sampled(queries, name === 'nobody' ? queries.length : 1).map(query => ({ ...at(endpoint), query })),
      );
    expect(tried.length).toBeGreaterThan(400);
    const answered: string[] = [];
    for (const { method, path, query } of tried) {
      const answer = await ask(name, method, path + query);
      if (answer !== '403') answered.push(`${method} ${path}${query}: ${answer}`);
    }
    expect(answered).toEqual([]);
  });

  it('[ACCESS-02] [CONSENT-15] [CONSENT-16] every media file is refused with 403, in any size and under any prefix', async () => {
    expect(pictures.length).toBeGreaterThan(8);
    for (const filename of [...pictures, '..%2f..%2fsecret', 'none.jpg'])
      for (const query of ['', '?prefix=', '?prefix=media'])
        expect(await ask(name, 'GET', `/media/file/${filename}${query}`), filename + query).toBe('403');
  });

  it('GraphQL returns 404, and a read sent as a POST is refused', async () => {
    for (const { slug, graphQL } of payload.config.collections) {
      const plural = (graphQL || { pluralName: slug }).pluralName;
      const query = `{ ${plural} { docs { id } } }`;
      for (const path of ['/graphql', '/graphql-playground'])
        expect(await ask(name, 'POST', path, { query })).toMatch(/^404 \{"message":"Route not found/);
      const headers = { ...callers.get(name), 'x-http-method-override': 'GET' };
      const body = { where: { id: { exists: true } }, context: { now: new Date() }, overrideAccess: true };
      const { status } = await callApi('POST', `/${slug}`, { headers, body });
      expect([403, 501], slug).toContain(status);
    }
  });
});

describe('a visitor without a session', () => {
  it.each(SIGNED_OUT)(
    'the sign-in endpoints reveal nothing to a visitor without a session: %s',
    async name => {
      const answers = new Map<string, string>();
      for (const endpoint of endpoints.filter(isOpen)) {
        const { method, path } = at(endpoint);
        answers.set(endpoint.name, await ask(name, method, path));
      }
      expect(Object.fromEntries(answers)).toEqual({
        'get /access': '200 {}',
        'get /door': '303 ',
        'get /init': '200 {"initialized":true}',
        'get /me': '200 {"user":null,"message":"Account"}',
        'get /second-step': '403',
        'post /first-register': '400',
        'post /forgot-password': '400',
        'post /login': expect.stringMatching(/^400 .*ValidationError/),
        'post /logout': '400',
        'post /refresh-token': '403',
        'post /reset-password': '400',
        'post /second-step/add': '403',
        'post /second-step/codes': '403',
        'post /second-step/finish': '403',
        'post /second-step/options': '403',
        'post /second-step/remove': '403',
        'post /second-step/remove-all': '403',
      });
    },
  );
});

const rightsByKind: Record<AdminEndpoint['kind'], Record<string, Rights>> = {
  collection: collectionRights,
  global: globalRights,
  root: {
    '': { ...donationRights, ...signedFormRights, ...figureRights, ...meetingRights, ...ticketRights },
  },
};

describe.each(ROLES)('the role %s', role => {
  it('[ACCESS-08] every endpoint that the access table closes to the role refuses it', async () => {
    const closed = endpoints.filter(endpoint => {
      const row = findRow(endpoint, rightsByKind[endpoint.kind][endpoint.of]);
      return row && findRight(row, role) === 'no';
    });
    expect(closed.length).toBeGreaterThan(20);
    for (const endpoint of closed) {
      const { method, path } = at(endpoint);
      const body = { email: 'nobody@adey.test' };
      const answer = await ask(role, method, `${path}?where[id][exists]=true`, body);
      expect(answer, `${method} ${path}`).toMatch(/^(?:401|403|404)\b/);
    }
  });
});

it('the version endpoints of collections without versions return 404', async () => {
  // In the list of preferences "versions" is the name of one.
  const named = 'payload-preferences get /versions';
  const without: string[] = payload.config.collections
    .filter(({ versions }) => !versions)
    .map(({ slug }) => slug);
  const asked = endpoints.filter(
    ({ of, name }) => without.includes(of) && / \/versions(\/|$)/.test(name) && `${of} ${name}` !== named,
  );
  expect(asked.length).toBeGreaterThan(20);
  const answers = await Promise.all(
    asked.map(async endpoint => {
      const { method, path } = at(endpoint);
      return `${method} ${path}: ${await ask('admin', method, path)}`;
    }),
  );
  expect(answers.filter(answer => !answer.endsWith(': 404'))).toEqual([]);
});
