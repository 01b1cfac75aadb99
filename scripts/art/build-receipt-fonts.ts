import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { receiptFonts } from './font-subsets.ts';
import { writeGeneratedSource } from './published-files.ts';

const path = 'src/features/giving/receipt/receipt-fonts.ts';
const header = '// Written by scripts/art/build-receipt-fonts.ts; change that and run it again.\n\n';

/** Subsets the fonts that receipts embed. They are text in a module, so that every build includes them. */
async function buildReceiptFonts(): Promise<void> {
  const fonts: string[] = [];
  for (const { name, source, ranges, weight } of receiptFonts) {
    const letters = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    );
    const bytes = await subsetFont(readFileSync(source), letters.join(''), {
      targetFormat: 'sfnt',
      keepFeatures: ['ccmp', 'kern', 'locl', 'mark'],
      variationAxes: { wght: weight },
    });
    console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KB`);
    fonts.push(`${name}: '${bytes.toString('base64')}',`);
  }
  const comment = '/** TrueType fonts as base64, by what they are for. */';
  writeGeneratedSource(
    path,
    `${header}${comment}\nexport const receiptFonts = {\n${fonts.join('\n')}\n} as const;\n`,
  );
}

await buildReceiptFonts();
