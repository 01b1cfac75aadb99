import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listOf, pdfOf, writePdf } from '../../../tests/support/pdfs.ts';
import { drawPicture } from '../../../tests/support/pictures.ts';
import { pdfProblem } from './check-pdf.ts';

/** A scan: a page with a picture. */
const scan = async () => writePdf('Signed', await drawPicture({ width: 400, height: 300 }));
const nul = (list: Buffer) => Buffer.from(`\0\0${list.toString('latin1').replaceAll(' ', '\0')}`, 'latin1');
const afterMore = (list: Buffer) =>
  Buffer.from(list.toString('latin1').replace('stream\n', 'stream  x\n'), 'latin1');
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
    ['a way into a file on another computer', pdfOf('<< /S /GoToR /F (\\\\host\\share) >>')],
    ['a list that begins after blanks no editor shows', pdfOf(nul(listOf(`1 0 ${script}`)))],
    ['a list whose content begins with more than a line', pdfOf(afterMore(listOf(`1 0 ${script}`)))],
    ['something that starts when a page is shown', pdfOf('<< /Type /Page /AA << /O 5 0 R >> >>')],
    ['the same in a list', pdfOf('<< >>', listOf('1 0 << /Type /Page /AA 5 0 R >>'))],
    [
      'a page of the web that opens with it',
      pdfOf('<< /OpenAction << /S /URI /URI (https://a.example) >> >>'),
    ],
    ['the same by the number of an object', pdfOf('<< /OpenAction 2 0 R >>', '<< /S /URI /URI (x) >>')],
    ['the same in a list', pdfOf('<< /OpenAction 9 0 R >>', listOf('9 0 << /S /URI /URI (x) >>'))],
    ['a page of the web after a place in it', pdfOf('<< /OpenAction << /S /GoTo /D [] /Next 2 0 R >> >>')],
    ['an action nobody can find', pdfOf('<< /OpenAction 7 0 R >>')],
  ])('is refused with %s', (_, bytes) => {
    expect(pdfProblem(bytes)).toBe('active');
  });

  it.each([
    ['in words', pdfOf('<< /OpenAction [3 0 R /Fit] >>')],
    ['as an action', pdfOf('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>')],
    ['by the number of an object', pdfOf('<< /OpenAction 2 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] >>')],
    ['by the number of one in a list', pdfOf('<< /OpenAction 9 0 R >>', listOf('9 0 [3 0 R /Fit]'))],
  ])('is accepted when it opens at a page, said %s', (_, bytes) => expect(pdfProblem(bytes)).toBeNull());

  it.each([
    ['comments in comments', `1 0 ${'obj%'.repeat(400_000)}`],
    ['dictionaries in dictionaries', `1 0 ${'obj<<'.repeat(300_000)}${'>>'.repeat(300_000)}`],
    ['strings in strings', `1 0 ${'obj<<('.repeat(300_000)}`],
  ])('made to keep us busy is refused at once: %s', (_, object) => {
    const begun = performance.now();
    expect(pdfProblem(pdfOf(object))).not.toBe('wrongKind');
    expect(performance.now() - begun).toBeLessThan(4000);
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
