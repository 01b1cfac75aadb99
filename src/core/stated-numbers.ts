/**
 * Numbers that say nothing about our work, each kind with the pattern that finds it. The first that fits counts. Patterns
 * are bounded, because texts are long.
 */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['key', /\{[^{}]*\}/g],
  ['address', /(?:https?:\/\/|mailto:|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,255}|(?<![\p{L}\d])\/[a-z]\S*/giu],
  ['day', /\b\d{4}-\d\d-\d\d(?:T\S*)?\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g],
  ['phone', /\+\d[\d ()-]{6,}\d|\b0\d[\d ()-]{7,}\d\b/g],
  [
    'price',
    /(?:US\$|[$€£]|ብር|\b(?:ETB|USD|EUR|GBP|Br)\.?)\s?\d[\d,.]*|\d[\d,.]{0,20}\s?(?:[$€£]|(?:ETB|USD|EUR|GBP|birr|dollars?|euros?)\b|ብር|ዶላር|ዩሮ)/giu,
  ],
  [
    'time',
    /\b\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?|\d[\d,.]{0,20}[\s-]?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|o’clock)\b|\d[\d,.]{0,20}\s?(?:ደቂቃ|ሰዓት|ቀን|ቀናት|ሳምንት|ወር|ወራት|ዓመት)/giu,
  ],
  [
    'day',
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/giu,
  ],
  ['day', /(?:መስከረም|ጥቅምት|ኅዳር|ህዳር|ታኅሣሥ|ታህሳስ|ጥር|የካቲት|መጋቢት|ሚያዝያ|ግንቦት|ሰኔ|ሐምሌ|ነሐሴ|ጳጉሜን?)\s\d{1,2}/gu],
  ['year', /(?<![\d.,])(?:19|20)\d\d(?:[-–/]\d{2,4})?(?![\d%]|[.,]\d)/g],
  ['age', /\baged\s\d{1,3}\b/giu],
  ['place in a list', /\b\d+(?:st|nd|rd|th)\b|\d+ኛ|(?<=^|\n)\s*\d{1,2}[.)]\s/g],
];

const anyNumber = /\d(?:[\d,.]*\d)?\s?%?/g;

/**
 * The numbers in a text that could be claims about our work, each once and in order: all but days, years, times,
 * durations, ages, prices, phone numbers, addresses, places in a list, and the keys of numbers that the register fills in.
 */
export function statedNumbers(text: string): string[] {
  const rest = kinds.reduce((left, [, pattern]) => left.replace(pattern, ' · '), text);
  return [...new Set([...rest.matchAll(anyNumber)].map(([number]) => number.replace(/\s/g, '')))];
}
