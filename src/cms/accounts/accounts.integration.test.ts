import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '#platform/env.ts';
import { readPreviewToken } from '#platform/staff-token.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { makePreviewPass } from '../../../tests/support/preview-pass.ts';
import { callApi, FIRST_ACCOUNT, signIn } from '../../../tests/support/staff-session.ts';
import { previewViewer } from './preview-viewer.ts';
import { createSetupCode } from './setup-code.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const account = (email: string, role: 'admin' | 'editor' | 'door') =>
  payload.create({ collection: 'staff', data: { name: email, email, role, password: 'a long password' } });

describe('staff accounts', () => {
  it('[ACCESS-04] the first account becomes an admin, whatever role was requested; later ones get their role', async () => {
    const first = await callApi('POST', '/staff/first-register', {
      body: {
        name: 'Founder',
        role: 'door',
        email: FIRST_ACCOUNT,
        password: 'a long password',
        setupCode: await createSetupCode(testDatabaseUrl()),
      },
    });
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie'), 'signed in at once').toMatch(/^adey-token=ey/);
    expect(await first.json()).toMatchObject({ user: { role: 'admin' } });
    expect(await account('second@adey.test', 'editor')).toMatchObject({ role: 'editor' });
  });

  it('[ACCESS-05] an editor can change their own name but not their own role', async () => {
    const { user, headers } = await signIn(payload, 'editor');
    const body = { name: 'New name', role: 'admin' };
    const answer = await callApi('PATCH', `/staff/${user.id}`, { headers, body });
    expect(answer.status).toBe(200);
    const stored = await payload.findByID({ collection: 'staff', id: user.id });
    expect(stored).toMatchObject({ name: 'New name', role: 'editor' });
  });

  it('[ACCESS-04] the last admin can be neither deleted nor given another role', async () => {
    const { docs } = await payload.find({ collection: 'staff', where: { role: { equals: 'admin' } } });
    const [only] = docs;
    expect(docs).toHaveLength(1);
    const id = Number(only?.id);
    await expect(payload.delete({ collection: 'staff', id })).rejects.toThrow('only admin');
    await expect(payload.update({ collection: 'staff', id, data: { role: 'editor' } })).rejects.toThrow(
      'only admin',
    );
    const other = await account('other-admin@adey.test', 'admin');
    await payload.update({ collection: 'staff', id: other.id, data: { role: 'editor' } });
  });

  it('a short password is refused for a new account, for an existing one, and after a reset link', async () => {
    const { id, email } = await account('short@adey.test', 'editor');
    const password = 'eleven-long';
    const refused = 'A password needs at least 12 characters.';
    await expect(
      payload.create({
        collection: 'staff',
        data: { name: 'Short', role: 'editor', email: 'shorter@adey.test', password },
      }),
    ).rejects.toThrow(refused);
    await expect(payload.update({ collection: 'staff', id, data: { password } })).rejects.toThrow(refused);
    const token = await payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true });
    const reset = (password: string) =>
      callApi('POST', '/staff/reset-password', { body: { token: String(token), password } });
    expect((await reset(password)).status).toBe(400);
    expect((await reset('twelve-long!')).status).toBe(200);
  });

  it('a common password, or one based on the name or address, is refused, however it is set', async () => {
    const made = { name: 'Zewditu', role: 'editor', email: 'zewditu@adey.test' } as const;
    const refused = 'This password is easy to guess';
    for (const password of ['password1234', 'Zewditu-2026'])
      await expect(payload.create({ collection: 'staff', data: { ...made, password } })).rejects.toThrow(
        refused,
      );
    const data = { ...made, password: 'a long password' };
    const { id, email } = await payload.create({ collection: 'staff', data });
    const password = 'zewditu@adey.test';
    await expect(payload.update({ collection: 'staff', id, data: { password } })).rejects.toThrow(refused);
    const token = await payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true });
    const reset = await callApi('POST', '/staff/reset-password', {
      body: { token: String(token), password },
    });
    expect([reset.status, await reset.text()]).toEqual([400, expect.stringContaining(refused)]);
  });

  it('a long password with spaces, Amharic and emoji is accepted, and every character of it is compared', async () => {
    const data = { name: 'Long', role: 'editor', email: 'long@adey.test' } as const;
    const password = ` ${'አደይ አበባ 🌼 e\u0301 '.repeat(80)}A `;
    await payload.create({ collection: 'staff', data: { ...data, password } });
    const signInWith = async (password: string) =>
      (await callApi('POST', '/staff/login', { body: { email: data.email, password } })).status;
    for (const other of [
      password.trim(),
      password.replace('A ', 'a '),
      password.slice(0, -2),
      `${password} `,
    ])
      expect(await signInWith(other)).toBe(401);
    expect(await signInWith(password)).toBe(200);
  });

  it('the session cookie is HttpOnly and SameSite=Lax', async () => {
    await account('cookie@adey.test', 'editor');
    const body = { email: 'cookie@adey.test', password: 'a long password' };
    const answer = await callApi('POST', '/staff/login', { body });
    expect(answer.headers.get('set-cookie')).toMatch(/^adey-token=[^;]+;.*HttpOnly=true; SameSite=Lax/);
  });

  it('each sign-in and sign-out is logged with the account id, never with the email address', async () => {
    const written = vi.spyOn(process.stdout, 'write');
    const { user, headers } = await signIn(payload, 'editor');
    expect((await callApi('POST', '/staff/logout', { headers })).status).toBe(200);
    const lines = written.mock.calls.map(([line]) => String(line)).filter(line => line.includes('"admin"'));
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'signed in', server: 'admin', way: 'password', account: user.id }),
      expect.objectContaining({ event: 'signed out', server: 'admin', account: user.id }),
    ]);
    expect(lines.join('')).not.toContain(user.email);
  });

  it('a session cookie sent from another origin is refused with 403', async () => {
    const { headers } = await signIn(payload, 'admin');
    const elsewhere = { cookie: headers.cookie, origin: 'https://elsewhere.example' };
    expect((await callApi('GET', '/consents', { headers: elsewhere })).status).toBe(403);
    const own = { cookie: headers.cookie, origin: new URL(env.STAFF_URL).origin };
    expect((await callApi('GET', '/consents', { headers: own })).status).toBe(200);
  });
});

