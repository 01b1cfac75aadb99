/** The first letter of each row of the Ethiopic block; a row holds a consonant with its eight vowel orders. */
const blockStart = 0x1200;
const rowLength = 8;
/** From here on the block holds marks, punctuation and numerals. */
const lettersEnd = 0x135b;

const h = 0x1200;
const s = 0x1230;
const glottal = 0x12a0;
const k = 0x12a8;
const w = 0x12c8;
const y = 0x12e8;

/** Rows that sound alike today, by the row they are written as here. */
const soundsLike = new Map([
  [0x1210, h],
  [0x1280, h],
  [0x12b8, h],
  [0x1220, s],
  [0x12d0, glottal],
  [0x1340, 0x1338],
]);

/** Rows of consonants spoken with rounded lips, by the row of the plain consonant. */
const labialised = new Map([
  [0x1248, 0x1240],
  [0x1258, 0x1250],
  [0x1288, h],
  [0x12b0, k],
  [0x12c0, h],
  [0x1310, 0x1308],
]);

/** Palatal consonants, whose first and fifth order are interchangeable: ጀኔራል, ጄኔራል. */
const palatal = new Set([0x1238, 0x1278, 0x1298, 0x12e0, y, 0x1300, 0x1328]);

const [first, second, third, fourth, fifth, sixth, seventh, eighth] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Letters outside the scheme of rows and orders. */
const compounds = new Map([
  ['ፘ', 'ርያ'],
  ['ፙ', 'ምያ'],
  ['ፚ', 'ፍያ'],
]);

const letter = (row: number, order: number): string => String.fromCharCode(row + order);

/** The row (code point of its first letter) and the vowel order, from 0, of an Ethiopic letter; null for anything else. */
export function rowAndOrder(character: string): { row: number; order: number } | null {
  const code = character.charCodeAt(0);
  if (!(code >= blockStart && code < lettersEnd)) return null;
  const order = (code - blockStart) % rowLength;
  return { row: code - order, order };
}

/**
 * Writes Amharic letters that sound alike in one way: ሐ ኀ ኸ as ሀ, ሠ as ሰ, ዐ as አ, ፀ as ጸ in all orders, labialised
 * letters as they are spelled out (ቋ as ቅዋ, ጐ as ጎ). Anything else is returned unchanged. Folding twice changes nothing.
 */
export function foldEthiopic(text: string): string {
  return text
    .replace(/[\u1200-\u135a]/g, foldLetter)
    .replace(/[\u1200-\u1357](?=[\u12c8-\u12cf])/g, spelledOut);
}

function foldLetter(character: string): string {
  const compound = compounds.get(character);
  const place = rowAndOrder(character);
  if (compound || !place) return compound ?? character;
  const plain = labialised.get(place.row);
  if (plain !== undefined) return foldLabialised(plain, place.order);
  const row = soundsLike.get(place.row) ?? place.row;
  if (place.order === eighth) return foldEighth(row);
  return letter(row, foldOrder(row, place.order));
}

/** ቈ and ቆ, ቍ, ቊ and ቁ are written for each other; ቋ and ቌ are spelled out. */
function foldLabialised(row: number, order: number): string {
  if (order === first) return letter(row, seventh);
  if (order === fourth) return letter(row, sixth) + letter(w, fourth);
  if (order === third || order === sixth) return letter(row, second);
  return order === fifth ? letter(row, sixth) + letter(w, fifth) : letter(row, order);
}

/** ሏ is ልዋ; the four rows without such a letter have another sound there. */
function foldEighth(row: number): string {
  if (row === glottal) return letter(row, first);
  return row === h || row === w || row === y ? letter(row, seventh) : letter(row, sixth) + letter(w, fourth);
}

function foldOrder(row: number, order: number): number {
  if (order === fourth && (row === h || row === glottal)) return first;
  if (order === fifth && palatal.has(row)) return first;
  if (order === second && row === w) return sixth;
  return order === third && row === y ? sixth : order;
}

/** ቁዋ is written for ቅዋ. */
function spelledOut(character: string): string {
  const place = rowAndOrder(character);
  return place?.order === second ? letter(place.row, sixth) : character;
}

const hundred = 0x137b;
const myriad = 0x137c;

/** A number in Ethiopic numerals in digits: ፳፻፲፯ gives 2017. Other characters are returned unchanged. */
export function foldNumerals(text: string): string {
  return text.replace(/[\u1369-\u137c]{1,12}/g, parseNumber);
}

function parseNumber(numerals: string): string {
  let [total, part, rest] = [0, 0, 0];
  for (const numeral of numerals) {
    const code = numeral.charCodeAt(0);
    if (code === hundred) [part, rest] = [part + Math.max(rest, 1) * 100, 0];
    else if (code === myriad) {
      // Only the first ፼ by itself says one: ፼፼ is 100,000,000.
      [total, part, rest] = [(total + Math.max(part + rest, total > 0 ? 0 : 1)) * 10_000, 0, 0];
    } else if (code < 0x1372) rest += code - 0x1368;
    else rest += (code - 0x1371) * 10;
  }
  return String(BigInt(total + part + rest));
}
