import '../../../tests/support/with-giving.ts';
import { getVisibleEntities } from '@payloadcms/ui/shared';
import { createLocalReq, getAccessResults, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#cms/access/roles.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { arrangeMenu } from './arrange-menu.ts';
import { listMenuLines } from './menu-lines.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

async function readMenu(role: Role) {
  const { user } = await signIn(payload, role);
  const req = await createLocalReq({ user }, payload);
  const viewer = { payload, user, visibleEntities: getVisibleEntities({ req }) };
  return arrangeMenu(listMenuLines({ ...viewer, permissions: await getAccessResults({ req }) }, []));
}
const labels = (lines: readonly { label: string }[]) => lines.map(({ label }) => label);

it('an author sees six lines, all of them at once', async () => {
  const { first, groups } = await readMenu('author');
  expect(labels(first)).toEqual(['News posts', 'Events', 'Projects', 'Pages', 'Pictures', 'Visits']);
  expect(groups).toEqual([]);
});

it('an admin sees at most a dozen lines before unfolding a group, and everything is in one of them', async () => {
  const { first, groups } = await readMenu('admin');
  expect(first.length + groups.length).toBeLessThanOrEqual(12);
  const all = [...first, ...groups.flatMap(({ lines }) => lines)];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['nav-staff', 'nav-global-menu', 'nav-mails', 'nav-who-did-what', 'nav-health']),
  );
  expect(all.length).toBeGreaterThan(25);
});

it('a bookkeeper sees the gifts and no content, and nobody else but editors and admins sees them', async () => {
  const listIds = async (role: Role) => {
    const { first, groups } = await readMenu(role);
    return [...first, ...groups.flatMap(({ lines }) => lines)].map(({ id }) => id);
  };
  expect(await listIds('bookkeeper')).toEqual(['nav-gifts', 'nav-figures', 'nav-who-did-what']);
  for (const role of ['author', 'publisher'] as const) expect(await listIds(role)).not.toContain('nav-gifts');
  expect(await listIds('editor')).toEqual(
    expect.arrayContaining(['nav-gifts', 'nav-meetings', 'nav-messages']),
  );
  expect(await listIds('editor')).not.toContain('nav-who-did-what');
});
