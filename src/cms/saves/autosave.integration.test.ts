import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listenForChanges } from '#platform/changes.ts';
import {
  asDraft,
  autosave,
  byItself,
  call,
  headings,
  newForm,
  open,
  openForm,
  publish,
  save,
  type Values,
  versions,
} from '../../../tests/support/autosave-support.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { MAX_VERSIONS } from './autosave.ts';

let payload: Payload;
let marta: Session;
let dawit: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  marta = await signIn(payload, 'editor');
  dawit = await signIn(payload, 'editor');
});

const acts = async (id: number) =>
  (
    await sql<{ act: string }>(
      `select act from staff.saves where collection = 'posts' and document = $1 order by id`,
      [id],
    )
  ).map(({ act }) => act);

describe('autosaves', () => {
  it('an autosave only stores a draft: no page, address or key changes, and nothing is announced', async () => {
    const { id, slug, clickKey, lastSave } = await publish(marta);
    const notices: string[] = [];
    const ready = Promise.withResolvers<void>();
    const listener = listenForChanges({
      connectionString: testDatabaseUrl(),
      onTags: tags => notices.push([...tags].join()),
      onLost: ready.reject,
      onBack: ready.resolve,
    });
    onTestFinished(() => listener.stop());
    await ready.promise;
    const words = { heading: 'Half a wo', postDate: null, _status: 'published', deletedAt: '2026-11-20' };
    const { status, doc } = await call('PATCH', `/posts/${id}?depth=0&autosave=true`, marta, {
      ...words,
      lastSave,
    });
    expect(status).toBe(200);
    expect(doc).toMatchObject({
      heading: 'Half a wo',
      slug,
      _status: 'draft',
      lastSave: { isAutosave: true },
    });
    const seen = await payload.findByID({ collection: 'posts', id, depth: 0 });
    expect(seen).toMatchObject({ heading: 'As it began', _status: 'published', slug, clickKey });
    // Notices come in the order of the commits: that of another save shows that the first one sent none.
    await call('POST', '/holidays?draft=true', marta, { name: 'Meskel' });
    await expect.poll(() => notices).toEqual(['holidays']);
    expect(await headings(id)).toEqual(['As it began', 'Half a wo']);
  });

  it('an autosave keeps showing who is editing until their manual save', async () => {
    const { id, lastSave } = await publish(marta);
    const editors = async () => {
      const { docs } = await payload.find({
        collection: 'payload-locked-documents',
        where: { 'document.value': { equals: id } },
        depth: 0,
      });
      return docs.map(({ user }) => (user.value as { id: number }).id);
    };
    // As the form does at the first key.
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'posts', value: id },
        user: { relationTo: 'staff', value: marta.user.id },
      },
    });
    const first = await autosave(id, { heading: 'Medic', lastSave }, marta);
    expect(await editors()).toEqual([marta.user.id]);
    const { doc } = await autosave(id, { heading: 'Medicine', lastSave: first.doc.lastSave }, marta);
    expect(await editors()).toEqual([marta.user.id]);
    const theirs = await autosave(id, { heading: 'By Dawit', lastSave: doc.lastSave }, dawit);
    expect([theirs.status, await editors()]).toEqual([200, [marta.user.id]]);
    await save(id, { heading: 'Medicine', lastSave: theirs.doc.lastSave }, marta);
    expect(await editors()).toEqual([]);
  });

  it('an autosave of a new document sets no address or counting key; the first manual save does', async () => {
    const lastSave = { save: null, form: newForm(), turn: 1 };
    const { status, doc } = await call('POST', `/posts${byItself}`, marta, { heading: 'Med', lastSave });
    expect([status, doc.slug ?? null, doc.clickKey ?? null, doc._status]).toEqual([201, null, null, 'draft']);
    const written = await autosave(doc.id, { heading: 'Medicine', lastSave: doc.lastSave }, marta);
    expect([written.status, written.doc.slug ?? null]).toEqual([200, null]);
    const { doc: saved } = await save(
      doc.id,
      {
        heading: 'Medicine arrives',
        lastSave: written.doc.lastSave,
      },
      marta,
    );
    expect(saved).toMatchObject({ slug: 'medicine-arrives', clickKey: expect.stringMatching(/./) });
    const own = await autosave(saved.id, { slug: 'Typed Here', lastSave: saved.lastSave }, marta);
    expect(own.doc.slug).toBe('typed-here');
  });

  it('an autosave is refused when it does not say which save it is based on', async () => {
    const { id } = await publish(marta);
    for (const sent of [{}, { lastSave: 'x' }, { lastSave: { save: 1, form: "'; drop" } }])
      expect((await autosave(id, { heading: 'Blind', ...sent }, marta)).status).toBe(400);
    expect(await headings(id)).toEqual(['As it began']);
  });

  it('an autosave is refused without the right to write, and is a plain save in a collection without drafts', async () => {
    const { id, lastSave } = await publish(marta);
    const reader = await signIn(payload, 'bookkeeper');
    expect((await autosave(id, { heading: 'Not mine', lastSave }, reader)).status).toBe(403);
    expect(await headings(id)).toEqual(['As it began']);
    const consent = await call('POST', '/consents', marta, { who: 'A mother', uses: ['website'] });
    const sent = { withdrawn: true, lastSave: consent.doc.lastSave };
    const { doc } = await call('PATCH', `/consents/${consent.doc.id}?autosave=true`, marta, sent);
    expect(doc).toMatchObject({ withdrawn: true, lastSave: { isAutosave: false } });
  });
});

