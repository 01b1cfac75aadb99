import { ownValue } from '#core/own-value.ts';

/** The colours of the site's drawings; an image of its own sees no custom properties. */
const [paper, ink, sky, coral, saffron] = ['#ffffff', '#08293a', '#bfe0ea', '#ff6f61', '#ffc857'];

const box = (x: number, y: number, width: number, height: number, fill = sky) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill = sky) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (x: number, y: number, width: number, fill = ink) => box(x, y, width, 4, fill);
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

const drawings: Readonly<Record<string, readonly string[]>> = {
  section: [
    box(20, 12, 80, 22, saffron),
    box(20, 38, 80, 12),
    box(20, 54, 38, 14, coral),
    box(62, 54, 38, 14, coral),
  ],
  words: [line(20, 18, 50, coral), ...[30, 40, 50].map(y => line(20, y, 80)), line(20, 60, 56)],
  pictures: [
    box(18, 18, 52, 44),
    dot(56, 30, 6, saffron),
    shape('M18 62l20-24 16 16 8-7 8 10v5z', ink),
    box(76, 18, 26, 20),
    box(76, 42, 26, 20),
  ],
  cards: [16, 46, 76].flatMap(x => [
    box(x, 16, 28, 48),
    box(x, 16, 28, 22, saffron),
    line(x + 4, 46, 20),
    line(x + 4, 54, 12),
  ]),
  figures: [
    box(24, 42, 14, 20),
    box(44, 30, 14, 32, saffron),
    box(64, 18, 14, 44, coral),
    line(18, 64, 84),
    line(84, 24, 16),
  ],
  voices: [shape('M22 16h76v36H58l-14 14V52H22z', sky), line(32, 26, 56), line(32, 36, 40)],
  form: [
    line(22, 14, 30),
    box(22, 22, 76, 12),
    line(22, 40, 30),
    box(22, 48, 50, 12),
    box(78, 48, 20, 12, coral),
  ],
  giving: [
    shape('M60 44C44 34 40 28 44 20c4-7 13-6 16 1 3-7 12-8 16-1 4 8 0 14-16 24z', coral),
    box(36, 52, 48, 14, saffron),
    line(48, 57, 24),
  ],
  people: [32, 60, 88].flatMap((x, at) => [
    dot(x, 28, 10, at === 1 ? saffron : sky),
    line(x - 10, 46, 20),
    line(x - 7, 54, 14),
  ]),
};

/**
 * The drawing of a kind of part in the list from which staff choose one. It has no words of its own: the name stands below it.
 * @throws Error when there is none.
 */
export function blockDrawing(kind: string) {
  const shapes = ownValue(drawings, kind);
  if (!shapes) throw new Error(`There is no drawing of "${kind}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">${box(0, 0, 120, 80, paper)}${shapes.join('')}</svg>`;
  return { thumbnail: { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' } };
}
