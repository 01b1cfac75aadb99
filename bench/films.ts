/**
 * Twenty films of a ticket as phones see them at a door: dim, creased, cracked, at an angle, shaking. Chromium plays them
 * instead of a camera, and the reader of the door reads them:
 *
 *   npm run bench:films
 *
 * Prints how many are read, and how long each takes from the press. Exits with 1 when a film is read as another code.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { encode } from 'uqr';
import { findJourneyBrowser, launchOptions } from '../tests/support/chromium.ts';
import { counted, never, percentile, report } from './report.ts';

/** As long as a code of ours: the id, the event, the kind, the issue and the signature. */
const CODE = 'Zm9vYmFyYmF6cXV4Zm9vYg.1234.6b0cd5fe8517ec24bc64e808.1.c2lnbmF0dXJlLW9mLTIy';
const [WIDTH, HEIGHT, FRAMES, RATE] = [640, 480, 20, 10];
/** Nobody holds a ticket longer before the phone. */
const PATIENCE = 10_000;

type Film = {
  what: string;
  /** Size of the code as a share of the height of the picture. */
  size?: number;
  /** In degrees, in the plane of the picture. */
  turned?: number;
  /** How much nearer one side is than the other. */
  tilted?: number;
  /** How bright the picture is; 1 is full light. */
  light?: number;
  noise?: number;
  /** How many pixels flow into one, to each side. */
  blur?: number;
  /** How many pixels it moves from one picture to the next. */
  shake?: number;
  creases?: number;
  cracks?: number;
  /** A lamp that is mirrored. */
  glare?: boolean;
  /** Light on dark, as some phones show papers at night. */
  inverted?: boolean;
};

const films: Film[] = [
  { what: 'clean' },
  { what: 'small, from afar', size: 0.3 },
  { what: 'near, filling the picture', size: 0.95 },
  { what: 'turned by 30 degrees', turned: 30 },
  { what: 'upside down', turned: 180 },
  { what: 'at an angle', tilted: 0.3 },
  { what: 'at a steep angle, turned', tilted: 0.5, turned: 20 },
  { what: 'dim', light: 0.35 },
  { what: 'very dim, with noise', light: 0.15, noise: 10 },
  { what: 'noise of a bad camera', noise: 45 },
  { what: 'out of focus', blur: 2 },
  { what: 'out of focus and dim', blur: 2, light: 0.35, noise: 5 },
  { what: 'shaking hand', shake: 12 },
  { what: 'creased once', creases: 1 },
  { what: 'creased three times', creases: 3 },
  { what: 'creased, dim, at an angle', creases: 2, light: 0.4, tilted: 0.25, turned: 15 },
  { what: 'on a cracked screen', cracks: 4 },
  { what: 'on a badly cracked screen, dim', cracks: 9, light: 0.5 },
  { what: 'a lamp mirrored in the screen', glare: true },
  { what: 'light on dark', inverted: true },
];

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Line = { at: number; slope: number };
const listLines = (count: number, random: () => number): Line[] =>
  Array.from({ length: count }, () => ({ at: random() * 0.8 - 0.4, slope: random() * 1.6 - 0.8 }));
/** How far a place is from a line, with the code from -0.5 to 0.5. */
const distance = (u: number, v: number, { at, slope }: Line): number => Math.abs(v - at - slope * u);

