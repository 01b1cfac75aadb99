import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

type Saved = { lastSave?: { save: number; by: string | null } | null; [field: string]: unknown };
type Answer = { status: number; doc: Saved; message: string; paths: string[] };

let payload: Payload;
let editor: Session;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
  admin = await signIn(payload, 'admin');
  await payload.update({ collection: 'staff', id: editor.user.id, data: { name: 'Marta' } });
  await payload.update({ collection: 'staff', id: admin.user.id, data: { name: 'Dawit' } });
});

async function call(method: string, path: string, body?: unknown, who = editor): Promise<Answer> {
  const answer = await callApi(method, path, {
    headers: who.headers,
    ...(body === undefined ? {} : { body }),
  });
  const reply = await answer.json();
  const [error] = reply.errors ?? [];
  return {
    status: answer.status,
    doc: reply.doc ?? reply.result ?? reply,
    message: error?.data?.errors?.[0]?.message ?? '',
    paths: (error?.data?.errors ?? []).map((one: { path: string }) => one.path),
  };
}

const addPost = async () => {
  const body = {
    heading: 'As it began',
    type: 'normal',
    postDate: '2026-11-20',
    identifiable: 'no',
    _status: 'published',
  };
  return Number((await call('POST', '/posts', body)).doc.id);
};
const open = async (path: string, who = editor) =>
  (await call('GET', `${path}?draft=true&depth=0`, undefined, who)).doc;

describe('saving over somebody else’s changes', () => {
  it('a save over newer changes is refused with the name of their author, and succeeds from the newer version', async () => {
    const path = `/posts/${await addPost()}`;
    const opened = await open(path);
    const theirs = await call('PATCH', path, { heading: 'From Dawit', lastSave: opened.lastSave }, admin);
    expect(theirs.status).toBe(200);
    const refused = await call('PATCH', path, { heading: 'From Marta', lastSave: opened.lastSave });
    expect(refused).toMatchObject({ status: 409, paths: ['lastSave'] });
    expect(refused.message).toMatch(/^Dawit saved this at \d\d:\d\d \(Addis Ababa\), after you opened it\./);
    const now = await open(path);
    expect(now.heading).toBe('From Dawit');
    const again = await call('PATCH', path, { heading: 'From both', lastSave: now.lastSave });
    expect(again.status).toBe(200);
  });

  it('a refused save names another window of the same person, and calls an import something else', async () => {
    const id = await addPost();
    const { lastSave } = await open(`/posts/${id}`);
    await call('PATCH', `/posts/${id}`, { heading: 'In the other window' });
    const own = await call('PATCH', `/posts/${id}`, { heading: 'In this one', lastSave });
    expect(own.message).toMatch(/^You, in another window, saved this/);
    await payload.update({ collection: 'posts', id, data: { heading: 'By an import' } });
    const imported = await call('PATCH', `/posts/${id}`, { heading: 'In this one', lastSave });
    expect(imported).toMatchObject({ status: 409 });
    expect(imported.message).toMatch(/^Something else saved this/);
  });

  it.each([['draft'], ['published']])('saves follow one another without reloading: %s', async status => {
    const path = `/posts/${await addPost()}`;
    let { lastSave } = await open(path);
    for (const heading of ['One', 'Two', 'Three']) {
      const query = status === 'draft' ? '?draft=true&depth=0' : '?depth=0';
      const answer = await call('PATCH', `${path}${query}`, { heading, _status: status, lastSave });
      expect(answer.status).toBe(200);
      expect(answer.doc.lastSave).toEqual((await open(path)).lastSave);
      lastSave = answer.doc.lastSave;
    }
  });

  it('a conflict is also detected for drafts over published versions, languages, settings and consent records', async () => {
    const path = `/posts/${await addPost()}`;
    const { lastSave } = await open(path);
    await call('PATCH', `${path}?draft=true`, { heading: 'A draft', _status: 'draft' }, admin);
    const published = await call('PATCH', path, { heading: 'Over it', _status: 'published', lastSave });
    expect(published.status).toBe(409);

    const settings = await open('/globals/menu', admin);
    const first = await call('POST', '/globals/menu', { lastSave: settings.lastSave }, admin);
    expect(first.status).toBe(200);
    expect(first.doc.lastSave).toEqual((await open('/globals/menu', admin)).lastSave);
    const late = await call('POST', '/globals/menu', { lastSave: settings.lastSave }, admin);
    expect(late).toMatchObject({ status: 409, paths: ['lastSave'] });

    const consent = await call('POST', '/consents', { who: 'A mother', uses: ['website'], withdrawn: false });
    const began = (await open(`/consents/${consent.doc.id}`)).lastSave;
    await call('PATCH', `/consents/${consent.doc.id}`, { withdrawn: true }, admin);
    const refused = await call('PATCH', `/consents/${consent.doc.id}`, { withdrawn: false, lastSave: began });
    expect(refused.status).toBe(409);
    expect((await open(`/consents/${consent.doc.id}`)).withdrawn).toBe(true);
  });

  it('one of several simultaneous saves succeeds, and the others are refused', async () => {
    const path = `/posts/${await addPost()}`;
    const { lastSave } = await open(path);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => call('PATCH', path, { heading: `Writer ${at}`, lastSave })),
    );
    const through = answers.filter(({ status }) => status === 200);
    expect(through).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await open(path)).heading).toBe(through[0]?.doc.heading);
  });

  it('a save with an invalid starting version is not compared, and one with an older version is refused', async () => {
    const path = `/posts/${await addPost()}`;
    for (const lastSave of ['drop table', [1], { save: 'x' }, { save: 1.5 }, 7])
      expect((await call('PATCH', path, { heading: 'Plain', lastSave })).status).toBe(200);
    expect((await call('PATCH', path, { heading: 'Plain', lastSave: { save: 0 } })).status).toBe(409);
    expect((await call('PATCH', path, { heading: 'Plain', lastSave: null })).status).toBe(409);
  });
});

