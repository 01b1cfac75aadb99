import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { drawSvg, openArtBrowser } from './art-browser.ts';
import { optimiseDrawing, readDrawing } from './drawing-source.ts';
import { type DrawingPlan, drawingPlans } from './drawings.ts';
import { writeGeneratedSource } from './generated-source.ts';
import { publishedFolder } from './published-files.ts';

type File = { src: string; width: number };
type Folder = ReturnType<typeof publishedFolder>;
const encoders = {
  avif: (png: Buffer) => sharp(png).avif({ quality: 50, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
  /** Two or three pixels of a phone to one of ours: what is left out is not seen. */
  phone: (png: Buffer) => sharp(png).avif({ quality: 45, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (png: Buffer) => sharp(png).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer(),
};

async function publishRasters(browser: Browser, folder: Folder, name: string, widths: number[]) {
  const source = readDrawing(name);
  const files: Record<'avif' | 'webp', File[]> = { avif: [], webp: [] };
  for (const width of widths) {
    const png = await drawSvg(browser, source.svg, width, Math.round((width * source.height) / source.width));
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await encoders[format === 'avif' && width < 480 ? 'phone' : format](png);
      files[format].push({ src: folder.publish(`${name}-${width}`, format, bytes), width });
    }
  }
  return files;
}

async function publishAvif(
  browser: Browser,
  folder: Folder,
  name: string,
  widths: number[],
): Promise<File[]> {
  const { svg, ...size } = readDrawing(name);
  const files: File[] = [];
  for (const width of widths) {
    const png = await drawSvg(browser, svg, width, Math.round((width * size.height) / size.width));
    files.push({ src: folder.publish(`${name}-${width}`, 'avif', await encoders.phone(png)), width });
  }
  return files;
}

async function publishDrawing(browser: Browser, folder: Folder, plan: DrawingPlan): Promise<object> {
  const source = readDrawing(plan.name);
  const { width, height } = source;
  if (plan.kind === 'raster') {
    return {
      kind: plan.kind,
      width,
      height,
      ...(await publishRasters(browser, folder, plan.name, plan.widths)),
    };
  }
  const svg = folder.publish(plan.name, 'svg', Buffer.from(optimiseDrawing(plan.name, source)));
  const phone = await publishAvif(browser, folder, plan.name, plan.phoneWidths);
  return { kind: plan.kind, width, height, svg, phone };
}

/** Publishes every drawing and writes the catalogue components take their addresses and sizes from. */
export async function buildDrawings(): Promise<void> {
  const browser = await openArtBrowser();
  const folder = publishedFolder('art');
  const catalogue: Record<string, object> = {};
  for (const plan of drawingPlans) {
    catalogue[plan.name] = await publishDrawing(browser, folder, plan);
    console.log(plan.name);
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
}

if (import.meta.main) await buildDrawings();
