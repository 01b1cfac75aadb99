import { readFileSync } from 'node:fs';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { serverFunctions } from '../support/server-functions.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({});

/** The names under which the built admin accepts server function calls from anybody. */
function actionIds(): string[] {
  const manifest = JSON.parse(readFileSync('src/staff/.next/server/server-reference-manifest.json', 'utf8'));
  const all: [string, { filename: string }][] = Object.entries(manifest.node);
  return all.filter(([, { filename }]) => filename === 'src/staff/app/layout.tsx').map(([id]) => id);
}

/** Input that would pass as arguments of any of them, if it were accepted. */
const wanted = {
  ...{
    collectionSlug: 'staff',
    slug: 'staff',
    id: '1',
    docID: '1',
    widgetSlug: 'collections',
    path: 'email',
  },
  ...{ fromLocale: 'en', toLocale: 'am', valueToSlugify: 'x', query: { limit: 100 }, drawerSlug: 'x' },
};

test('server functions called without signing in are refused with 403, whatever the input', async ({
  ownStack: { staffUrl, databaseUrl },
}) => {
  await signInToAdmin({ staffUrl, databaseUrl });
  const ids = actionIds();
  expect(ids).toHaveLength(1);
  const action = { 'next-action': ids[0] ?? '', origin: staffUrl };
  const text = { ...action, 'content-type': 'text/plain;charset=UTF-8' };
  const multipart = { origin: staffUrl, 'content-type': 'multipart/form-data; boundary=x' };
  const sent: [Record<string, string>, string][] = [
    ...serverFunctions().map((name): [Record<string, string>, string] => [
      text,
      JSON.stringify([{ name, args: wanted }]),
    ]),
    ...['x', 'null', '[]', '["$F1","$K2","$@3","$Q4"]', '['.repeat(9_000)].map(
      (body): [Record<string, string>, string] => [text, body],
    ),
    [multipart, 'x'],
    [{ ...multipart, ...action }, 'x'],
    [{ ...text, origin: 'https://elsewhere.example' }, '[]'],
  ];
  for (const path of ['/admin/login', '/admin/create-first-user', '/admin/gifts', '/nothing'])
    for (const [headers, body] of sent) {
      const answer = await fetch(`${staffUrl}${path}`, { method: 'POST', headers, body });
      expect([path, body.slice(0, 80), answer.status, await answer.text()]).toEqual([
        path,
        body.slice(0, 80),
        403,
        'Please sign in first.',
      ]);
    }
});

test('server functions reject names inherited from Object, and never return the session token', async ({
  ownStack: { staffUrl, databaseUrl },
}) => {
  const admin = await signInToAdmin({ staffUrl, databaseUrl });
  const { cookie } = admin.headers;
  const token = cookie.slice(cookie.indexOf('=') + 1);
  const sid = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const headers = {
    'next-action': actionIds()[0] ?? '',
    origin: staffUrl,
    'content-type': 'text/plain;charset=UTF-8',
    cookie,
  };
  const call = async (name: string, args: object) => {
    const body = JSON.stringify([{ name, args }]);
    return (await fetch(`${staffUrl}/admin`, { method: 'POST', headers, body })).text();
  };
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  for (const name of inherited)
    expect(await call(name, wanted), name).toContain('There is nothing with this name.');
  const answers = [
    ...(await Promise.all(inherited.map(name => call('form-state', { collectionSlug: name, id: 1 })))),
    ...(await Promise.all(inherited.map(name => call('render-widget', { widgetSlug: name })))),
    await call('form-state', {
      ...{ collectionSlug: 'staff', id: 1, data: {}, formState: {}, operation: 'update' },
      ...{ docPermissions: { fields: true }, docPreferences: { fields: {} }, schemaPath: 'staff' },
      returnLockStatus: true,
    }),
    await (await fetch(`${staffUrl}/admin/account`, { headers: { cookie } })).text(),
  ];
  for (const answer of answers)
    for (const secret of [token, sid]) expect(answer.includes(secret), answer.slice(0, 300)).toBe(false);
  expect(answers.at(-2)).toContain('lockedState');
});

test('all our admin screens redirect to the sign-in when signed out', async ({ ownStack: { staffUrl } }) => {
  const [, views = ''] =
    /\n {6}views: \{(.+?)\n {6}\},/s.exec(readFileSync('src/payload.config.ts', 'utf8')) ?? [];
  const paths = [...views.matchAll(/'(\/[^']+)',\s+adminComponents/g)].flatMap(([, path = '']) =>
    path.replace(':reference', 'AB12'),
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const text = await (await fetch(`${staffUrl}/admin${path}`)).text();
    expect(text, path).toMatch(/NEXT_REDIRECT;replace;\/admin(?:;|\/login|\/create-first-user)/);
    expect(text, path).not.toMatch(/<(?:main|h1)[\s>]/);
  }
});
