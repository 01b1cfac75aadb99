/** Drawings and scripts a page or a script names: `/art/…`, `/_astro/…`, and of a script those it imports at once. */
export function usedFiles(text: string, from: string): string[] {
  const isScript = from.endsWith('.js');
  const found = isScript
    ? [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)
    : [
        ...[...text.matchAll(/["'\s,(](\/(?:_astro|art)\/[\w./-]+\.\w+)/g)].map(([, path]) => path ?? ''),
        ...[...text.matchAll(/<link rel="preload" as="font"[^>]*href="(\/fonts\/[\w./-]+)"/g)].map(
          ([, path]) => path ?? '',
        ),
      ];
  return [...new Set(found)];
}
