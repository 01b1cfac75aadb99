import {
  changeStyles,
  neededHashes,
  neededStyles,
  type Policed,
  usedStyles,
  usedStylesHeader,
} from './page-styles.ts';

const policyHeader = 'content-security-policy';
/** A page is readable before its scripts arrive: on a slow line they yield to its fonts and first picture. */
const scriptFile = '<script type="module" src=';
const lowPriorityScriptFile = '<script type="module" fetchpriority="low" src=';

/** A page file's own scripts are written after its layout, behind the end of the document, where nothing may be. */
const afterTheEnd = /(<\/body>\s*<\/html>)(\s*<script[\s\S]+)$/;

/** The answer as sent: lite if requested, its scripts last, and only the hashes its own markup needs. */
export async function finishPage(answer: Response, lite: boolean): Promise<Response> {
  const policy = answer.headers.get(policyHeader);
  if (!policy || answer.body === null) return answer;
  const written = (await answer.text()).replaceAll(scriptFile, lowPriorityScriptFile);
  const complete = { html: written.replace(afterTheEnd, '$2$1'), policy };
  const whole = answer.headers.has(usedStylesHeader) ? usedStyles(complete) : complete;
  const { html, policy: fitting } = lite ? lightenPage(whole) : whole;
  const { status, statusText, headers } = answer;
  headers.set(policyHeader, neededHashes(fitting, html));
  headers.delete(usedStylesHeader);
  // It was the original's length: a client would wait for the missing bytes of the shorter lite page.
  headers.delete('content-length');
  return new Response(html, { status, statusText, headers });
}

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
function lightenPage(page: Policed): Policed {
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
