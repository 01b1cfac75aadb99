/** What a card's words may stand for: the first name of its child, the organisation, and the four claims. */
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

/** Fills in `{name}`, `{organisation}` and the claims; null when a value the words need is missing. */
export function fillCardWords(words: string, values: CardValues): string | null {
  let isComplete = true;
  const filled = words.replace(placeholder, (_all, key: string) => {
    const value = values[key as CardPlaceholder];
    if (value === null || value === undefined || value === '') isComplete = false;
    return String(value ?? '');
  });
  return isComplete ? filled : null;
}

/** The words as they are, or the other ones where a value they need is missing (the Impact card without a name). */
export function cardWords(words: string, otherwise: string, values: CardValues): string {
  return fillCardWords(words, values) ?? fillCardWords(otherwise, values) ?? '';
}

/** What is wrong with the words of a card, in one sentence; null when each placeholder is known. */
export function cardWordsProblem(value: unknown): string | null {
  const keys = [...String(value ?? '').matchAll(placeholder)].map(([, key]) => key);
  const unknown = keys.find(key => !cardPlaceholders.some(known => known === key));
  const known = cardPlaceholders.map(key => `{${key}}`).join(', ');
  return unknown ? `{${unknown}} stands for nothing. These can be filled in: ${known}.` : null;
}
