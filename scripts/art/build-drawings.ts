import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { artCatalogue } from '../../src/ui/art/art-catalogue.ts';
import { findJourneyBrowser, launchOptions } from '../../tests/support/chromium.ts';
import { type DrawingPlan, drawingPlans } from './drawings.ts';
import { publishedFolder, writeGeneratedSource } from './published-files.ts';

type Format = keyof typeof encoders;
type File = { src: string; width: number };
type Source = { svg: string; width: number; height: number };

const encoders = {
  avif: (png: Buffer) => sharp(png).avif({ quality: 50, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
  /** A phone has two or three pixels to one of ours, so finer details are invisible. */
  phone: (png: Buffer) => sharp(png).avif({ quality: 45, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (png: Buffer) => sharp(png).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer(),
};

const browser = await chromium.launch(launchOptions(findJourneyBrowser(), ['--force-color-profile=srgb']));
const folder = publishedFolder('art');
const catalogue: Record<string, object> = {};
const asked = new Set(process.argv.slice(2));
for (const plan of drawingPlans) {
  const published: object | undefined = (artCatalogue as Record<string, object>)[plan.name];
  const isUnchanged = asked.size > 0 && !asked.has(plan.name) && published !== undefined;
  if (isUnchanged) folder.keep(published);
  catalogue[plan.name] = isUnchanged ? published : await publishDrawing(browser, plan);
  if (!isUnchanged) console.log(plan.name);
}
folder.sweep();
await browser.close();
writeGeneratedSource(
  'src/ui/art/art-catalogue.ts',
  `// Written by scripts/art/build-drawings.ts; change that and run it again.
import type { Drawing } from './drawing.ts';

export const artCatalogue = ${JSON.stringify(catalogue)} as const satisfies Record<string, Drawing>;
`,
);

async function publishDrawing(within: Browser, plan: DrawingPlan): Promise<object> {
  const source = readDrawing(plan.name);
  const { width, height } = source;
  const raster = async (widths: readonly number[], format: (wide: number) => Format): Promise<File[]> => {
    const files: File[] = [];
    for (const wide of widths) {
      const png = await draw(within, source, wide);
      const encoder = format(wide);
      const extension = encoder === 'phone' ? 'avif' : encoder;
      const src = folder.publish(`${plan.name}-${wide}`, extension, await encoders[encoder](png));
      files.push({ src, width: wide });
    }
    return files;
  };
  if (plan.kind === 'vector') {
    const svg = folder.publish(plan.name, 'svg', Buffer.from(optimiseDrawing(plan.name, source)));
    return { kind: plan.kind, width, height, svg, phone: await raster(plan.phoneWidths, () => 'phone') };
  }
  const avif = await raster(plan.widths, wide => (wide < 480 ? 'phone' : 'avif'));
  return { kind: plan.kind, width, height, avif, webp: await raster(plan.widths, () => 'webp') };
}

/** Reads one drawing; its size in user units is that of its viewBox. */
function readDrawing(name: string): Source {
  const svg = readFileSync(`src/ui/art/source/${name}.svg`, 'utf8');
  const [, width, height] = svg.match(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/) ?? [];
  if (!width || !height) throw new Error(`${name}.svg has no viewBox to take its size from`);
  return { svg, width: Number(width), height: Number(height) };
}

/** The drawing as a PNG of the given width, on a transparent background. */
async function draw(within: Browser, source: Source, width: number): Promise<Buffer> {
  const height = Math.round((width * source.height) / source.width);
  const page = await within.newPage({ viewport: { width, height } });
  const style = `*{margin:0}body>svg{display:block;width:${width}px;height:${height}px}`;
  await page.setContent(`<style>${style}</style>${source.svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * Makes a drawing small without a visible change. Ids include the drawing's name, because a filter id shared by two
 * drawings on one page makes figures vanish; width and height give it a size of its own in <img>.
 */
function optimiseDrawing(name: string, { svg, width, height }: Source): string {
  const { data } = optimize(svg, {
    floatPrecision: 2,
    multipass: true,
    plugins: [
      // A woven border is a path with markers alone: without its stroke width they have no size.
      { name: 'preset-default', params: { overrides: { removeUselessStrokeAndFill: false } } },
      'sortAttrs',
      { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
      { name: 'removeAttrs', params: { attrs: 'svg:(aria-hidden|focusable|aria-label)' } },
      {
        name: 'addAttributesToSVGElement',
        params: { attributes: [{ width: `${width}` }, { height: `${height}` }] },
      },
    ],
  });
  return data;
}
