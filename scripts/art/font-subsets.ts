/**
 * The contents of each font file. Ranges are Unicode code points.
 */
export type FontSubset = {
  stem: string;
  family: string;
  source: string;
  ranges: ReadonlyArray<readonly [number, number]>;
  /** Letters of its ranges that are in another file. */
  without?: string;
  weight: number | { min: number; max: number };
  /** Leaves out kerning, and draws letters at this share of their size instead. */
  unkernedScale?: number;
  /** The weights it is declared for, if not its own: faces of one family combine only at the same weight. */
  declared?: readonly (number | string)[];
};

const packages = 'node_modules/@fontsource-variable';
const ethiopic = [[0x1200, 0x137c]] as const;

/**
 * The letters that most Amharic pages show on a phone, counted by pages with sample content: each page shows 100 to 155
 * of 186, and these 180 are all that 46 of 49 pages need.
 */
const everydayAmharic =
  'ሁሂሄህሆለሉሊላሌልሎሏሐሑሒሔሕመሙሚማሜምሞሟሠሣሥሦረሩሪራሬርሮሯሰሱሲሳሴስሶሸሻሽቀቁቂቃቄቅቆቋበቡቢባቤብቦቧተቱቲታትቶቷቸቹቻቼችኃኅኋነኑኒናኔንኖኘኙኛኝ' +
  'ኞአኢኤእከኩኪካኬክኮኳኸወዊዋውዎዓዕዘዙዚዛዜዝዞዡዣዥየዩያይዮደዱዲዳዴድዶጀጁጂጃጄጅጆገጉጊጋግጎጓጠጡጣጤጥጦጧጨጪጫጭጵጸጹጻጽጾፃፈፉፊፋፌፍፎፒፕፖ።፣፤፦፪';

/** The other letters of our texts, the orders of common consonants and the marks between sentences. */
const occasionalAmharic = 'ሀሃሖሡሷሹሺሾቪቬቴቿኗኚኟኡኦኼኽዉዌዑዔዟዢዤዪዬዷጌጢጮጱጳጴፀፅፆፏፐፔ፡፥';

/** Basic Latin, no-break space, © · ×, and the dashes, quotes and ellipsis of our texts. */
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

/** The rest of Latin-1 and of the packages' latin files: loaded only by pages with such a letter. */
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

const subsetFile = (stem: string, part: string) =>
  `${packages}/${stem}/files/${stem}-${part}-wght-normal.woff2`;

/** Letters that few English pages need. */
const rare = (family: string, weight: FontSubset['weight'], declared?: readonly number[]): FontSubset[] => {
  const stem = family.toLowerCase();
  const same = { family, weight, ...(declared && { declared }) };
  return [
    { stem: `${stem}-western`, source: subsetFile(stem, 'latin'), ranges: westernEuropean, ...same },
    { stem: `${stem}-extended`, source: subsetFile(stem, 'latin-ext'), ranges: extended, ...same },
  ];
};

const everydayEczar = { family: 'Eczar', source: subsetFile('eczar', 'latin') };

/** Day numbers and years are set in 700: digits and the characters between them. */
const figures = [
  [0x20, 0x20],
  [0x25, 0x25],
  [0x2b, 0x39],
  [0x2013, 0x2013],
] as const;

/**
 * Nearly everything is set in 650; one file for 560 to 700 would cost every page 6 KB that few of them use.
 * Letters in 700 are those of 650.
 */
const eczar: FontSubset[] = [
  { ...everydayEczar, stem: 'eczar', ranges: everyday, weight: 650, declared: [650, 700] },
  { ...everydayEczar, stem: 'eczar-figures', ranges: figures, weight: 700 },
  { ...everydayEczar, stem: 'eczar-mission', ranges: everyday, weight: 560 },
  ...rare('Eczar', { min: 560, max: 700 }, [560, 650, 700]),
];

const figtree: FontSubset[] = [
  {
    stem: 'figtree',
    family: 'Figtree',
    source: subsetFile('figtree', 'latin'),
    ranges: everyday,
    weight: { min: 400, max: 650 },
  },
  ...rare('Figtree', { min: 400, max: 650 }),
];

const noto = (style: 'sans' | 'serif') =>
  `${packages}/noto-${style}-ethiopic/files/noto-${style}-ethiopic-ethiopic-wght-normal.woff2`;

const letterRanges = (text: string): Array<[number, number]> => {
  const points = [...new Set([...text].map(letter => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  return points.map(point => [point, point]);
};

/**
 * Kerning would be two fifths of each file, and moves few syllables by little (decision 0068). Letters are drawn so much
 * smaller that lines are as long as with it.
 */
export const unkernedScale = 0.978;

/** Later faces win: the first file, with the rest of the script, is loaded only for letters the others lack. */
const amharic: FontSubset[] = [
  { part: '', ranges: ethiopic, without: everydayAmharic + occasionalAmharic },
  { part: '-occasional', ranges: runs(letterRanges(occasionalAmharic)) },
  { part: '-everyday', ranges: runs(letterRanges(everydayAmharic)) },
].map(({ part, ...letters }) => ({
  stem: `noto-sans-ethiopic${part}`,
  family: 'Noto Sans Ethiopic',
  source: noto('sans'),
  weight: { min: 400, max: 650 },
  unkernedScale,
  ...letters,
}));

/** Joins neighbours, because the ranges are part of the style of every page. */
function runs(points: Array<[number, number]>): Array<[number, number]> {
  const joined: Array<[number, number]> = [];
  for (const [from, to] of points) {
    const last = joined.at(-1);
    if (last && from === last[1] + 1) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

/** The words English pages may show in Ethiopic: the language toggle, the slogan and the welcome lines. */
export const toggleWord = 'አማርኛ';
export const lineWords = 'የተሻለ ነገን እንገንባ፣ እንኳን ደህና መጡ። ሰላም!';

export const fontSubsets: FontSubset[] = [
  ...eczar,
  ...figtree,
  ...amharic,
  {
    stem: 'adey-toggle',
    family: 'Adey Toggle',
    source: noto('sans'),
    ranges: letterRanges(toggleWord),
    weight: 600,
  },
  {
    stem: 'adey-line',
    family: 'Adey Line',
    source: noto('serif'),
    ranges: letterRanges(lineWords),
    weight: 600,
  },
];
