const picture = /<picture\b[\s\S]*?<\/picture>/g;
const small = /<source\b[^>]*type="image\/avif"[^>]*>/g;

/** A lite page shows the small raster of a drawing; the vector beside it is for browsers that do not know AVIF. */
function onlySmall(all: string): string {
  return all.match(small)?.join('') ?? all;
}

/** Drawings and scripts a page or a script names: `/art/…`, `/_astro/…`, and of a script those it imports at once. */
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
