import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { type FallbackFace, fallbackFaces } from './font-fallbacks.ts';
import { type FontSubset, fontSubsets } from './font-subsets.ts';
import { publishedFolder, writeGeneratedSource } from './published-files.ts';

/** Enough for plain text; the ligatures and alternates we never use cost 2 KB a file. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
const notice = 'Written by scripts/art/build-fonts.ts; change that and run it again.';

const lettersIn = ({ ranges, without = '' }: FontSubset) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
    )
    .filter(letter => !without.includes(letter))
    .join('');

const unicodeRange = (ranges: FontSubset['ranges']) =>
  ranges
    .map(([from, to]) => {
      const [first, last] = [from, to].map(point => point.toString(16).toUpperCase());
      return first === last ? `U+${first}` : `U+${first}-${last}`;
    })
    .join(', ');

const listWeights = ({ weight, declared }: FontSubset) =>
  declared ?? [typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const fontFace = (subset: FontSubset, href: string, weight: string | number) => `@font-face {
  font-family: '${subset.family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('${href}') format('woff2');${subset.unkernedScale ? `\n  size-adjust: ${percent(subset.unkernedScale)};` : ''}
  unicode-range: ${unicodeRange(subset.ranges)};
}
`;

function fallbackFace({ family, weight, local, of, width, range }: FallbackFace): string {
  const scale = of.width / width;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${local.map(name => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(of.ascent / scale)};
  descent-override: ${percent(of.descent / scale)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ''}
}
`;
}

/** Subsets the fonts to the letters our pages use, and writes their stylesheet and addresses. */
async function buildFonts(): Promise<void> {
  const folder = publishedFolder('fonts');
  const faces: string[] = [];
  const files: string[] = [];
  for (const subset of fontSubsets) {
    const bytes = await subsetFont(readFileSync(subset.source), lettersIn(subset), {
      targetFormat: 'woff2',
      keepFeatures: keepFeatures.filter(feature => !(subset.unkernedScale && feature === 'kern')),
      variationAxes: { wght: subset.weight },
    });
    const href = folder.publish(subset.stem, 'woff2', bytes);
    console.log(`${href} ${(bytes.length / 1024).toFixed(1)} KB`);
    faces.push(...listWeights(subset).map(weight => fontFace(subset, href, weight)));
    files.push(`'${subset.stem}': '${href}',`);
  }
  folder.sweep();
  const stylesheet = [...faces, ...fallbackFaces.map(fallbackFace)].join('\n');
  writeGeneratedSource('src/ui/fonts/fonts.css', `/* ${notice} */\n\n${stylesheet}`);
  writeGeneratedSource(
    'src/ui/fonts/fonts.ts',
    `// ${notice}\n\n/** Addresses of the font files, by what they hold. */\nexport const fontFiles = {\n${files.join('\n')}\n} as const;\n\n${preloaded}`,
  );
}

/** The fonts of the first view. */
const preloaded = `/** Fonts to preload, by page language: those of the first view. */
export const preloadedFonts = {
  en: [fontFiles.eczar, fontFiles.figtree],
  am: [fontFiles.figtree],
} as const;
`;

await buildFonts();
