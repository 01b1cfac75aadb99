import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

export type DrawingSource = { svg: string; width: number; height: number };

/** Reads one drawing; its size in user units is that of its viewBox. */
export function readDrawing(name: string): DrawingSource {
  const svg = readFileSync(`src/ui/art/source/${name}.svg`, 'utf8');
  const [, width, height] = svg.match(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/) ?? [];
  if (!width || !height) throw new Error(`${name}.svg has no viewBox to take its size from`);
  return { svg, width: Number(width), height: Number(height) };
}

/**
 * Makes a drawing small without a visible change. Ids carry the drawing's name, because a filter id shared by two
 * drawings on one page makes figures vanish; width and height are written so that it has a size of its own in <img>.
 */
export function optimiseDrawing(name: string, { svg, width, height }: DrawingSource): string {
  const { data } = optimize(svg, {
    floatPrecision: 2,
    multipass: true,
    plugins: [
      'preset-default',
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
