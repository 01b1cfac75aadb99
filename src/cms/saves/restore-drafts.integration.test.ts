import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { call, open, publish, save, versions } from '../../../tests/support/autosave-support.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

const onSite = async (id: number) => (await call('GET', `/posts/${id}?depth=0`, editor)).doc;

it('an earlier draft is restored as a draft, and the published page stays on the site', async () => {
  const { id } = await publish(editor);
  await save(id, { heading: 'Begun', type: null }, editor);
  await save(id, { heading: 'Given up' }, editor);
  const draft = (await versions(id)).find(({ heading }) => heading === 'Begun');
  const restored = await call('POST', `/posts/versions/${draft?.id}`, editor);
  expect(restored.status, JSON.stringify(restored.error)).toBe(200);
  expect(await open(id, editor)).toMatchObject({ heading: 'Begun', _status: 'draft' });
  expect(await onSite(id)).toMatchObject({ heading: 'As it began', _status: 'published' });
});

it('an earlier published version is restored as the published one', async () => {
  const { id } = await publish(editor);
  await call('PATCH', `/posts/${id}?depth=0`, editor, { heading: 'Changed', _status: 'published' });
  const first = (await versions(id)).find(({ heading }) => heading === 'As it began');
  expect((await call('POST', `/posts/versions/${first?.id}`, editor)).status).toBe(200);
  expect(await onSite(id)).toMatchObject({ heading: 'As it began', _status: 'published' });
});

it('restoring a version that does not exist is answered with 404', async () => {
  for (const id of ['999999', 'constructor'])
    expect((await call('POST', `/posts/versions/${id}`, editor)).status, id).toBe(404);
});