describe('previewViewer', () => {
  it('[ACCESS-06] previewViewer returns signed-in admins and editors, and null for the ticket role and strangers', async () => {
    for (const [role, seen] of [
      ['admin', true],
      ['editor', true],
      ['door', false],
    ] as const) {
      const session = await signIn(payload, role);
      const cookie = await makePreviewPass(session);
      const viewer = async () => (await previewViewer(new Headers({ cookie })))?.id ?? null;
      expect(await viewer(), role).toBe(seen ? session.user.id : null);
      expect((await callApi('POST', '/staff/logout', { headers: session.headers })).status).toBe(200);
      expect(await viewer(), `${role}, signed out`).toBeNull();
    }
    for (const cookie of ['', 'adey-preview=forged', (await signIn(payload, 'admin')).headers.cookie])
      expect(await previewViewer(new Headers({ cookie }))).toBeNull();
  });
});

describe('the preview endpoint', () => {
  const ask = (page: string, headers: Record<string, string>) =>
    callApi('GET', `/preview?${new URLSearchParams({ page })}`, { headers });

  it('the preview endpoint redirects an editor to the site with a valid pass and without a referrer', async () => {
    const { headers, user } = await signIn(payload, 'editor');
    const answer = await ask('/am/news/a-draft', headers);
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer']);
    const address = new URL(answer.headers.get('location') ?? '');
    expect([address.origin, address.pathname]).toEqual([env.SITE_URL, '/preview']);
    const pass = readPreviewToken(address.searchParams.get('pass') ?? '', 'preview-links', new Date());
    expect(pass?.account).toBe(user.id);
  });

  it('the preview endpoint refuses visitors, the ticket role and pages of other sites', async () => {
    expect((await ask('/news', {})).status).toBe(403);
    expect((await ask('/news', (await signIn(payload, 'door')).headers)).status).toBe(403);
    const { headers } = await signIn(payload, 'editor');
    for (const page of [
      '',
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'news',
    ])
      expect((await ask(page, headers)).status, page).toBe(400);
  });
});
