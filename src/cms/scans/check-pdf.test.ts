import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../../tests/support/pictures.ts';
import { pdfProblem } from './check-pdf.ts';

/** A scan: a page with a picture. */
async function scan(): Promise<Buffer> {
  const document = new PDFDocument();
  const pieces: Buffer[] = [];
  document.on('data', piece => pieces.push(piece));
  const ended = new Promise(resolve => document.on('end', resolve));
  document.image(await drawPicture({ width: 400, height: 300 }), 20, 20).text('Signed');
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** A small PDF with these objects; readers mend its missing table of addresses. */
const pdfOf = (...objects: (string | Buffer)[]) =>
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

const listOf = (text: string, head = '/Filter /FlateDecode', packed = deflateSync(text)) =>
  Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${head} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF', () => {
  it('is kept when it is a scan, and when its harmless objects are compressed', async () => {
    expect(pdfProblem(await scan())).toBeNull();
    expect(pdfProblem(pdfOf('<< /Type /Catalog >>', listOf('1 0 << /Type /Pages >>')))).toBeNull();
  });

  it.each([
    ['a script', pdfOf(script)],
    ['a script whose name is disguised', pdfOf(script.replace('/JavaScript', '/J#61va#53cript'))],
    ['a script in a compressed list', pdfOf('<< >>', listOf(`1 0 ${script}`))],
    [
      'a list whose kind is disguised',
      pdfOf(listOf(`1 0 ${script}`).toString('latin1').replace('/ObjStm', '/Obj#53tm')),
    ],
    [
      'a list whose kind is in a long dictionary',
      pdfOf(listOf(script, `/Filter /FlateDecode /X (${'1 0 obj '.repeat(600)})`)),
    ],
    ['a list without its kind', pdfOf(listOf(script).toString('latin1').replace('/Type /ObjStm', ''))],
    ['a list behind a comment', pdfOf(Buffer.concat([Buffer.from('% 1 0 obj >>\n'), listOf(script)]))],
    ['a list packed twice', pdfOf(listOf(script, '/Filter [/ASCIIHexDecode /FlateDecode]'))],
    [
      'a list that was altered before packing',
      pdfOf(listOf(script, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    ['another file', pdfOf('<< /Type /EmbeddedFile >>')],
    ['a program to start', pdfOf('<< /S /Launch /F (cmd.exe) >>')],
    ['a form with scripts of its own', pdfOf('<< /AcroForm << /XFA [] >> >>')],
  ])('is refused with %s', (_, bytes) => {
    expect(pdfProblem(bytes)).toBe('active');
  });

  it('is refused with a password, cut short, or with something before or after it', async () => {
    const whole = await scan();
    expect(pdfProblem(pdfOf('<< /Encrypt 2 0 R >>'))).toBe('locked');
    expect(pdfProblem(whole.subarray(0, whole.length - 40))).toBe('damaged');
    expect(pdfProblem(Buffer.concat([Buffer.from('<script>'), whole]))).toBe('wrongKind');
    expect(pdfProblem(Buffer.concat([whole, Buffer.from('PK\x03\x04')]))).toBe('wrongKind');
    const archive = Buffer.concat([whole, Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('%%EOF')]);
    expect(pdfProblem(archive)).toBe('wrongKind');
  });

  it('is refused when a compressed list would fill the memory', () => {
    const bomb = listOf('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(40 * 1024 * 1024)));
    expect(pdfProblem(pdfOf(bomb))).toBe('damaged');
  });
});
