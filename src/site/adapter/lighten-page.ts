import { hashOf } from './needed-hashes.ts';
import { neededStyle, presentIn } from './needed-style.ts';

/** The markup of a page, and its content policy. */
type Policed = { html: string; policy: string };

const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const fetchedFace = /@font-face\s*\{[^{}]*\burl\([^{}]*\}/g;
const fontPreload = /<link\b[^>]*\bas="font"[^>]*>/g;
const size = /(<source\b[^<>]*?) sizes="[^"]*"/g;
/** Not the empty picture that stands for a late one: its address has a comma of its own. */
const files = /(srcset=")(?!data:)([^"]*,[^"]*)"/gi;
const preview = /<img\b[^<>]*? src="data:image\/webp;[^<>]*>/g;
const onPhonesOnly = / media="\(max-width: 639px\)"/g;
const phonesAndMore =
  / media="\(max-width: 639px\) and ([^"]*)" data-theme-source="dark" data-media="[^"]*"/g;

/**
 * Makes the lite form of a page out of the whole one. No fonts: every text uses its measured fallback. No style rules
 * for what is not there. Pictures name only their smallest file, drawings their small raster at any width, and none has
 * a blurred preview. This works on the markup, because only the markup names the file of every picture, wherever it
 * comes from. Text cannot be mistaken for markup: quotation marks and brackets in content are escaped.
 */
export function lightenPage({ html, policy }: Policed): Policed {
  let fitting = policy;
  const present = presentIn(html.replaceAll(fetchedFace, ''));
  const lighter = html.replace(style, (all, open: string, css: string, close: string) => {
    const less = neededStyle(css.replace(fetchedFace, ''), present);
    if (less === css) return all;
    fitting = fitting.replace(hashOf(css), hashOf(less));
    return open + less + close;
  });
  const small = lighter
    .replace(fontPreload, '')
    .replace(size, '$1 sizes="96px"')
    .replace(files, (_, named: string, list: string) => `${named}${smallestOf(list)}"`)
    .replace(preview, '')
    .replace(onPhonesOnly, '')
    .replace(phonesAndMore, ' media="$1" data-theme-source="dark" data-media="all"');
  return { html: small, policy: fitting };
}

/** The narrowest of `/a-480.avif 480w, /a-800.avif 800w`. */
function smallestOf(list: string): string {
  const widthOf = (one: string) => Number(/ (\d+)w$/.exec(one)?.[1] ?? Number.POSITIVE_INFINITY);
  const all = list.split(',').map(one => one.trim());
  return all.reduce((least, one) => (widthOf(one) < widthOf(least) ? one : least));
}
