import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { readTicketCode, ticketCode, typedTicketCode } from '../codes/ticket-code.ts';
import { showTypedCode } from '../codes/typed-code.rules.ts';
import type { PrintedTicket } from './ticket-groups.ts';
import { TicketList } from './ticket-list.tsx';
import { attachTicketPdf, writeTicketsPdf } from './ticket-pdf.ts';

const coded = { id: '0b7c1f0e-27f4-4f9e-8f6b-8f0b7a1d2c3e', event: 12, kind: 'adult', issue: 1 };
const ticket: PrintedTicket = {
  ...coded,
  heading: { text: 'Coffee & questions' },
  kindName: { text: 'ቤተሰብ', lang: 'am' },
  when: 'Dec 05, 2026, 10:00',
  start: '2026-12-05T07:00:00.000Z',
  timeZone: 'Africa/Addis_Ababa',
  place: { text: 'Bole Road 12' },
};
const paper = { locale: 'en', organisation: 'Adey', made: new Date('2026-11-30T06:00:00Z') } as const;
const typed = showTypedCode(typedTicketCode(coded));

type Canvases = { create: (width: number, height: number) => { canvas: HTMLCanvasElement } };
type ReadPage = { text: string; roles: string; scanned: string };

/** Reads a PDF with another program, and looks at its pages. */
async function readPages(file: Buffer): Promise<ReadPage[]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ');
    const viewport = page.getViewport({ scale: 2 });
    const { canvas } = (pdf.canvasFactory as Canvases).create(viewport.width, viewport.height);
    await page.render({ canvas: canvas as never, viewport }).promise;
    const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    const scanned = (drawn && jsQR(drawn.data, drawn.width, drawn.height)?.data) ?? '';
    pages.push({
      text: text.replace(/\s+/g, ' '),
      roles: JSON.stringify(await page.getStructTree()),
      scanned,
    });
  }
  await loading.destroy();
  return pages;
}

describe('the tickets as PDF', () => {
  it('each ticket has a page of its own with the day in both calendars, its code and a picture that is described', async () => {
    const file = await writeTicketsPdf([ticket, { ...ticket, issue: 2 }], paper);
    const [first, second, ...more] = await readPages(file);
    expect(more).toEqual([]);
    for (const words of ['Coffee & questions', 'ቤተሰብ', '10:00', 'ኅዳር 26', 'Bole Road 12', typed])
      expect(first?.text).toContain(words);
    expect(second?.text).not.toContain(typed);
    expect([first, second].map(page => readTicketCode(page?.scanned ?? ''))).toMatchObject([
      { value: { ticket: coded } },
      { value: { ticket: { ...coded, issue: 2 } } },
    ]);
    expect(first?.roles).toContain('"Figure"');
    expect(first?.roles).toContain(`QR code of the ticket ${typed}`);
  });

  it('a mail has it in the language of the order, and none without tickets', async () => {
    const [file] = await attachTicketPdf({ printed: JSON.stringify([ticket]) }, { ...paper, locale: 'am' });
    expect([file?.filename, file?.contentType]).toEqual(['tickets.pdf', 'application/pdf']);
    const [page] = await readPages(file?.content ?? Buffer.alloc(0));
    expect(page?.text).toContain('መቼ');
    expect(await attachTicketPdf({}, paper)).toEqual([]);
  });
});

it.each(locales)('the picture on the page in %s is read as the code of the ticket', async locale => {
  const shown = {
    ...{ id: coded.id, kind: { text: 'Adult' }, name: 'Sara', href: null },
    code: { scanned: ticketCode(coded), typed },
  };
  const html = renderToStaticMarkup(<TicketList tickets={[shown]} locale={locale} />);
  const svg =
    /<svg.*<\/svg>/.exec(html)?.[0].replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') ?? '';
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  expect(readTicketCode(read)).toEqual({ ok: true, value: { ticket: coded } });
  expect(html).toContain(typed);
});