describe('editing sessions', () => {
  it('an editing session has one version and one entry in the audit trail, and ends with a manual save', async () => {
    const { id, lastSave } = await publish(marta);
    const form = openForm(id, lastSave, marta);
    for (const heading of ['One', 'Two', 'Three']) expect(await form.write(heading)).toBe(200);
    expect(await headings(id)).toEqual(['As it began', 'Three']);
    expect(await acts(id)).toEqual(['published', 'saved', 'autosaved', 'autosaved']);
    await save(id, { heading: 'By hand', lastSave: (await open(id, marta)).lastSave }, marta);
    expect(await headings(id)).toEqual(['As it began', 'By hand']);
    await form.settle();
    await form.write('The next sitting');
    expect(await headings(id)).toEqual(['As it began', 'By hand', 'The next sitting']);
  });

  it('an editing session of one person keeps the text of another as a version that can be restored', async () => {
    const { id, lastSave } = await publish(marta);
    await openForm(id, lastSave, marta).write('By Marta');
    await openForm(id, (await open(id, marta)).lastSave, dawit).write('By Dawit');
    const stored = await versions(id);
    expect(stored.map(({ heading }) => heading)).toEqual(['As it began', 'By Marta', 'By Dawit']);
    const restored = await call('POST', `/posts/versions/${stored[1]?.id}?draft=true`, dawit);
    expect(restored.status).toBe(200);
    expect((await open(id, marta)).heading).toBe('By Marta');
    expect(await headings(id)).toContain('By Dawit');
  });

  it('autosaves displace no manually saved version, however many editing sessions follow', async () => {
    const { id } = await publish(marta);
    // As many as Payload keeps, without the time that so many saves take.
    await sql(`insert into _posts_v (parent_id, version__status, created_at, updated_at, latest)
      select ${id}, 'draft', now() - make_interval(mins => n), now() - make_interval(mins => n), false
      from generate_series(1, ${MAX_VERSIONS - 1}) n`);
    for (let at = 0; at < 9; at += 1)
      await openForm(id, (await open(id, marta)).lastSave, at % 2 ? marta : dawit).write(`Sitting ${at}`);
    const stored = await versions(id);
    const bySitting = stored.filter(({ heading }) => heading?.startsWith('Sitting'));
    expect([bySitting.length, stored.length - bySitting.length]).toEqual([6, 50]);
  });
});

describe('translation state and autosaves', () => {
  it('the translation state changes with manual saves only: text that is typed and undone does not count', async () => {
    const { id } = await publish(marta);
    const inAmharic = '&locale=am&fallback-locale=none';
    const readState = async () => (await open(id, marta)).translation;
    const write = async (query: string, values: Values) => {
      const { doc } = await call('GET', `/posts/${id}${asDraft}${inAmharic}`, marta);
      return call('PATCH', `/posts/${id}${query}`, marta, { ...values, lastSave: doc.lastSave });
    };
    await write(`${asDraft}${inAmharic}`, { heading: 'ሰላም', _status: 'draft' });
    await save(id, { heading: 'Another heading', lastSave: (await open(id, marta)).lastSave }, marta);
    expect(await readState()).toBe('behind');
    await write(`${byItself}${inAmharic}`, { heading: 'ሌላ' });
    await write(`${byItself}${inAmharic}`, { heading: 'ሰላም' });
    expect(await readState()).toBe('behind');
    await write(`${asDraft}${inAmharic}`, { heading: 'ሰላም', _status: 'draft' });
    expect(await readState()).toBe('behind');
    await write(`${byItself}${inAmharic}`, { heading: 'ሌላ ርዕስ' });
    expect(await readState()).toBe('behind');
    await write(`${asDraft}${inAmharic}`, { heading: 'ሌላ ርዕስ', _status: 'draft' });
    expect(await readState()).toBe('fine');
  });
});
