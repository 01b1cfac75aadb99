import { existsSync, readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { MAX_PICTURE_BYTES, pictureRefusals } from './upload-limits.ts';

let payload: Payload;
let editor: Record<string, string>;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = (await signIn(payload, 'editor')).headers;
});

const stored = () => {
  const folder = payload.collections.media.config.upload.staticDir ?? '';
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Sends what the admin's form sends. */
async function upload(
  bytes: Buffer,
  name: string,
  type: string,
  headers: Record<string, string>,
  { locale = 'en', ...more }: { locale?: string; otherWords?: string } = {},
) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  body.append('_payload', JSON.stringify({ alt: 'A nurse', identifiable: 'no', ...more }));
  const answer = await callApi('POST', `/media?locale=${locale}`, { headers, body });
  const result = (await answer.json()) as {
    errors?: { message: string }[];
    doc?: { id: number; filename: string };
  };
  return { status: answer.status, message: result.errors?.[0]?.message, doc: result.doc };
}

describe('upload through the admin', () => {
  it('a picture uploaded by an editor is stored', async () => {
    const { status, doc } = await upload(await drawPicture(), 'Clinic.jpg', 'image/jpeg', editor);
    expect([status, doc?.filename]).toEqual([201, expect.stringMatching(/^clinic-[0-9a-f]{20}\.jpg$/)]);
  });

  it.each([
    ['en', 'ነርስ', { en: 'A nurse', am: 'ነርስ' }],
    ['am', ' A nurse ', { en: 'A nurse', am: 'A nurse' }],
    ['en', ' ', { en: 'A nurse' }],
  ])(
    'a picture uploaded in a form in %s is described in both languages if both were written: %j',
    async (locale, otherWords, alt) => {
      const { doc } = await upload(await drawPicture({ width: 70 }), 'Both.jpg', 'image/jpeg', editor, {
        locale,
        otherWords,
      });
      const id = Number(doc?.id);
      const stored = await payload.findByID({ collection: 'media', id, locale: 'all', overrideAccess: true });
      expect(stored.alt).toEqual(alt);
      expect(stored).not.toHaveProperty('otherWords');
    },
  );

  it('a second description that is too long is refused, and the upload leaves nothing on disk', async () => {
    const before = stored();
    const otherWords = 'ቃል '.repeat(200);
    const { status } = await upload(await drawPicture(), 'Long.jpg', 'image/jpeg', editor, { otherWords });
    expect(status).toBe(400);
    expect(stored()).toEqual(before);
  });

  it('the same picture uploaded several times at once is stored each time under its own name', async () => {
    const bytes = await drawPicture({ width: 90 });
    const both = await Promise.all([1, 2, 3].map(() => upload(bytes, 'Twice.jpg', 'image/jpeg', editor)));
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(both.map(({ doc }) => doc?.filename)).size).toBe(3);
  });

  it.each([
    [
      'an SVG that says it is a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.png',
      'image/png',
      415,
      pictureRefusals.wrongKind,
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf', 415, pictureRefusals.wrongKind],
    [
      'too many bytes',
      Buffer.alloc(MAX_PICTURE_BYTES + 10, 0xff),
      'a.jpg',
      'image/jpeg',
      413,
      pictureRefusals.tooLarge,
    ],
    [
      'a broken picture',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      'a.jpg',
      'image/jpeg',
      400,
      pictureRefusals.damaged,
    ],
  ])(
    'an invalid upload is refused with one sentence, logged as information, and leaves nothing on disk: %s',
    async (_what, bytes, name, type, status, message) => {
      const before = stored();
      const written = [process.stdout, process.stderr].map(to => vi.spyOn(to, 'write').mockReturnValue(true));
      expect(await upload(bytes, name, type, editor)).toMatchObject({ status, message });
      const log = written.flatMap(({ mock }) =>
        mock.calls.map(([line]) => JSON.parse(String(line)) as object),
      );
      for (const spy of written) spy.mockRestore();
      expect(log).toMatchObject([{ level: 'info', event: 'request refused', status }]);
      expect(stored()).toEqual(before);
    },
  );

  it('[ACCESS-02] an upload without an account is refused before its file is read', async () => {
    const before = stored();
    const [bytes, name, type] = [Buffer.from('%PDF'), 'a.pdf', 'application/pdf'] as const;
    expect(await upload(bytes, name, type, {})).toMatchObject({ status: 403 });
    const unlooked = payload.create({
      collection: 'media',
      data: { alt: 'A nurse', identifiable: 'no' },
      file: { data: bytes, name, mimetype: type, size: bytes.length },
      overrideAccess: false,
    });
    await expect(unlooked).rejects.toMatchObject({ status: 403 });
    expect(stored()).toEqual(before);
  });
});

describe('file at its address in the admin', () => {
  it('[CONSENT-12] [CONSENT-16] only staff can fetch a picture at its address in the admin, whatever its consent', async () => {
    const consent = await addConsent(payload);
    const { filename } = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const fetched = async (headers: Record<string, string> = {}) =>
      (await callApi('GET', `/media/file/${filename}`, { headers })).status;
    expect(await fetched()).toBe(403);
    expect(await fetched(editor)).toBe(200);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await fetched()).toBe(403);
    expect(await fetched(editor)).toBe(200);
  });
});
