import { join } from 'node:path';
import type { Payload } from 'payload';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { countUnreadableForms, openForm } from '#cms/consents/signed-form-store.ts';
import { pictureRefusals } from '#cms/media/upload-limits.ts';
import { MAX_SCAN_BYTES } from '#cms/scans/scan-files.ts';

import { checkBackup } from '#platform/backup/check-backup.ts';
import { writeBackup } from '#platform/backup/make-backup.ts';
import { folderMedia } from '#platform/backup/media-store.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { env } from '#platform/env.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addConsent, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { formTexts, MAX_FORMS } from './signed-forms.texts.ts';

let payload: Payload;
let admin: Session;
let editor: Session;
let consent: number;
beforeAll(async () => {
  payload = await openTestPayload();
  [admin, editor] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')];
  consent = (await addConsent(payload)).id;
});

async function pdf(words: string): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  const pieces: Buffer[] = [];
  document.on('data', piece => pieces.push(piece));
  const ended = new Promise(resolve => document.on('end', resolve));
  document.info.Title = words;
  document.text(words);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

type Answer = {
  status: number;
  forms: { id: string; name: string; by: string }[];
  message?: string;
  mayOpen?: boolean;
};
async function readAnswer(response: Response): Promise<Answer> {
  const { errors, forms = [], mayOpen } = await response.json();
  return { status: response.status, forms, message: errors?.[0]?.message, mayOpen };
}

async function add(
  bytes: Uint8Array,
  { name = 'form.pdf', to = consent, as = editor as Session | null } = {},
) {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
  return readAnswer(await callApi('POST', `/signed-forms/${to}`, { headers: as?.headers ?? {}, body }));
}
const call = (method: string, form = '', as: Session | null = admin, of = consent) =>
  callApi(method, `/signed-forms/${of}${form && `/${form}`}`, { headers: as?.headers ?? {} });
const acts = () =>
  connectOnce(testDatabaseUrl(), async client => {
    const { rows } = await client.query(
      "select act, staff_id from staff.saves where collection = 'consents' and document = $1 and act like 'form-%' order by id",
      [consent],
    );
    return rows.map(({ act, staff_id }) => [act, staff_id]);
  });
const rows = <Row>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query(text, values)).rows as Row[]);

