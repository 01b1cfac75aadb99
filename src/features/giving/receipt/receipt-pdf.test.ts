import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Issuer, ReceiptFacts } from './receipt-facts.ts';
import { factsOf, receiptFile, valuesOf } from './receipt-facts.ts';
import { writeReceiptPdf } from './receipt-pdf.ts';

const facts: ReceiptFacts = {
  number: '000007',
  reference: 'RF18539007547034',
  name: 'Abeba Bekele',
  units: 2_550n,
  returned: 0n,
  currency: 'USD',
  way: 'bank',
  paidAt: new Date('2026-11-20T21:30:00Z'),
  purpose: { en: 'Medicine for Bahir Dar', am: 'መድኃኒት ለባሕር ዳር' },
};
const issuer: Issuer = {
  en: { name: 'Adey', registration: 'Registered charity 1234' },
  am: { name: 'አደይ', registration: 'የተመዘገበ በጎ አድራጎት 1234' },
};

type Node = { role?: string; lang?: string; id?: string; children?: Node[] };

/** Reads a PDF with another program: its lines, its tags in reading order, and its metadata. */
async function readBack(file: Buffer) {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let within = '';
  for (const item of items) {
    if ('str' in item) texts.set(within, (texts.get(within) ?? '') + item.str);
    else if (item.type === 'beginMarkedContentProps') within = item.id ?? '';
    else if (item.type === 'endMarkedContent') within = '';
  }
  const tree = (await page.getStructTree()) as Node;
  const read = (node: Node): string =>
    (texts.get(node.id ?? '') ?? '') + (node.children ?? []).map(read).join(' ').trim();
  const blocks = tree.children?.[0]?.children ?? [];
  const spansOf = ({ children = [] }: Node) => children.map(span => [span.lang, read(span)]);
  const about = await pdf.getMetadata();
  const marked = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const ends = items.map(item => ('str' in item ? item.transform[4] + item.width : 0));
  await loading.destroy();
  return {
    blocks: blocks.map(block => ({ tag: block.role, lang: block.lang, spans: spansOf(block) })),
    words: blocks.map(read).join('\n'),
    untagged: texts.get('') ?? '',
    info: about.info as Record<string, unknown>,
    marked: marked?.Marked,
    rightmost: Math.max(...ends),
  };
}

describe('the receipt as PDF', () => {
  it('contains everything in English and Amharic, with the date in both calendars', async () => {
    const { words } = await readBack(await writeReceiptPdf(facts, issuer));
    const [english = '', amharic = ''] = words.split('ደረሰኝ 000007');
    for (const line of [
      'Receipt 000007',
      'Adey',
      'Registered charity 1234',
      'From Abeba Bekele',
      '$25.50 (USD)',
    ])
      expect(english).toContain(line);
    for (const line of ['Medicine for Bahir Dar', 'Bank transfer', 'RF18539007547034', 'Nov 21, 2026'])
      expect(english).toContain(line);
    expect(english).toContain('12 ኅዳር 2019');
    for (const line of ['አደይ', 'የተመዘገበ በጎ አድራጎት 1234', 'መድኃኒት ለባሕር ዳር', 'የባንክ ዝውውር', 'US$25.50'])
      expect(amharic).toContain(line);
  });

  it('states later refunds, and nothing about refunds when there are none', async () => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, returned: 550n }, issuer));
    expect(words).toContain('Returned since $5.50 (USD)');
    expect((await readBack(await writeReceiptPdf(facts, issuer))).words).not.toContain('Returned');
  });

  it('is tagged for screen readers: title, headings, and the language of each piece', async () => {
    const { blocks, info, marked, untagged } = await readBack(await writeReceiptPdf(facts, issuer));
    expect(marked).toBe(true);
    expect(untagged).toBe('');
    expect(info).toMatchObject({ Title: 'Receipt 000007', Language: 'en' });
    expect(blocks.filter(({ tag }) => tag !== 'P')).toEqual([
      { tag: 'H1', lang: 'en', spans: [['en', 'Receipt 000007']] },
      { tag: 'H2', lang: 'am', spans: [['am', 'ደረሰኝ 000007']] },
    ]);
    const day = blocks.find(({ spans }) => spans[0]?.[1] === 'Received on');
    expect(day?.spans.at(-1)).toEqual(['am', '12 ኅዳር 2019']);
  });

  it('is the same file for the same receipt, also from the values in its mail', async () => {
    const first = await writeReceiptPdf(facts, issuer);
    const again = factsOf(valuesOf(facts));
    expect(again).toEqual(facts);
    expect(first.equals(await writeReceiptPdf(again ?? facts, issuer))).toBe(true);
  });

  it('names nobody in its file name or metadata, and nobody at all after an erasure', async () => {
    const { info } = await readBack(await writeReceiptPdf(facts, issuer));
    expect(receiptFile(facts.number) + JSON.stringify(info)).not.toMatch(/abeba|bekele/i);
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name: null }, issuer));
    expect(words).not.toMatch(/abeba|From/i);
  });

  it('prints a question mark for a character in no font, and wraps long lines', async () => {
    const long = { en: 'Clinic '.repeat(60).trim(), am: 'ክሊኒክ' };
    const { words, rightmost } = await readBack(
      await writeReceiptPdf({ ...facts, name: `Žofie 李 ${'W'.repeat(90)}`, purpose: long }, issuer),
    );
    expect(rightmost).toBeLessThan(560);
    expect(words).toContain('Žofie ?');
    expect(words.match(/Clinic/g)).toHaveLength(60);
  });
});
