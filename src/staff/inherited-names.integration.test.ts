import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../tests/support/staff-session.ts';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

let payload: Payload;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
});

/** Every place of an address of the admin that names something. */
const addresses = (name: string) => [
  `/${name}`,
  `/${name}/1`,
  `/${name}/versions`,
  `/globals/${name}`,
  `/posts/${name}`,
  `/posts?sort=${name}`,
  `/posts?where[${name}][equals]=1`,
  `/posts?where[heading][${name}]=1`,
  `/posts?locale=${name}&fallback-locale=${name}`,
  `/posts?select[${name}]=true`,
  `/posts?populate[${name}][${name}]=true`,
  `/posts?joins[${name}][limit]=1`,
  `/globals/menu?locale=${name}`,
  `/translation/${name}/1`,
  `/before-publishing/${name}/1`,
  `/payload-preferences/${name}`,
  `/donations/csv?what=${name}`,
  `/donations/journal?year=${name}`,
  `/figures/csv?kind=${name}&by=${name}`,
  `/staff/second-step?account=${name}`,
  `/preview?page=/${name}`,
];

it('admin addresses with names inherited from Object.prototype cause no server error', async () => {
  const wrong: string[] = [];
  for (const path of INHERITED.flatMap(addresses)) {
    const answer = await callApi('GET', path, { headers: admin.headers });
    const text = await answer.text();
    if (answer.status >= 500 || /native code|\[object |"function/.test(text))
      wrong.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});

it('POST requests to names inherited from Object.prototype are refused with 400 or 404', async () => {
  for (const name of INHERITED) {
    const sent: [string, object][] = [
      [`/${name}`, {}],
      [`/globals/${name}`, {}],
      ['/bin/uses', { collection: name, ids: [1] }],
      [`/before-publishing/${name}`, {}],
    ];
    for (const [path, body] of sent) {
      const { status } = await callApi('POST', path, { headers: admin.headers, body });
      expect([path, [400, 404].includes(status)]).toEqual([path, true]);
    }
  }
});
