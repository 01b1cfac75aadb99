import { existsSync, readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPublicMedia } from '#cms/media/open-public-media.ts';
import { MAX_PDF_BYTES, pdfRefusals } from '#cms/media/upload-limits.ts';
import { listMediaNames } from '#platform/backup/tables.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addPdf, makePdf, writeList, writePdf } from '../../../tests/support/pdfs.ts';
import { addConsent, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

const now = new Date('2026-11-21T09:00:00Z');
let payload: Payload;
let editor: Record<string, string>;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = (await signIn(payload, 'editor')).headers;
});

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
/** The contents of the library, and of the incoming folder. */
const stored = () => {
  const { staticDir = '' } = payload.collections.pdfs.config.upload;
  return [namesIn(staticDir), namesIn(`${staticDir}.incoming`)];
};

/** Sends what the form of the admin sends. */
async function send(
  bytes: Uint8Array,
  {
    name = 'Report 2025.pdf',
    words = { title: 'Report 2025', identifiable: 'no' } as object,
    headers = editor,
  } = {},
) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
  body.append('_payload', JSON.stringify(words));
  const answer = await callApi('POST', '/pdfs', { headers, body });
  const result = (await answer.json()) as {
    errors?: { message: string }[];
    doc?: { id: number; filename: string; mimeType: string; filesize: number };
  };
  return { status: answer.status, message: result.errors?.[0]?.message, doc: result.doc };
}

describe('a PDF uploaded with the admin form', () => {
  it.each([
    ['Report 2025.PDF', /^report-2025-[0-9a-f]{20}\.pdf$/, 'report-2025.pdf'],
    ['leaflet.html', /^leaflet-[0-9a-f]{20}\.pdf$/, 'leaflet.pdf'],
    ['ሪፖርት', /^document-[0-9a-f]{20}\.pdf$/, 'document.pdf'],
  ])(
    'a PDF is stored unchanged and served under its type, with a safe file name: %s',
    async (name, expected, savedAs) => {
      const bytes = await writePdf();
      const { status, doc } = await send(bytes, { name });
      expect([status, doc?.mimeType, doc?.filesize]).toEqual([201, 'application/pdf', bytes.length]);
      expect(doc?.filename).toMatch(expected);
      const file = await openPublicMedia(doc?.filename ?? '', now);
      expect(file).toMatchObject({ type: 'application/pdf', download: savedAs });
      expect(file && (await buffer(file.stream())).equals(bytes)).toBe(true);
      expect(stored()[1]).toEqual([]);
      await payload.delete({ collection: 'pdfs', id: doc?.id ?? 0 });
    },
  );

  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  it.each([
    ['a picture', () => drawPicture(), 415, pdfRefusals.wrongKind],
    ['a page declared as a PDF', () => Buffer.from('<html><script>1</script>'), 415, pdfRefusals.wrongKind],
    [
      'a page with a PDF behind it',
      async () => Buffer.concat([Buffer.from('<script>1</script>'), await writePdf()]),
      415,
      pdfRefusals.wrongKind,
    ],
    ['an empty file', () => Buffer.of(), 415, pdfRefusals.wrongKind],
    ['a PDF cut short', async () => (await writePdf()).subarray(0, -40), 422, pdfRefusals.damaged],
    ['one with a password', () => makePdf('<< /Encrypt 2 0 R >>'), 422, pdfRefusals.locked],
    ['one with a script', () => makePdf(script), 422, pdfRefusals.active],
    [
      'one whose script is compressed',
      () => makePdf('<< >>', writeList(`1 0 ${script}`)),
      422,
      pdfRefusals.active,
    ],
    ['one that starts a program', () => makePdf('<< /S /Launch /F (cmd.exe) >>'), 422, pdfRefusals.active],
    [
      'one that opens a page of the web',
      () => makePdf('<< /OpenAction << /S /URI /URI (https://a.example) >> >>'),
      422,
      pdfRefusals.active,
    ],
    ['more than 20 MB', () => Buffer.alloc(MAX_PDF_BYTES + 10), 413, pdfRefusals.tooLarge],
  ])(
    'a PDF is refused with one sentence, and nothing of it is stored: %s',
    async (_what, bytes, status, message) => {
      const before = stored();
      expect(await send(await bytes())).toMatchObject({ status, message });
      expect(stored()).toEqual(before);
    },
  );

  it('a PDF needs a title, and a consent where somebody is recognisable', async () => {
    const before = stored();
    const bytes = await writePdf();
    for (const words of [
      { identifiable: 'no' },
      { title: 'Report' },
      { title: 'Report', identifiable: 'yes' },
    ])
      expect(await send(bytes, { words })).toMatchObject({ status: 400 });
    expect(stored()).toEqual(before);
  });

  it('[ACCESS-02] a PDF sent without the right is refused before its bytes are read', async () => {
    const { headers } = await signIn(payload, 'door');
    for (const stranger of [{}, headers]) {
      const body = new ReadableStream({
        pull() {
          throw new Error('was read');
        },
      });
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const sent = await callApi('POST', '/pdfs', { headers: { ...stranger, ...type }, body });
      expect(sent.status).toBe(403);
    }
  });

  it('the file of a PDF cannot be replaced', async () => {
    const { id } = await addPdf(payload);
    const bytes = await writePdf('Another one');
    const exchange = payload.update({
      collection: 'pdfs',
      id,
      data: {},
      file: { data: bytes, name: 'other.pdf', mimetype: 'application/pdf', size: bytes.length },
    });
    await expect(exchange).rejects.toThrow(pdfRefusals.replaced);
    await payload.delete({ collection: 'pdfs', id });
  });
});

describe('a PDF of the library', () => {
  it('[CONSENT-05] [CONSENT-06] a PDF about somebody is gone from its address when its consent is withdrawn', async () => {
    const consent = await addConsent(payload, { uses: ['website'] });
    const { filename } = await addPdf(payload, { identifiable: 'yes', consent: consent.id });
    const name = String(filename);
    const inAdmin = async (headers?: Record<string, string>) =>
      callApi('GET', `/pdfs/file/${name}`, headers ? { headers } : {});
    expect(await openPublicMedia(name, now)).toMatchObject({ isImmutable: false });
    expect((await inAdmin()).status).toBe(403);
    const forStaff = await inAdmin(editor);
    expect([forStaff.status, forStaff.headers.get('content-disposition')]).toEqual([200, 'attachment']);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await openPublicMedia(name, now)).toBeNull();
  });

  it('a PDF without recognisable people is cacheable for a year, and is in every backup', async () => {
    const { filename } = await addPdf(payload);
    expect(await openPublicMedia(String(filename), now)).toMatchObject({ isImmutable: true });
    expect(await connectOnce(testDatabaseUrl(), listMediaNames)).toContain(filename);
  });

  it('a PDF in the bin is not found at its address, and is served again once it is restored', async () => {
    const { id, filename } = await addPdf(payload);
    const move = (deletedAt: string | null) =>
      payload.update({ collection: 'pdfs', id, data: { deletedAt }, trash: true });
    await move(now.toISOString());
    expect(await openPublicMedia(String(filename), now)).toBeNull();
    await move(null);
    expect(await openPublicMedia(String(filename), now)).not.toBeNull();
  });
});
