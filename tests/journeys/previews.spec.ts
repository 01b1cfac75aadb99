import { globSync, readFileSync } from 'node:fs';
import { signInToAdmin } from '../support/admin-client.ts';
import { askRaw } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';

const PASSWORD = 'a password for tests only';
const ROLES = ['admin', 'editor', 'publisher', 'author', 'bookkeeper', 'door'];

test('each role previews only drafts it may read, in both languages, and is refused otherwise', async ({
  stack,
}) => {
  const admin = await signInToAdmin(stack);
  const cookies = new Map<string, string>();
  for (const role of ROLES) {
    const account = {
      name: role,
      role,
      email: `${role}-${crypto.randomUUID()}@adey.test`,
      password: PASSWORD,
    };
    await admin.create('staff', account);
    const login = await fetch(`${stack.staffUrl}/api/staff/login`, {
      method: 'POST',
      headers: { origin: stack.staffUrl, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    cookies.set(role, login.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** From the button of the admin to the page, as a browser follows it. */
  async function preview(role: string, page: string) {
    const cookie = cookies.get(role) ?? '';
    const asked = `${stack.staffUrl}/api/preview?${new URLSearchParams({ page })}`;
    const sent = await fetch(asked, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
    if (sent.status !== 303) return { status: sent.status, text: await sent.text() };
    const taken = await fetch(sent.headers.get('location') ?? '', { redirect: 'manual' });
    expect(taken.status, `${role} ${page}`).toBe(303);
    const shown = await fetch(taken.headers.get('location') ?? '', {
      headers: { cookie: taken.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    return { status: shown.status, text: await shown.text() };
  }

  /** A draft of its own for each role that may begin one, of each kind that has a page. */
  async function begin(kind: string, folder: string | null, seenAt: string, title: string, role: string) {
    const words = `Draft ${kind} by ${role} ${crypto.randomUUID().slice(0, 8)}`;
    const answer = await fetch(`${stack.staffUrl}/api/${kind}?draft=true`, {
      method: 'POST',
      headers: {
        origin: stack.staffUrl,
        cookie: cookies.get(role) ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ [title]: words, _status: 'draft' }),
    });
    expect(answer.status, `${role} begins ${kind}`).toBeLessThan(500);
    if (!answer.ok) return [];
    const { doc } = (await answer.json()) as { doc: { slug?: string } };
    const page = folder === null ? seenAt : `${folder}/${doc.slug}`;
    return [{ kind, page, by: role, words }];
  }

  const kinds = previewableKinds();
  expect(kinds.length).toBeGreaterThan(15);
  const drafts = [];
  for (const { slug, folder, seenAt, title } of kinds)
    for (const role of ['editor', 'author']) drafts.push(...(await begin(slug, folder, seenAt, title, role)));
  expect(
    drafts
      .filter(({ by }) => by === 'author')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['events', 'pages', 'posts', 'projects']);

  const wrong: string[] = [];
  for (const { kind, page, by, words } of drafts)
    for (const role of ROLES)
      for (const path of [page, `/am${page === '/' ? '' : page}`]) {
        const { status, text } = await preview(role, path);
        const isOfStaff = ['admin', 'editor', 'publisher', 'author'].includes(role);
        const mayRead = isOfStaff && (role !== 'author' || by === role);
        const isPageOfItsOwn = kinds.find(({ slug }) => slug === kind)?.folder !== null;
        const expected = isOfStaff ? (mayRead || !isPageOfItsOwn ? 200 : 404) : 403;
        if (status !== expected)
          wrong.push(`${role} ${path} (${kind} by ${by}): ${status} instead of ${expected}`);
        if (!mayRead && text.includes(words)) wrong.push(`${role} ${path}: shows the draft of ${by}`);
        if (mayRead && isPageOfItsOwn && !text.includes(words)) wrong.push(`${role} ${path}: shows no draft`);
      }
  expect(wrong).toEqual([]);
});

test('a request with two Host headers gets 400 from the site and from the admin', async ({ stack }) => {
  for (const address of [stack.siteUrl, stack.staffUrl])
    for (const target of ['/', '/admin/login', '/api/staff/me', '/news']) {
      const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example\r\n\r\n`;
      expect(await askRaw(Number(new URL(address).port), bytes), address + target).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    }
});

/** Read from the source of the collections, so that a new kind is tried without being listed here. */
function previewableKinds() {
  return globSync('src/{features,money}/**/*.collection.ts')
    .map(file => readFileSync(file, 'utf8'))
    .flatMap(text => {
      if (!text.includes('contentCollection({')) return [];
      // Indented as deep as the slug: deeper ones belong to fields.
      const indent = /\n( +)slug: '/.exec(text)?.[1] ?? '  ';
      const findText = (name: string) => new RegExp(`\\n${indent}${name}: '([^']*)'`).exec(text)?.[1] ?? null;
      const slug = findText('slug') ?? /^const collection = '([^']*)'/m.exec(text)?.[1];
      const title = findText('title');
      if (!slug || !title)
        throw new Error(`A collection is written in another way than expected: ${text.slice(0, 300)}`);
      return [{ slug, folder: findText('folder'), seenAt: findText('seenAt') ?? '/', title }];
    });
}
