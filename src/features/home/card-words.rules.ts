/** Placeholders in card texts: the child's first name, the organisation and the four claims. */
export const cardPlaceholders = [
  'name',
  'organisation',
  'childrenHelped',
  'diagnosticWorkUp',
  'volunteersIncrease',
  'donationsIncrease',
] as const;
export type CardPlaceholder = (typeof cardPlaceholders)[number];

export type CardValues = Partial<Record<CardPlaceholder, string | number | null | undefined>>;

const placeholder = /\{(\w+)\}/g;

/** Fills in the placeholders; null if a value is missing. */
export function fillCardWords(words: string, values: CardValues): string | null {
  let isComplete = true;
  const filled = words.replace(placeholder, (_all, key: string) => {
    const value = values[key as CardPlaceholder];
    if (value === null || value === undefined || value === '') isComplete = false;
    return String(value ?? '');
  });
  return isComplete ? filled : null;
}

/** The filled text, or the alternative if a value is missing (the Impact card without a name). */
export function cardWords(words: string, otherwise: string, values: CardValues): string {
  return fillCardWords(words, values) ?? fillCardWords(otherwise, values) ?? '';
}

/** The problem with a card text as a sentence; null if every placeholder is known. */
export function cardWordsProblem(value: unknown): string | null {
  const keys = [...String(value ?? '').matchAll(placeholder)].map(([, key]) => key);
  const unknown = keys.find(key => !cardPlaceholders.some(known => known === key));
  const known = cardPlaceholders.map(key => `{${key}}`).join(', ');
  return unknown ? `{${unknown}} stands for nothing. These can be filled in: ${known}.` : null;
}
