/** The drawings made for cards, by the names of ui/art, with the colour of the card each of them is drawn on. */
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

/** The colours a card can have, as the tokens name them; ink words on all but Deep blue, which carries white ones. */
export const cardGrounds = [...new Set(Object.values(cardDrawings))] as const;

/** The drawing of a card that shows one. */
export function isCardDrawing(value: unknown): value is CardDrawing {
  return typeof value === 'string' && Object.hasOwn(cardDrawings, value);
}
