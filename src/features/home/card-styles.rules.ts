/** The drawings for cards, by their names in ui/art, with the card colour each was made for. */
export const cardDrawings = {
  impact: 'saffron',
  'programs-medicine': 'sky',
  'progress-coffee': 'lilac',
  partners: 'mint',
  'meet-coffee-table': 'peach',
  team: 'deep-blue',
  testimonial: 'coral',
  'achievement-mesob': 'pale-lilac',
  'about-wide': 'dawn-lilac',
} as const;

export type CardDrawing = keyof typeof cardDrawings;
export type CardGround = (typeof cardDrawings)[CardDrawing];

/** The card colours by token name. Text is ink, on Deep blue white. */
export const cardGrounds = [...new Set(Object.values(cardDrawings))] as const;

export function isCardDrawing(value: unknown): value is CardDrawing {
  return typeof value === 'string' && Object.hasOwn(cardDrawings, value);
}
