import { readFileSync } from 'node:fs';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { serverFunctions } from '../support/server-functions.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({});

/** Under which names the built admin takes the calls of its screens from anybody. */
function actionIds(): string[] {
  const manifest = JSON.parse(readFileSync('src/staff/.next/server/server-reference-manifest.json', 'utf8'));
  const all: [string, { filename: string }][] = Object.entries(manifest.node);
  return all.filter(([, { filename }]) => filename === 'src/staff/app/layout.tsx').map(([id]) => id);
}

/** What would pass for the arguments of any of them, if somebody let them through. */
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

test('a stranger calls each server function of the screens, and gets one sentence', async ({
  ownStack: { staffUrl, databaseUrl },
}) => {
  await signInToAdmin({ staffUrl, databaseUrl });
  const ids = actionIds();
  expect(ids).toHaveLength(1);
  for (const name of serverFunctions()) {
    const answer = await fetch(`${staffUrl}/admin/login`, {
      method: 'POST',
      headers: { 'next-action': ids[0] ?? '', origin: staffUrl, 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify([{ name, args: wanted }]),
    });
    const text = await answer.text();
    expect(text, name).toContain('{"errors":[{"message":"Please sign in first."}]}');
    expect([name, answer.status, text.length < 1000]).toEqual([name, 200, true]);
  }
});

test('a stranger is led to the sign-in from each screen of ours in the admin', async ({
  ownStack: { staffUrl },
}) => {
  const [, views = ''] =
    /\n {6}views: \{(.+?)\n {6}\},/s.exec(readFileSync('src/payload.config.ts', 'utf8')) ?? [];
  const paths = [...views.matchAll(/path: '([^']+)'/g)].flatMap(([, path = '']) =>
    path.replace(':reference', 'AB12'),
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const text = await (await fetch(`${staffUrl}/admin${path}`)).text();
    expect(text, path).toMatch(/NEXT_REDIRECT;replace;\/admin(?:;|\/login|\/create-first-user)/);
    expect(text, path).not.toMatch(/<(?:main|h1)[\s>]/);
  }
});
