import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { localTransport, restTransport, type Transport } from '../../../tests/support/access-transports.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { triedRight } from '../../../tests/support/tried-right.ts';
import {
  ACTORS,
  type Actor,
  collectionRights,
  fieldRules,
  findRight,
  globalRights,
  ruledFields,
} from './access-table.ts';
import { ROLES } from './roles.ts';

let payload: Payload;
const sessions = new Map<Actor, Session>();

beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

type Way = { actors: readonly Actor[]; open(actor: Actor): Transport };

const transports: Record<string, Way> = {
  'in our own code': {
    actors: ACTORS,
    open: actor => localTransport(payload, actor === 'site' ? 'site' : (sessions.get(actor) ?? null)),
  },
  'over REST': {
    actors: ACTORS.filter(actor => actor !== 'site'),
    open: actor => restTransport(sessions.get(actor) ?? null),
  },
};

const cases = Object.entries(collectionRights).flatMap(([slug, rights]) =>
  Object.entries(rights).flatMap(([operation, row]) =>
    ACTORS.map(actor => ({ slug, operation, actor, right: findRight(row, actor) })),
  ),
);

const rowIds: Record<Actor, string> = {
  site: '[ACCESS-08]',
  visitor: '[ACCESS-02]',
  door: '[ACCESS-06]',
  bookkeeper: '[ACCESS-08]',
  author: '[ACCESS-08]',
  publisher: '[ACCESS-08]',
  editor: '[ACCESS-05]',
  admin: '[ACCESS-04]',
};

describe.each(Object.entries(transports))('%s', (_name, { actors, open }) => {
  describe.each(actors)('%s', actor => {
    it.each(cases.filter(one => one.actor === actor))(
      `${rowIds[actor]} $actor, $slug, $operation: $right`,
      async ({ slug, operation, right }) => {
        const owner = sessions.get(actor)?.user ?? null;
        expect(await triedRight(payload, open(actor), { slug, operation, owner })).toBe(right);
      },
    );
  });

  it.each(Object.entries(globalRights))(
    '[ACCESS-08] the global %s grants each role the rights of the access table',
    async (slug, rights) => {
      for (const [operation, row] of Object.entries(rights))
        for (const actor of actors) {
          const act = open(actor).global[operation as 'read'];
          expect(await act(slug), `${actor} ${operation}`).toBe(findRight(row, actor) !== 'no');
        }
    },
  );
});

describe('access table', () => {
  it('[ACCESS-08] the access table has a row for every collection and every operation on it', () => {
    const expected = Object.fromEntries(
      payload.config.collections.map(({ slug, versions, auth, trash }) => [
        slug,
        [
          'create',
          'read',
          'update',
          'delete',
          ...(versions ? ['readVersions'] : []),
          ...(auth ? ['unlock'] : []),
          ...(trash ? ['trash'] : []),
        ].sort(),
      ]),
    );
    const listed = Object.entries(collectionRights).map(([slug, rights]) => [
      slug,
      Object.keys(rights).sort(),
    ]);
    expect(Object.fromEntries(listed)).toEqual(expected);
  });

  it('[ACCESS-08] the access table has a row for every global', () => {
    expect(Object.keys(globalRights).sort()).toEqual(payload.config.globals.map(({ slug }) => slug).sort());
  });

  it('[ACCESS-08] the access table has a row for every field with its own rule, and the rule matches the row', async () => {
    const found = payload.config.collections.flatMap(({ slug, flattenedFields }) =>
      fieldsWithRules(slug, flattenedFields),
    );
    const rights = await Promise.all(found.map(async ([path, field]) => [path, await fieldRow(field)]));
    const listed = Object.entries(ruledFields).flatMap(([slug, fields]) =>
      Object.entries(fields).map(([name, rule]) => [`${slug}.${name}`, fieldRules[rule]]),
    );
    expect(Object.fromEntries(rights)).toEqual(Object.fromEntries(listed));
  });
});

function fieldsWithRules(prefix: string, fields: FlattenedField[]): [string, FlattenedField][] {
  return fields.flatMap(field => {
    const path = `${prefix}.${field.name}`;
    const inner = 'flattenedFields' in field ? fieldsWithRules(path, field.flattenedFields) : [];
    const ruled = 'access' in field && field.access && Object.keys(field.access).length > 0;
    return ruled ? [[path, field] as [string, FlattenedField], ...inner] : inner;
  });
}

/** An id without an account: fields are tried on somebody else's document. */
const STRANGER = -1;

async function fieldRow(field: FlattenedField) {
  const access = ('access' in field && field.access) || {};
  const rows = Object.entries(access).map(async ([operation, rule]) => {
    const tried = ACTORS.map(async actor => {
      const context = actor === 'site' ? { now: new Date() } : {};
      const req = { user: sessions.get(actor)?.user ?? null, payload, context } as unknown as PayloadRequest;
      return (await rule({ req, id: STRANGER, doc: { id: STRANGER } })) ? [[actor, 'yes']] : [];
    });
    return [operation, Object.fromEntries((await Promise.all(tried)).flat())] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
