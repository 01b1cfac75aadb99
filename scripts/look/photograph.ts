import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/support/chromium.ts';
import { closedBefore } from '../../tests/support/visited-before.ts';
import { Failure } from '../terminal/failure.mjs';
import type { Shot } from './shots.ts';

/** What became of one photograph; `png` is null when the state could not be reached. */
export type Taken = { shot: Shot; png: Buffer | null; problem: string | null };

type Studio = { siteUrl: string; now: string | undefined; pagesAtOnce: number };

const windowHeight = 900;
/** A page longer than this is cut: nobody leafs through more. */
const longest = 14_000;

/** Takes the photographs, several at once in one browser, and hands each on as it is done. */
export async function photograph(
  shots: readonly Shot[],
  studio: Studio,
  done: (taken: Taken) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('No Chromium was found; install it, or name one in CHROMIUM');
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: CHROMIUM_FLAGS,
  });
  const waiting = inRolls(shots);
  const work = async () => {
    for (let roll = waiting.shift(); roll; roll = waiting.shift()) await take(browser, roll, studio, done);
  };
  await Promise.all(Array.from({ length: studio.pagesAtOnce }, work));
  await browser.close();
}

/** What one page can be photographed for without loading it again: both themes of a route at one width. */
function inRolls(shots: readonly Shot[]): Shot[][] {
  const rolls = Object.groupBy(shots, ({ group, address, width, state, key }) =>
    state ? key : [group, address, width].join(' '),
  );
  return Object.values(rolls).filter(roll => roll !== undefined);
}

async function take(
  browser: Browser,
  roll: readonly Shot[],
  studio: Studio,
  done: (taken: Taken) => Promise<void>,
): Promise<void> {
  const [first] = roll;
  if (!first) return;
  const context = await openContext(browser, first, studio);
  const page = await context.newPage();
  for (const shot of roll) await done(await expose(page, shot, shot === first ? studio : null));
  await context.close();
}

/** Photographs a page; the first of a roll opens it, the next ones find it open and change the theme alone. */
async function expose(page: Page, shot: Shot, opens: Studio | null): Promise<Taken> {
  const { state, address, theme } = shot;
  try {
    if (opens) {
      if (opens.now) await page.clock.setFixedTime(opens.now);
      await page.goto(opens.siteUrl + address, { waitUntil: 'networkidle' });
    }
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    if (state) await state.open(page);
    await fetchEverything(page, state === null);
    return { shot, png: await release(page, shot), problem: null };
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { shot, png: null, problem };
  }
}

/** A visitor of this theme and width, for whom nothing moves and, unless it is a first visit, nothing pops up. */
async function openContext(
  browser: Browser,
  { theme, width, state }: Shot,
  { siteUrl }: Studio,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 1024,
    timezoneId: 'Africa/Addis_Ababa',
  });
  await context.route('**/*', route => {
    const request = route.request();
    const elsewhere = !request.url().startsWith(siteUrl) && !request.url().startsWith('data:');
    // A photograph counts no view, and asks nobody but the site.
    const counts = request.method() === 'POST' && request.url().includes('/api/numbers');
    return elsewhere || counts ? route.abort() : route.fallback();
  });
  const comes = (['messageStatus', 'popupData'] as const).filter(key => key !== state?.stillToCome);
  await closedBefore(context, comes);
  return context;
}

/** Pictures further down load only when somebody scrolls there; a photograph of the whole page needs them. */
async function fetchEverything(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async everywhere => {
    if (everywhere) for (const image of document.images) image.loading = 'eager';
    const isWanted = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return everywhere || (width > 0 && bottom > 0 && top < innerHeight);
    };
    const waitUntilThere = (image: HTMLImageElement) =>
      image.complete
        ? undefined
        : new Promise(resolve => {
            image.addEventListener('load', resolve);
            image.addEventListener('error', resolve);
          });
    await Promise.race([
      Promise.all([...document.images].filter(isWanted).map(waitUntilThere)),
      new Promise(resolve => setTimeout(resolve, 5000)),
    ]);
    await document.fonts.ready;
  }, whole);
}

async function release(page: Page, { state, width }: Shot): Promise<Buffer> {
  const plain = { animations: 'disabled', caret: 'hide' } as const;
  if (state) return page.screenshot(plain);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height <= longest) return page.screenshot({ ...plain, fullPage: true });
  return page.screenshot({ ...plain, fullPage: true, clip: { x: 0, y: 0, width, height: longest } });
}
