import { changeStyles, type Policed } from './needed-hashes.ts';
import { neededStyles } from './needed-style.ts';

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
export function lightenPage(page: Policed): Policed {
  const withoutFonts = changeStyles(page, css => css.replace(fetchedFace, ''));
  const { html, policy } = neededStyles(withoutFonts);
  const small = html
    .replace(fontPreload, '')
    .replace(size, '$1 sizes="96px"')
    .replace(files, (_, named: string, list: string) => `${named}${smallestOf(list)}"`)
    .replace(preview, '')
    .replace(onPhonesOnly, '')
    .replace(phonesAndMore, ' media="$1" data-theme-source="dark" data-media="all"');
  return { html: small, policy };
}

/** The narrowest of `/a-480.avif 480w, /a-800.avif 800w`. */
function smallestOf(list: string): string {
  const widthOf = (one: string) => Number(/ (\d+)w$/.exec(one)?.[1] ?? Number.POSITIVE_INFINITY);
  const all = list.split(',').map(one => one.trim());
  return all.reduce((least, one) => (widthOf(one) < widthOf(least) ? one : least));
}
