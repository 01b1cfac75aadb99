import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Issuer } from '#ui/pdf/pdf-paper.ts';
import { type ReceiptFacts, readReceiptFacts, receiptFile, toMailValues } from './receipt-facts.ts';
import { writeReceiptPdf } from './receipt-pdf.ts';

const facts: ReceiptFacts = {
  number: '000007',
  reference: 'RF18539007547034',
  name: 'Abeba Bekele',
  amount: { units: 2_550n, currency: 'USD' },
  returned: 0n,
  method: 'bank',
  paidAt: new Date('2026-11-20T21:30:00Z'),
  purpose: { en: 'Medicine for Bahir Dar', am: 'መድኃኒት ለባሕር ዳር' },
};
const issuer: Issuer = {
  en: { name: 'Adey', address: 'Bole Road 12\nAddis Ababa', registration: 'Registered charity 1234' },
  am: { name: 'አደይ', address: 'ቦሌ መንገድ 12\nአዲስ አበባ', registration: 'የተመዘገበ በጎ አድራጎት 1234' },
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
  const listSpans = ({ children = [] }: Node) => children.map(span => [span.lang, read(span)]);
  const about = await pdf.getMetadata();
  const marked = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
  const ends = items.map(item => ('str' in item ? item.transform[4] + item.width : 0));
  await loading.destroy();
  return {
    blocks: blocks.map(block => ({ tag: block.role, lang: block.lang, spans: listSpans(block) })),
    words: blocks.map(read).join('\n'),
    untagged: texts.get('') ?? '',
    info: about.info as Record<string, unknown>,
    marked: marked?.Marked,
    rightmost: Math.max(...ends),
  };
}

/** What the pieces say to a screen reader. */
async function spokenTexts(file: Buffer): Promise<string[]> {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, written = '']) => {
    const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const bytes = Buffer.from(
      written.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter),
      'latin1',
    );
    const isWide = bytes[0] === 0xfe && bytes[1] === 0xff;
    return isWide ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
  });
}

/** The pieces of the name in the order in which they stand on the page. */
async function drawnFromLeft(of: ReceiptFacts): Promise<string[]> {
  const loading = getDocument({
    data: new Uint8Array(await writeReceiptPdf(of, issuer)),
    verbosity: 0,
  });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap(item => ('str' in item && item.str.trim() ? [item] : []));
  await loading.destroy();
  const line = texts.find(({ str }) => str === 'From')?.transform[5];
  return texts
    .filter(({ str, transform }) => transform[5] === line && str !== 'From')
    .toSorted((a, b) => a.transform[4] - b.transform[4])
    .map(({ str }) => str.trim());
}

/** How the dots are read that are drawn beside a letter. */
const PART_OF_LETTER = '\u034f';

