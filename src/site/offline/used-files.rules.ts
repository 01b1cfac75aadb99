const picture = /<picture\b[\s\S]*?<\/picture>/g;
const small = /<source\b[^>]*type="image\/avif"[^>]*>/g;

/** A lite page uses the small raster of a drawing; the vector is for browsers without AVIF. */
function onlySmall(all: string): string {
  return all.match(small)?.join('') ?? all;
}

/** Drawings and scripts that a page or script names: `/art/…`, `/_astro/…`, and a script's static imports. */
export function usedFiles(text: string, from: string): string[] {
  const named = /<html\b[^>]*\bdata-lite\b/.test(text) ? text.replace(picture, onlySmall) : text;
  const isScript = from.endsWith('.js');
  const found = isScript
    ? [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)
    : [
        ...[...named.matchAll(/["'\s,(](\/(?:_astro|art)\/[\w./-]+\.\w+)/g)].map(([, path]) => path ?? ''),
        ...[...text.matchAll(/<link rel="preload" as="font"[^>]*href="(\/fonts\/[\w./-]+)"/g)].map(
          ([, path]) => path ?? '',
        ),
      ];
  return [...new Set(found)];
}