describe('the author of a save', () => {
  it('the author of a save is visible to staff in one document at a time, never to the site or in lists', async () => {
    const path = `/posts/${await addPost()}`;
    expect((await open(path)).lastSave).toMatchObject({ by: 'Marta' });
    expect((await payload.findByID({ collection: 'posts', id: path.slice(7) })).lastSave ?? null).toBeNull();
    const list = (await call('GET', '/posts?limit=1')).doc as { docs: Saved[] } & Saved;
    expect(list.docs[0]?.lastSave ?? null).toBeNull();
  });

  it('the author of a save is kept as an id after their account or the document is deleted', async () => {
    const formerEditor = await signIn(payload, 'editor');
    const id = await addPost();
    await call('PATCH', `/posts/${id}`, { heading: 'Last work' }, formerEditor);
    await payload.delete({ collection: 'staff', id: formerEditor.user.id });
    expect((await open(`/posts/${id}`)).lastSave).toMatchObject({ by: null });
    await payload.delete({ collection: 'posts', id });
    const [row] = await sql(`select staff_id from staff.saves where collection = 'posts' and document = ${id}
      and act <> 'deleted' order by id desc limit 1`);
    expect(row).toMatchObject({ staff_id: formerEditor.user.id });
  });
});

describe('edit locks', () => {
  it('an edit lock shows other staff who holds it, and nothing else of that account', async () => {
    const id = await addPost();
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'posts', value: id },
        user: { relationTo: 'staff', value: admin.user.id },
      },
    });
    const answer = await callApi(
      'GET',
      `/payload-locked-documents?depth=1&where[document.value][equals]=${id}`,
      {
        headers: editor.headers,
      },
    );
    const { docs } = (await answer.json()) as { docs: { user: unknown }[] };
    expect(docs[0]?.user).toEqual({ relationTo: 'staff', value: { id: admin.user.id, email: 'Dawit' } });
  });
});