describe('the receipt as PDF', () => {
  it('the PDF receipt contains all details in English and Amharic, with the date in both calendars', async () => {
    const { words } = await readBack(await writeReceiptPdf(facts, issuer));
    const [english = '', amharic = ''] = words.split('ደረሰኝ 000007');
    for (const line of [
      'Receipt 000007',
      'Adey',
      'Bole Road 12\nAddis Ababa',
      'Registered charity 1234',
      'From Abeba Bekele',
      '$25.50 (USD)',
      'Medicine for Bahir Dar',
      'Paid by Bank transfer',
      'RF18539007547034',
      'Nov 21, 2026',
    ])
      expect(english).toContain(line);
    expect(english).toContain('ኅዳር 12 ቀን 2019 ዓ.ም.');
    for (const line of [
      'አደይ',
      'ቦሌ መንገድ 12\nአዲስ አበባ',
      'የተመዘገበ በጎ አድራጎት 1234',
      'መድኃኒት ለባሕር ዳር',
      'የተከፈለበት መንገድ የባንክ ዝውውር',
      'US$25.50',
    ])
      expect(amharic).toContain(line);
  });

  it.each([
    ['USD', 2_500n, '$25.00 (USD)'],
    ['ETB', 100_000n, 'ETB 1,000.00 (ETB)'],
    ['JPY', 500n, '¥500 (JPY)'],
    ['KWD', 1_000n, 'KWD 1.000 (KWD)'],
  ])(
    'the amount of a PDF receipt in %s has all decimals of its currency',
    async (currency, units, amount) => {
      const { words } = await readBack(
        await writeReceiptPdf({ ...facts, amount: { units, currency } }, issuer),
      );
      expect(words.replaceAll('\u00a0', ' ')).toContain(amount);
    },
  );

  it('the logo on a PDF receipt is an artifact, so that screen readers skip it', async () => {
    const loading = getDocument({ data: new Uint8Array(await writeReceiptPdf(facts, issuer)), verbosity: 0 });
    const { fnArray, argsArray } = await (await (await loading.promise).getPage(1)).getOperatorList();
    await loading.destroy();
    const [start, end] = [OPS.beginMarkedContentProps, OPS.endMarkedContent].map(op => fnArray.indexOf(op));
    expect(argsArray[Number(start)]?.[0]).toBe('Artifact');
    const drawn = fnArray.slice(Number(start), Number(end));
    expect(drawn.filter(op => op === OPS.constructPath)).toHaveLength(8);
  });

  it('a PDF receipt states later refunds, and no refunds if there are none', async () => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, returned: 550n }, issuer));
    expect(words).toContain('Returned since $5.50 (USD)');
    expect((await readBack(await writeReceiptPdf(facts, issuer))).words).not.toContain('Returned');
  });

  it('a PDF receipt is tagged for screen readers with title, headings and language of each text', async () => {
    const { blocks, info, marked, untagged } = await readBack(await writeReceiptPdf(facts, issuer));
    expect(marked).toBe(true);
    expect(untagged).toBe('');
    expect(info).toMatchObject({ Title: 'Receipt 000007', Language: 'en' });
    expect(blocks.filter(({ tag }) => tag !== 'P')).toEqual([
      { tag: 'H1', lang: 'en', spans: [['en', 'Receipt 000007']] },
      { tag: 'H2', lang: 'am', spans: [['am', 'ደረሰኝ 000007']] },
    ]);
    const day = blocks.find(({ spans }) => spans[0]?.[1] === 'Received on');
    expect(day?.spans.at(-1)).toEqual(['am', 'ኅዳር 12 ቀን 2019 ዓ.ም.']);
  });

  it('a PDF receipt is byte-identical when written again, and its facts survive the values in the mail', async () => {
    const first = await writeReceiptPdf(facts, issuer);
    const again = readReceiptFacts(toMailValues(facts));
    expect(again).toEqual(facts);
    expect(first.equals(await writeReceiptPdf(again ?? facts, issuer))).toBe(true);
  });

  it('a PDF receipt for anybody omits the name and says in both languages that the mailed one has it', async () => {
    const { words } = await readBack(await writeReceiptPdf(facts, issuer, 'anybody'));
    expect(words).toContain('From The receipt that we mailed to you carries your name.');
    expect(words).toContain('የለጋሹ ስም ስምዎ በኢሜይል በላክንልዎት ደረሰኝ ላይ አለ።');
    expect(words).not.toMatch(/abeba|bekele/i);
  });

  it('file name and metadata of a PDF receipt contain no name, and after erasure its text has none either', async () => {
    const { info } = await readBack(await writeReceiptPdf(facts, issuer));
    expect(receiptFile(facts.number) + JSON.stringify(info)).not.toMatch(/abeba|bekele/i);
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name: null }, issuer));
    expect(words).not.toMatch(/abeba|From|mailed/i);
  });

  it.each([
    ['王小明', '王小明'],
    ['さくら 太郎', 'さくら 太郎'],
    ['김민수', '김민수'],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
    ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
    ['Юрий Ёлкин', 'Юрий Ёлкин'],
    ['Αλέξανδρος', 'Αλέξανδρος'],
    ['ქეთევან', 'ქეთევან'],
    ['Հայկ', 'Հայկ'],
    ['ወ/ሮ አልማዝ ገ/መድህን', 'ወ/ሮ አልማዝ ገ/መድህን'],
    ['ⶁⶂ ꬁꬂ', 'ⶁⶂ ꬁꬂ'],
    ['Fund № 5: ₪ 20, ₩ 30, ₦ 40', 'Fund № 5: ₪ 20, ₩ 30, ₦ 40'],
    ['Sam 🎈', 'Sam 🎈'],
  ])('a PDF receipt shows the name %s', async (name, read) => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name }, issuer));
    expect(words.replaceAll(PART_OF_LETTER, '')).toContain(read);
    expect(words).not.toContain('?');
  });

  it.each([
    ['Arabic', 'محمد عبد الله'],
    ['Hebrew', 'דוד בן־גוריון'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['Devanagari', 'श्री कृष्ण प्रसाद'],
    ['Bengali', 'আমিনা'],
    ['Tamil', 'தமிழ்'],
    ['Thai', 'ศิริพร น้ำใจ'],
    ['Telugu', 'శ్రీలక్ష్మి'],
    ['Gujarati', 'શ્રી કૃષ્ણ'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ'],
    ['Kannada', 'ಶ್ರೀನಿವಾಸ'],
    ['Malayalam', 'ലക്ഷ്മി'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Khmer', 'សុខា ជា'],
    ['Lao', 'ສົມພອນ'],
    ['Burmese', 'အောင်ဆန်း'],
    ['Tibetan', 'བསྟན་འཛིན'],
  ])('a name in %s is drawn on a PDF receipt and given to screen readers as written', async (_, name) => {
    const file = await writeReceiptPdf({ ...facts, name }, issuer);
    expect((await spokenTexts(file)).filter(text => text === name)).toHaveLength(2);
    const lettersIn = (text: string) => new Set(text.normalize('NFKC').match(/\p{L}/gu));
    const drawn = lettersIn((await readBack(file)).words);
    expect([...lettersIn(name)].filter(letter => !drawn.has(letter))).toEqual([]);
    expect((await readBack(file)).words).not.toMatch(/\?|\[U\+/);
  });

  it('Arabic on a PDF receipt is drawn from right to left, with brackets and numbers in place', async () => {
    const drawn = await drawnFromLeft({ ...facts, name: 'علي (نور) 12' });
    expect(drawn).toEqual(['12 (', 'نور', ')', 'علي'].map(text => text.replace('ن', `ن${PART_OF_LETTER}`)));
  });

  it('a Thai tone mark is drawn above the ring of its vowel on a PDF receipt', async () => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name: 'น้ำ' }, issuer));
    expect(words).toContain('น\u0e4d\u0e49\u0e32');
  });

  it('a letter missing in all fonts is shown on a PDF receipt by its code point, with an explanation', async () => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name: 'Žofie 𒀀\u200e' }, issuer));
    expect(words).toContain('Žofie [U+12000]');
    expect(words).not.toContain('?');
    expect(words).toMatch(
      /A number in brackets \(\[U\+12000\]\) stands for a letter that none of our fonts can draw/,
    );
    expect(words).toContain('በቅንፍ ውስጥ ያለ ቁጥር ([U+12000])');
    const { words: known } = await readBack(await writeReceiptPdf({ ...facts, name: 'Žofie\u200e' }, issuer));
    expect(known).not.toMatch(/bracket|ቅንፍ/);
  });

  it.each([
    ' ྽ ༸࿸ ྑྲྀ\u200dཿ࿹ྙ  ༯༲ \u200dྕༀ༏࿀࿯༛࿑ལ࿓་༩༇ྐ༨  ࿻ྲྀམ༾ཙྛྲ ཱི ྰབ',
    '\u0c4dక్ష్\u200dఁఃా\u0c55\u0c56',
    'ꯀ᠁߷\ud800\u{10ffff}\ufffe',
  ])('a PDF receipt is written even if the name is nonsense: %s', async name => {
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name }, issuer));
    expect(words).toContain('Receipt 000007');
    expect(words).not.toContain('\ufffd');
  });

  it('long lines of a PDF receipt wrap between words, or within text that has no spaces', async () => {
    const long = { en: 'Clinic '.repeat(60).trim(), am: 'ክሊኒክ' };
    const names = [`Žofie ${'W'.repeat(90)}`, '王小明'.repeat(40), 'محمد عبد الله '.repeat(12)];
    for (const name of names) {
      const { words, rightmost } = await readBack(
        await writeReceiptPdf({ ...facts, name, purpose: long }, issuer),
      );
      expect(rightmost).toBeLessThan(560);
      expect(words.match(/Clinic/g)).toHaveLength(60);
    }
    const { words } = await readBack(await writeReceiptPdf({ ...facts, name: names[1] ?? '' }, issuer));
    expect(words.match(/王/g)).toHaveLength(80);
  });
});
