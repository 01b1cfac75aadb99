import { deflateSync } from 'node:zlib';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import PDFDocument from 'pdfkit';

type Page = { picture?: Buffer; title?: string; link?: string };

/** A PDF of one page with these words. */
export async function writePdf(
  words = 'What we did this year',
  { picture, title, link }: Page = {},
): Promise<Buffer> {
  const document = new PDFDocument(title === undefined ? {} : { info: { Title: title } });
  const pieces: Buffer[] = [];
  document.on('data', piece => pieces.push(piece));
  const ended = new Promise(resolve => document.on('end', resolve));
  if (picture) document.image(picture, 20, 20);
  document.text(words, link === undefined ? {} : { link });
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** A small PDF with these objects; readers mend its missing table of addresses. */
export const makePdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((each, at) =>
      Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        typeof each === 'string' ? Buffer.from(each, 'latin1') : each,
        Buffer.from('\nendobj\n'),
      ]),
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);

/** A compressed list of objects. */
export const writeList = (text: string, head = '/Filter /FlateDecode', packed = deflateSync(text)) =>
  Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${head} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);

type Upload = Partial<RequiredDataFromCollectionSlug<'pdfs'>> & { bytes?: Buffer; name?: string };

/** Adds a PDF to the library, without recognisable people unless stated otherwise. */
export async function addPdf(payload: Payload, { bytes, name = 'Report 2025.pdf', ...data }: Upload = {}) {
  const file = bytes ?? (await writePdf());
  return payload.create({
    collection: 'pdfs',
    data: { title: 'Report 2025', identifiable: 'no', ...data },
    file: { data: file, name, mimetype: 'application/pdf', size: file.length },
  });
}