describe('signed consent forms', () => {
  it('a signed form is added by an editor and opened by admins only, and each opening is in the audit trail', async () => {
    const bytes = await pdf('Signed by Almaz');
    const added = await add(bytes, { name: '../etc/Almaz\u202e signed.pdf' });
    expect(added).toMatchObject({
      status: 200,
      mayOpen: false,
      forms: [{ name: 'Almaz signed.pdf', by: 'editor' }],
    });
    const id = added.forms[0]?.id ?? '';
    for (const as of [editor, await signIn(payload, 'bookkeeper'), await signIn(payload, 'door'), null])
      for (const method of ['GET', 'DELETE']) expect((await call(method, id, as)).status).toBe(403);
    const opened = await call('GET', id);
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="consent-\d+-[0-9a-f]{8}\.pdf"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await acts()).toEqual([
      ['form-added', editor.user.id],
      ['form-opened', admin.user.id],
    ]);
  });

  it('adding a signed form does not conflict with a consent form that was loaded before', async () => {
    const begun = await payload.findByID({
      collection: 'consents',
      id: consent,
      overrideAccess: false,
      user: editor.user as never,
    });
    await add(await pdf('between'));
    const body = { notes: 'On paper too', lastSave: (begun as { lastSave?: unknown }).lastSave };
    expect((await callApi('PATCH', `/consents/${consent}`, { headers: editor.headers, body })).status).toBe(
      200,
    );
  });

  it('a signed form cannot be read in the database, in a backup or by another database account', async () => {
    const secret = 'Hidden words of a mother';
    await add(await pdf(secret), { name: `${secret}.pdf` });
    const stored = await rows<{ content: Buffer; about: string }>(
      'select content, about from staff.signed_forms',
    );
    const asStored = stored.map(
      ({ content, about }) => content.toString('latin1') + Buffer.from(about, 'base64url').toString('latin1'),
    );
    expect(asStored.join()).not.toMatch(/Hidden|%PDF/);
    const file = join(env.DATA_DIR, 'with-forms.tar.zst');
    const source = {
      databaseUrl: testDatabaseUrl(),
      media: folderMedia(join(env.DATA_DIR, 'media')),
      now: new Date(),
    };
    await writeBackup(file, { ...source, software: 'adey 0.0.0', key: null });
    const { tables } = await checkBackup(file, null);
    expect(tables.find(({ name }) => name === 'signed_forms')?.rows).toBe(stored.length);
    await prepareAccounts(testDatabaseUrl());
    for (const account of ['site', 'worker'] as const) {
      const read = connectOnce(accountAddress(account), client =>
        client.query('select from staff.signed_forms'),
      );
      await expect(read, account).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('a signed form cannot be opened if its row was altered or moved to another record', async () => {
    const other = (await addConsent(payload)).id;
    const { forms } = await add(await pdf('of this record'), { to: other });
    const id = forms[0]?.id ?? '';
    await rows('update staff.signed_forms set consent = $2 where id = $1', [id, consent]);
    expect(await openForm({ payload }, { id, consent })).toBe('closed');
    expect(await readAnswer(await call('GET', id))).toMatchObject({ status: 409, message: formTexts.closed });
    await rows(
      'update staff.signed_forms set consent = $2, content = set_byte(content, 60, 255 - get_byte(content, 60)) where id = $1',
      [id, other],
    );
    expect(await openForm({ payload }, { id, consent: other })).toBe('closed');
  });

  it('a signed form is removed permanently by an admin, and with its consent record', async () => {
    const { id } = await addConsent(payload);
    const [first, second] = [
      await add(await pdf('one'), { to: id }),
      await add(await pdf('two'), { to: id }),
    ];
    expect(second.forms).toHaveLength(2);
    expect((await readAnswer(await call('DELETE', first.forms[0]?.id, admin, id))).forms).toHaveLength(1);
    expect((await call('DELETE', first.forms[0]?.id, admin, id)).status).toBe(404);
    const left = () => rows('select from staff.signed_forms where consent = $1', [id]);
    const bin = (path: string) =>
      callApi('POST', `/bin/${path}`, {
        headers: admin.headers,
        body: { collection: 'consents', ids: [id] },
      });
    expect((await bin('put-in')).status).toBe(200);
    expect(await left()).toHaveLength(1);
    expect((await call('GET', second.forms[1]?.id, admin, id)).status).toBe(404);
    expect((await bin('put-back')).status).toBe(200);
    expect((await call('GET', second.forms[1]?.id, admin, id)).status).toBe(200);
    await payload.delete({ collection: 'consents', id });
    expect(await left()).toEqual([]);
  });
});

describe('refused signed forms', () => {
  const count = async () => (await rows('select from staff.signed_forms')).length;

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
    [
      'HTML named .pdf',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      formTexts.wrongKind,
    ],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, formTexts.wrongKind],
    ['a program', () => Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1'), 415, formTexts.wrongKind],
    ['an empty file', () => Buffer.of(), 400, formTexts.noFile],
    [
      'a PDF with a script',
      () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n%%EOF'),
      415,
      formTexts.active,
    ],
    [
      'a PDF that is an archive too',
      async () => Buffer.concat([await pdf('x'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
      415,
      formTexts.wrongKind,
    ],
    ['a broken photo', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, pictureRefusals.damaged],
    [
      'a HEIC photo without a picture',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'.padEnd(200, '\0'), 'latin1'),
      400,
      pictureRefusals.damaged,
    ],
    ['too many bytes', () => Buffer.alloc(MAX_SCAN_BYTES + 1, '%PDF-'), 413, formTexts.tooLarge],
    ['far too many bytes', () => Buffer.alloc(MAX_SCAN_BYTES + 1024 * 1024), 413, formTexts.tooLarge],
  ])('a signed form is refused with one sentence and not stored: %s', async (_, make, status, message) => {
    const before = await count();
    expect(await add(await make())).toMatchObject({ status, message });
    expect(await count()).toBe(before);
  });

  it('a signed form is refused without the right, for a missing record, and beyond the limit of a record', async () => {
    const before = await count();
    for (const as of [await signIn(payload, 'bookkeeper'), await signIn(payload, 'door'), null])
      expect((await add(await pdf('x'), { as })).status).toBe(403);
    for (const to of [0, -1, 2 ** 31, 999_999]) expect((await add(await pdf('x'), { to })).status).toBe(404);
    expect((await call('GET', 'not-a-form')).status).toBe(404);
    expect(
      (await callApi('POST', `/signed-forms/${consent}`, { headers: admin.headers, body: {} })).status,
    ).toBe(400);
    expect(await count()).toBe(before);
    const { id } = await addConsent(payload);
    await rows(
      `insert into staff.signed_forms (id, consent, kind, bytes, about, content, added_at)
       select gen_random_uuid(), $1, 'pdf', 1, '', '', now() from generate_series(1, $2)`,
      [id, MAX_FORMS],
    );
    expect(await add(await pdf('x'), { to: id })).toMatchObject({ status: 409, message: formTexts.tooMany });
    await payload.delete({ collection: 'consents', id });
  });
});

it('a photo of a signed form is re-encoded, without its position and appended data', async () => {
  const { id } = await addConsent(payload);
  const photo = await sharp(await drawPicture())
    .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const { forms } = await add(Buffer.concat([photo, Buffer.from('<script>')]), {
    to: id,
    name: 'photo.html',
  });
  const opened = await call('GET', forms[0]?.id, admin, id);
  const bytes = Buffer.from(await opened.arrayBuffer());
  expect(opened.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  expect(bytes.toString('latin1')).not.toMatch(/taken at home|<script>/);
});

it('signed forms are re-encrypted with a new secret, and then open without the old one', async () => {
  const old = String(process.env.PAYLOAD_SECRET);
  const [form] = await rows<{ id: string; consent: number }>(
    `select id, consent from staff.signed_forms where about <> '' and consent = $1 limit 1`,
    [consent],
  );
  const withSecrets = async <Value>(
    now: string,
    former: string,
    act: (store: typeof import('#cms/consents/signed-form-store.ts')) => Promise<Value>,
  ) => {
    vi.resetModules();
    vi.stubEnv('PAYLOAD_SECRET', now);
    vi.stubEnv('FORMER_SECRETS', former);
    try {
      return await act(await import('#cms/consents/signed-form-store.ts'));
    } finally {
      vi.unstubAllEnvs();
    }
  };
  const next = 'n'.repeat(40);
  const before = await countUnreadableForms({ payload });
  const all = (await rows('select from staff.signed_forms')).length;
  expect(await withSecrets(next, '', store => store.countUnreadableForms({ payload }))).toBe(all);
  expect(await withSecrets(next, old, store => store.reencryptForms({ payload }))).toBe(all - before);
  expect(await withSecrets(next, old, store => store.reencryptForms({ payload })), 'once').toBe(0);
  expect(await withSecrets(next, '', store => store.openForm({ payload }, form as never))).toMatchObject({
    kind: 'pdf',
  });
  expect(await openForm({ payload }, form as never)).toBe('closed');
});