/** One picture: how light each pixel is. */
function drawn(
  film: Film,
  frame: number,
  random: () => number,
  lines: { creases: Line[]; cracks: Line[] },
): Buffer {
  const { data, size } = encode(CODE, { border: 4, ecc: 'Q' });
  const { turned = 0, tilted = 0, light = 1, noise = 0, shake = 0, blur = 0, glare, inverted } = film;
  const side = HEIGHT * (film.size ?? 0.7);
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const [moveX, moveY] = [Math.sin(frame * 1.7) * shake, Math.cos(frame * 2.3) * shake];
  const sharp = new Float64Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [px, py] = [(x - WIDTH / 2 - moveX) / side, (y - HEIGHT / 2 - moveY) / side];
      const far = 1 + tilted * px;
      const [u, v] = [(px * cos + py * sin) / far, (py * cos - px * sin) / far];
      const inside = Math.abs(u) < 0.5 && Math.abs(v) < 0.5;
      const [column, row] = [Math.floor((u + 0.5) * size), Math.floor((v + 0.5) * size)];
      const isDark = inside && data[row]?.[column] === true;
      let value = inside ? (isDark !== (inverted === true) ? 25 : 235) : 150;
      if (inside) {
        if (lines.creases.some(line => distance(u, v, line) < 0.012)) value = value * 0.6 + 40;
        if (lines.cracks.some(line => distance(u, v, line) < 0.006)) value = 245;
        if (glare && Math.hypot(u - 0.1, v + 0.1) < 0.09) value = 255;
      }
      sharp[y * WIDTH + x] = value * light;
    }
  const picture = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      let [sum, count] = [0, 0];
      for (let dy = -blur; dy <= blur; dy++)
        for (let dx = -blur; dx <= blur; dx++) {
          const [at, below] = [x + dx, y + dy];
          if (at < 0 || below < 0 || at >= WIDTH || below >= HEIGHT) continue;
          sum += sharp[below * WIDTH + at] ?? 0;
          count += 1;
        }
      const value = sum / count + (random() - 0.5) * 2 * noise;
      picture[y * WIDTH + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  return picture;
}

function filmed(film: Film, seed: number): Buffer {
  const random = randomFrom(seed);
  const lines = {
    creases: listLines(film.creases ?? 0, random),
    cracks: listLines(film.cracks ?? 0, random),
  };
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const pictures = Array.from({ length: FRAMES }, (_, frame) => drawn(film, frame, random, lines));
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${RATE}:1 Ip A1:1 C420jpeg\n`),
    ...pictures.flatMap(picture => [Buffer.from('FRAME\n'), picture, colours]),
  ]);
}

const { outputFiles } = await build({
  stdin: {
    contents: `import { startCamera } from './src/features/tickets/door/camera.browser.ts';
      globalThis.readFilm = video => new Promise(resolve => {
        const since = performance.now();
        startCamera(video, code => resolve({ code, ms: performance.now() - since }));
      });`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
});
const page = `<!doctype html><title>Camera</title><video muted playsinline></video><script>${outputFiles[0]?.text}</script>`;
const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const folder = mkdtempSync(join(tmpdir(), 'adey-films-'));
type Read = { film: string; code: string | null; ms: number };

async function read(film: Film, number: number): Promise<Read> {
  const file = join(folder, `${number}.y4m`);
  writeFileSync(file, filmed(film, number + 1));
  const phone = await chromium.launch(
    launchOptions(findJourneyBrowser(), [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ]),
  );
  try {
    const tab = await phone.newPage();
    await tab.goto(address);
    const seen = await tab.evaluate(
      patience =>
        Promise.race([
          (
            globalThis as unknown as {
              readFilm(video: Element | null): Promise<{ code: string; ms: number }>;
            }
          ).readFilm(document.querySelector('video')),
          new Promise<null>(resolve => setTimeout(() => resolve(null), patience)),
        ]),
      PATIENCE,
    );
    return { film: film.what, code: seen?.code ?? null, ms: Math.round(seen?.ms ?? Number.NaN) };
  } finally {
    await phone.close();
    rmSync(file);
  }
}

const results: Read[] = [];
for (const [number, film] of films.entries()) results.push(await read(film, number));
server.close();
rmSync(folder, { recursive: true });

const right = results.filter(({ code }) => code === CODE);
await report(
  'films',
  [
    counted('films of a ticket', films.length),
    counted('films that are read', right.length),
    counted(
      'from the press until it is read, median',
      percentile(
        right.map(({ ms }) => ms),
        0.5,
      ),
      'ms',
    ),
    counted('the slowest of those that are read', Math.max(...right.map(({ ms }) => ms)), 'ms'),
    never(
      'films that are read as another code',
      results.filter(({ code }) => code !== null && code !== CODE).length,
    ),
  ],
  results.map(({ film, code, ms }) => ({ film, read: code === CODE, ms })),
);
process.exit();
