/** What each font file holds. Sizes and weights are those of design brief section 4; ranges are Unicode code points. */
export type FontSubset = {
  stem: string;
  family: string;
  source: string;
  ranges: ReadonlyArray<readonly [number, number]>;
  weight: number | { min: number; max: number };
};

const packages = 'node_modules/@fontsource-variable';
const ethiopic = [[0x1200, 0x137c]] as const;

/** Basic Latin, then no-break space, © · × and the dashes, quotes and ellipsis our texts are set with. */
const everyday = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

/** The rest of Latin-1 and of the packages' latin files: fetched only by a page that has such a letter. */
const westernEuropean = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

const extended = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x2ba],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
] as const;

const latin = (family: string, min: number, max: number): FontSubset[] => {
  const stem = family.toLowerCase();
  const file = (part: string) => `${packages}/${stem}/files/${stem}-${part}-wght-normal.woff2`;
  const weight = { min, max };
  return [
    { stem, family, source: file('latin'), ranges: everyday, weight },
    { stem: `${stem}-western`, family, source: file('latin'), ranges: westernEuropean, weight },
    { stem: `${stem}-extended`, family, source: file('latin-ext'), ranges: extended, weight },
  ];
};

const noto = (style: 'sans' | 'serif') =>
  `${packages}/noto-${style}-ethiopic/files/noto-${style}-ethiopic-ethiopic-wght-normal.woff2`;

const lettersOf = (text: string): Array<[number, number]> => {
  const points = [...new Set([...text].map(letter => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  return points.map(point => [point, point]);
};

/** The words English pages may show in Ethiopic: the language toggle, and the slogan and welcome lines. */
export const toggleWord = 'አማርኛ';
export const lineWords = 'የተሻለ ነገን እንገንባ፣ እንኳን ደህና መጡ። ሰላም!';

export const fontSubsets: FontSubset[] = [
  ...latin('Eczar', 560, 700),
  ...latin('Figtree', 400, 650),
  {
    stem: 'noto-sans-ethiopic',
    family: 'Noto Sans Ethiopic',
    source: noto('sans'),
    ranges: ethiopic,
    weight: { min: 400, max: 650 },
  },
  {
    stem: 'noto-serif-ethiopic',
    family: 'Noto Serif Ethiopic',
    source: noto('serif'),
    ranges: ethiopic,
    weight: 650,
  },
  {
    stem: 'adey-toggle',
    family: 'Adey Toggle',
    source: noto('sans'),
    ranges: lettersOf(toggleWord),
    weight: 600,
  },
  {
    stem: 'adey-line',
    family: 'Adey Line',
    source: noto('serif'),
    ranges: lettersOf(lineWords),
    weight: 600,
  },
];
