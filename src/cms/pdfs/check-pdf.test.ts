import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readApart } from '#platform/foreign/read-apart.ts';
import { makePdf, writeList, writePdf } from '../../../tests/support/pdfs.ts';
import { drawPicture } from '../../../tests/support/pictures.ts';
import { pdfProblem } from './check-pdf.ts';
import { checkPdf } from './check-pdf-apart.ts';

/** A scan: a page with a picture. */
const scan = async () => writePdf('Signed', { picture: await drawPicture({ width: 400, height: 300 }) });
const nul = (list: Buffer) => Buffer.from(`\0\0${list.toString('latin1').replaceAll(' ', '\0')}`, 'latin1');
const afterMore = (list: Buffer) =>
  Buffer.from(list.toString('latin1').replace('stream\n', 'stream  x\n'), 'latin1');
const words = '/Launch /Movie /JavaScript /Encrypt /JS /AA /OpenAction';
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('pdfProblem', () => {
  it('a PDF is accepted when it is a scan, and when its harmless objects are compressed', async () => {
    expect(pdfProblem(await scan())).toBeNull();
    expect(pdfProblem(makePdf('<< /Type /Catalog >>', writeList('1 0 << /Type /Pages >>')))).toBeNull();
  });

  it.each([
    ['in its title', () => writePdf('What we did', { title: words })],
    ['in a link', () => writePdf('What we did', { link: `https://example.org/Launch?${words}` })],
    ['in its text', () => writePdf(words)],
    [
      'in a title that a compressed list holds',
      () => makePdf('<< >>', writeList(`7 0 << /Title (${words}) >>`)),
    ],
    ['in a comment', () => makePdf(`<< /Type /Catalog % ${words}\n>>`)],
    ['in what a page draws', () => makePdf(`<< /Length 9 >>\nstream\n(${words}) Tj\nendstream`)],
    ['as the names of letters', () => makePdf('<< /Differences [1 /AA /EF /JS] >>')],
  ])('a PDF is accepted when the names of actions are only text %s', async (_, write) => {
    expect(pdfProblem(await write())).toBeNull();
  });

  it.each([
    ['a script', makePdf(script)],
    [
      'a script in a string, where a table of addresses may lead',
      makePdf(`<< /Title (9 0 obj ${script}) >>`),
    ],
    ['a script in what a page draws, the same way', makePdf(`<< >>\nstream\n9 0 obj ${script}\nendstream`)],
    ['a script in an object of two entries with one name', makePdf('<< /S /JavaScript /S /URI /JS (x) >>')],
    ['a kind of action that is an object of its own', makePdf('<< /S 2 0 R >>', '/JavaScript')],
    ['a script in a list of objects', makePdf(`[ 1 ${script} ]`)],
    ['a script in a later version of the file', Buffer.concat([makePdf('<< >>'), makePdf(script)])],
    ['a script in an earlier version of the file', Buffer.concat([makePdf(script), makePdf('<< >>')])],
    [
      'a script in the trailer',
      makePdf('<< >>\nendobj\ntrailer << /Root << /Names << /JavaScript 2 0 R >> >> >>'),
    ],
    ['a script in a string of a compressed list', makePdf(writeList(`7 1 (${script})`))],
    ['a script in a compressed list that no number leads to', makePdf(writeList(`7 0 [1] ${script}`))],
    ['a compressed list whose numbers are hidden in a comment', makePdf(writeList(`%7 0\n${script}`))],
    [
      'a compressed list that begins in two places',
      makePdf(writeList(`1 0 ${script}`, '/Filter /FlateDecode /First 90')),
    ],
    ['a file that hangs on a note', makePdf('<< /Subtype /FileAttachment /FS << /EF << /F 2 0 R >> >> >>')],
    ['a script whose name is disguised', makePdf(script.replace('/JavaScript', '/J#61va#53cript'))],
    ['a script in a compressed list', makePdf('<< >>', writeList(`1 0 ${script}`))],
    [
      'a list whose kind is disguised',
      makePdf(writeList(`1 0 ${script}`).toString('latin1').replace('/ObjStm', '/Obj#53tm')),
    ],
    [
      'a list whose kind is in a long dictionary',
      makePdf(writeList(script, `/Filter /FlateDecode /X (${'1 0 obj '.repeat(600)})`)),
    ],
    ['a list without its kind', makePdf(writeList(script).toString('latin1').replace('/Type /ObjStm', ''))],
    ['a list behind a comment', makePdf(Buffer.concat([Buffer.from('% 1 0 obj >>\n'), writeList(script)]))],
    ['a list packed twice', makePdf(writeList(script, '/Filter [/ASCIIHexDecode /FlateDecode]'))],
    [
      'a list that was altered before packing',
      makePdf(writeList(script, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    ['another file', makePdf('<< /Type /EmbeddedFile >>')],
    ['a program to start', makePdf('<< /S /Launch /F (cmd.exe) >>')],
    ['a form with scripts of its own', makePdf('<< /AcroForm << /XFA [] >> >>')],
    ['a way into a file on another computer', makePdf('<< /S /GoToR /F (\\\\host\\share) >>')],
    ['a list that begins after blanks no editor shows', makePdf(nul(writeList(`1 0 ${script}`)))],
    ['a list whose content begins with more than a line', makePdf(afterMore(writeList(`1 0 ${script}`)))],
    ['something that starts when a page is shown', makePdf('<< /Type /Page /AA << /O 5 0 R >> >>')],
    ['the same in a list', makePdf('<< >>', writeList('1 0 << /Type /Page /AA 5 0 R >>'))],
    [
      'a page of the web that opens with it',
      makePdf('<< /OpenAction << /S /URI /URI (https://a.example) >> >>'),
    ],
    ['the same by the number of an object', makePdf('<< /OpenAction 2 0 R >>', '<< /S /URI /URI (x) >>')],
    ['the same in a list', makePdf('<< /OpenAction 9 0 R >>', writeList('9 0 << /S /URI /URI (x) >>'))],
    ['a page of the web after a place in it', makePdf('<< /OpenAction << /S /GoTo /D [] /Next 2 0 R >> >>')],
    ['an action nobody can find', makePdf('<< /OpenAction 7 0 R >>')],
  ])('a PDF is refused with %s', (_, bytes) => {
    expect(pdfProblem(bytes)).toBe('active');
  });

  it.each([
    ['in words', makePdf('<< /OpenAction [3 0 R /Fit] >>')],
    ['as an action', makePdf('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>')],
    ['by the number of an object', makePdf('<< /OpenAction 2 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['by the number of one in a list', makePdf('<< /OpenAction 9 0 R >>', writeList('9 0 [3 0 R /Fit]'))],
  ])('a PDF that opens at a page is accepted, when this is said %s', (_, bytes) =>
    expect(pdfProblem(bytes)).toBeNull(),
  );

  it.each([
    ['comments in comments', null, `1 0 ${'obj%'.repeat(400_000)}`],
    ['dictionaries in dictionaries', 'damaged', `1 0 ${'obj<<'.repeat(300_000)}${'>>'.repeat(300_000)}`],
    ['strings in strings', 'damaged', `1 0 ${'obj<<('.repeat(300_000)}`],
    ['lists in lists', 'damaged', `${' obj['.repeat(600_000)}`],
    ['many names', 'damaged', `<< ${'/A'.repeat(600_000)} >>`],
    ['many beginnings', null, ' obj'.repeat(200_000)],
    ['blanks', 'active', `<< /N 1 /First 2 >>${' '.repeat(5_000_000)}`],
    ['many things to do when it opens', 'active', `<< ${'/OpenAction 1 0 R '.repeat(200_000)} >>`],
  ])('a PDF made to exhaust the check is checked all the same: %s', (_, expected, object) => {
    expect(pdfProblem(makePdf(object))).toBe(expected);
  });

  it('a check of a PDF in a process of its own fails when it takes too long or needs too much memory', async () => {
    const large = makePdf(`<< ${'/A'.repeat(600_000)} >>`);
    const check = (less: object) =>
      readApart<typeof import('./pdf.reader.ts')>(
        'src/cms/pdfs/pdf.reader.ts',
        { bytes: large },
        { milliseconds: 20_000, megabytes: 384, ...less },
      );
    expect(await check({ milliseconds: 1 })).toEqual({ ok: false, code: 'too-slow' });
    expect(await check({ megabytes: 8 })).toEqual({ ok: false, code: 'too-large' });
    expect(await checkPdf({ bytes: large })).toBe('damaged');
  });

  it('a PDF is refused with a password, cut short, or with something before or after it', async () => {
    const whole = await scan();
    expect(pdfProblem(makePdf('<< /Encrypt 2 0 R >>'))).toBe('locked');
    expect(pdfProblem(whole.subarray(0, whole.length - 40))).toBe('damaged');
    expect(pdfProblem(Buffer.from('%PDF-1.7\n%%EOF'))).toBe('damaged');
    expect(pdfProblem(Buffer.concat([Buffer.from('<script>'), whole]))).toBe('wrongKind');
    expect(pdfProblem(Buffer.concat([whole, Buffer.from('PK\x03\x04')]))).toBe('wrongKind');
    expect(pdfProblem(Buffer.concat([whole, Buffer.from('<script>1</script>')]))).toBe('wrongKind');
    expect(pdfProblem(Buffer.concat([whole, Buffer.alloc(5000, 'x')]))).toBe('wrongKind');
    const archive = Buffer.concat([whole, Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('%%EOF')]);
    expect(pdfProblem(archive)).toBe('wrongKind');
  });

  it.each(['\x1a', 'x', '\0'.repeat(5000), '\r\n-----------------------------7e4--\r\n', '%%\n'])(
    'a PDF is accepted with what mail programs and servers append to a file: %j',
    async appended => {
      expect(pdfProblem(Buffer.concat([await scan(), Buffer.from(appended)]))).toBeNull();
    },
  );

  it('a PDF with a password is reported as locked, although its object streams cannot be read', () => {
    const sealed = writeList('', '/Filter /FlateDecode', Buffer.from('no such thing'));
    expect(pdfProblem(makePdf(sealed, '<< /Type /XRef /Encrypt 9 0 R >>'))).toBe('locked');
  });

  it('a PDF whose brackets do not match is refused, because readers interpret it differently', () => {
    expect(pdfProblem(makePdf(`<< /A ] /S /JavaScript /JS (x) >>`))).toBe('damaged');
  });

  it('a PDF is refused when a compressed object stream would fill the memory', () => {
    const bomb = writeList('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(40 * 1024 * 1024)));
    expect(pdfProblem(makePdf(bomb))).toBe('damaged');
  });
});
