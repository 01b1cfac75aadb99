import { hashOf } from './needed-hashes.ts';

/** The markup of a page, and the content policy that fits it. */
type Policed = { html: string; policy: string };

const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const fetchedFace = /@font-face\s*\{[^{}]*\burl\([^{}]*\}/g;
const rule = /([^{}@]+)\{[^{}]*\}/g;
/** A class of a component as the build writes it: `_name_hash_line`; the hash is that of its style sheet. */
const component = /_[A-Za-z][\w-]*?_([a-z0-9]{4,6})_\d+/g;
const fontPreload = /<link\b[^>]*\bas="font"[^>]*>/g;
const size = /(<source\b[^<>]*?) sizes="[^"]*"/g;
const preview = /<img\b[^<>]*? src="data:image\/webp;[^<>]*>/g;
const onPhonesOnly = / media="\(max-width: 639px\)"/g;
const phonesAndMore =
  / media="\(max-width: 639px\) and ([^"]*)" data-theme-source="dark" data-media="[^"]*"/g;

/**
 * Makes the lite form of a page out of the whole one: no font is fetched, so every text stands in the fallback that was
 * measured for it; of every picture the smallest file is chosen, of drawings the small raster at any width, and none has
 * a blurred preview. This works on the markup, because which file a picture takes is said there alone, wherever it comes
 * from. Text cannot be mistaken for it: quotation marks and brackets in content are written as entities.
 */
export function lightenPage({ html, policy }: Policed): Policed {
  let fitting = policy;
  const lighter = html.replace(style, (all, open: string, css: string, close: string) => {
    const less = withoutAbsent(css.replace(fetchedFace, ''), html);
    if (less === css) return all;
    fitting = fitting.replace(hashOf(css), hashOf(less));
    return open + less + close;
  });
  const small = lighter
    .replace(fontPreload, '')
    .replace(size, '$1 sizes="96px"')
    .replace(preview, '')
    .replace(onPhonesOnly, '')
    .replace(phonesAndMore, ' media="$1" data-theme-source="dark" data-media="all"');
  return { html: small, policy: fitting };
}

/** Leaves out the components that are not on this page, such as the panels of the bar; all others stay whole. */
function withoutAbsent(css: string, html: string): string {
  const present = new Set([...html.replace(style, '').matchAll(component)].map(([, name]) => name));
  return css.replace(rule, (all, selectors: string) => {
    const named = [...selectors.matchAll(component)];
    return named.length > 0 && named.every(([, name]) => !present.has(name)) ? '' : all;
  });
}
