/** The patterns of the woven border; staff choose one for each holiday. */
export const weaves = ['diamonds', 'daisies', 'fires', 'stars', 'water', 'eggs'] as const;
export type Weave = (typeof weaves)[number];

/** The shapes of one repeat, 56 by 40 units, in the five colours of the band; `tilet.tsx` has those of the diamonds. */
type Shapes = Record<'a' | 'b' | 'c' | 'd' | 'ground', string>;

const threads = 'M0 4h56v1.4H0zm0 30.6h56V36H0z';
const edges = 'M0 0h56v2.8H0zm0 37.2h56V40H0z';
const ticks =
  'M23.24 6.4h9.52L28 11.6zm0 27.2h9.52L28 28.4zM-4.76 6.4h9.52L0 11.6zm0 27.2h9.52L0 28.4zm56-27.2h9.52L56 11.6zm0 27.2h9.52L56 28.4z';
const wave = (y: number, half: number, width: number) =>
  `M0 ${y}q7-${half} 14 0t14 0 14 0 14 0v${width}q-7 ${half}-14 0t-14 0-14 0-14 0z`;

/**
 * One pattern for each kind of feast: the yellow daisies of Enkutatash beside a shoot, the bonfire of Meskel and its
 * cone of poles, the star of Genna with stick and ball, the water of Timket, the eggs of Fasika beside rushes.
 */
const shapes: Record<Exclude<Weave, 'diamonds'>, Shapes> = {
  daisies: {
    a: 'M42 7.5l2.5 3-2.5 3-2.5-3z',
    b: `${threads}M14 7l3 6.5 6.5-2.7-2.7 6.2L27 20l-6.2 3 2.7 6.2-6.5-2.7L14 33l-3-6.5-6.5 2.7L7.2 23 1 20l6.2-3-2.7-6.2 6.5 2.7z`,
    c: 'M41 33V22q-9 0-10.5-9 9 0 11.5 8 2.5-8 11.5-8-1.5 9-10.5 9v11z',
    d: `${edges}${ticks}M14 16l4 4-4 4-4-4z`,
    ground: 'M14 18l2 2-2 2-2-2z',
  },
  fires: {
    a: 'M14 6.5q9 10 9 18t-9 8.5-9-8.5 9-18z',
    b: `${threads}M14 17q4.5 5.5 4.5 9.5T14 31t-4.5-4.5T14 17z`,
    c: 'M42 7l11 26h-6l-5-15-5 15h-6z',
    d: `${edges}M41 20h2v13h-2z`,
    ground: 'M42 9l2.5 4-2.5 4-2.5-4z',
  },
  stars: {
    a: 'M14 6.5l3.5 10L28 20l-10.5 3.5L14 33.5l-3.5-10L0 20l10.5-3.5zM37.5 25a3.7 3.7 0 1 1-.1 0z',
    b: `${threads}M14 14l3 6-3 6-3-6z`,
    c: 'M33 8l3-1.5L47.5 25q3 4.5 6.5 0l2 2.5q-6 7-11 .5z',
    d: edges,
    ground: 'M14 18l1.5 2-1.5 2-1.5-2z',
  },
  water: {
    a: wave(18, 8, 5),
    b: `${threads}${wave(10.5, 6, 2.5)}`,
    c: wave(27.5, 6, 2.5),
    d: edges,
    ground: 'M28 9l2 2-2 2-2-2z',
  },
  eggs: {
    a: 'M14 7c5 0 9 8 9 14.5S19 33 14 33s-9-5-9-11.5S9 7 14 7z',
    b: `${threads}M5.5 18l4.2 3 4.3-3 4.3 3 4.2-3 .5 4-4.7 3.2L14 22l-4.3 3.2L5 22z`,
    c: 'M40 33C39 24 35 16 30 11q1 13 7 22zM41 33q-2-14 1-26 3 12 1 26zM44 33c1-9 5-17 10-22q-1 13-7 22z',
    d: edges,
    ground: 'M14 9.5l2 3-2 3-2-3z',
  },
};

/** The border's shapes as CSS custom properties; empty for the diamonds and for unknown patterns. */
export function weaveStyle(weave: Weave): string {
  const shown = weave !== 'diamonds' && Object.hasOwn(shapes, weave) ? shapes[weave] : {};
  return Object.entries(shown)
    .map(([colour, d]) => `;--weave-${colour}:path("${d}")`)
    .join('');
}
