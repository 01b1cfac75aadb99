import '../../../tests/support/sign-in-service.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionRights, findRight, globalRights } from '#cms/access/access-table.ts';
import { previewViewer } from '#cms/accounts/preview-viewer.ts';
import { restTransport } from '../../../tests/support/access-transports.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { ABEBA } from '../../../tests/support/people.ts';
import { makePreviewPass } from '../../../tests/support/preview-pass.ts';
import { signInService } from '../../../tests/support/sign-in-service.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { supporterCookie } from '../../../tests/support/supporter-session.ts';
import { triedRight } from '../../../tests/support/tried-right.ts';
import { beginSignIn, finishSignIn } from './sign-in.action.ts';
import { readSession } from './signed-in-user.queries.ts';

let payload: Payload;
let headers: Record<string, string>;
let staff: Session;

beforeAll(async () => {
  payload = await openTestPayload();
  staff = await signIn(payload, 'admin');
  const cookie = await supporterCookie({ beginSignIn, finishSignIn }, ABEBA);
  headers = { cookie, 'sec-fetch-site': 'same-origin' };
});

afterAll(() => signInService.close());

const supporter = () => restTransport({ headers } as unknown as Session);

const cases = Object.entries(collectionRights).flatMap(([slug, rights]) =>
  Object.entries(rights).map(([operation, row]) => ({ slug, operation, right: findRight(row, 'visitor') })),
);

describe('access of supporters', () => {
  it('[ACCESS-03] a supporter is recognised on their own dashboard, and a staff account is not', async () => {
    const { user } = await readSession(new Headers(headers));
    expect(user?.emailAddresses).toEqual([ABEBA.email]);
    expect((await readSession(new Headers({ cookie: staff.headers.cookie }))).user).toBeNull();
  });

  it('[ACCESS-03] a supporter has no access to the admin and sees no draft on the site', async () => {
    const me = await callApi('GET', '/staff/me', { headers });
    expect(await me.json()).toMatchObject({ user: null });
    expect(await previewViewer(new Headers(headers))).toBeNull();
    const withPass = `${headers.cookie}; ${makePreviewPass(staff)}`;
    expect(await previewViewer(new Headers({ ...headers, cookie: withPass }))).not.toBeNull();
  });

  it.each(cases)(
    '[ACCESS-03] a supporter has the rights of a visitor in the admin, $slug, $operation: $right',
    async one => {
      expect(await triedRight(payload, supporter(), { ...one, owner: null })).toBe(one.right);
    },
  );

  it.each(Object.entries(globalRights))(
    '[ACCESS-03] a supporter has the rights of a visitor for the settings %s',
    async (slug, rights) => {
      for (const [operation, row] of Object.entries(rights))
        expect(await supporter().global[operation as 'read'](slug), operation).toBe(
          findRight(row, 'visitor') !== 'no',
        );
    },
  );
});
