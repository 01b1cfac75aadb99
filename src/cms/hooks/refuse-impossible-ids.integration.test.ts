import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let editor: Session;
beforeAll(async () => {
  editor = await signIn(await openTestPayload(), 'editor');
});

it.each([
  ['GET', '/posts'],
  ['PATCH', '/posts'],
  ['DELETE', '/posts'],
  ['GET', '/media'],
  ['GET', '/home'],
])(
  '%s %s and what no id can be is refused without a fault, for staff and for strangers',
  async (method, path) => {
    for (const headers of [editor.headers, {}])
      for (const id of ['abc', '1.5', '99999999999', '-99999999999', 'NaN', 'Infinity', "1'", '%20']) {
        const body = method === 'PATCH' ? { body: { heading: 'Any' } } : {};
        const { status } = await callApi(method, `${path}/${encodeURIComponent(id)}`, { headers, ...body });
        expect([id, [400, 403, 404].includes(status) ? 'refused' : status]).toEqual([id, 'refused']);
      }
  },
);
