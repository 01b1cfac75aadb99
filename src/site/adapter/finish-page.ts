import { createHash } from 'node:crypto';

const policyHeader = 'content-security-policy';
/** A page is readable without its scripts, so on a slow connection they load after its fonts and first picture. */
const scriptFile = '<script type="module" src=';
const lowPriorityScriptFile = '<script type="module" fetchpriority="low" src=';

/** Astro writes the scripts of a page after its layout, behind the end of the document, which is invalid. */
const afterTheEnd = /(<\/body>\s*<\/html>)(\s*<script[\s\S]+)$/;

/** The response as sent: lite if requested, with its scripts last and only the hashes that its markup needs. */
export async function finishPage(answer: Response, lite: boolean): Promise<Response> {
  const policy = answer.headers.get(policyHeader);
  if (!policy || answer.body === null) return answer;
  const written = escapeAttributes(await answer.text()).replaceAll(scriptFile, lowPriorityScriptFile);
  const complete = { html: written.replace(afterTheEnd, '$2$1'), policy };
  const whole = answer.headers.has(usedStylesHeader) ? usedStyles(complete) : complete;
  const { html, policy: fitting } = lite ? makeLite(whole) : whole;
  const { status, statusText, headers } = answer;
  headers.set(policyHeader, neededHashes(fitting, html));
  headers.delete(usedStylesHeader);
  // The length has changed, and clients would wait for the missing bytes.
  headers.delete('content-length');
  return new Response(html, { status, statusText, headers });
}

/** Comments, scripts and styles whole, so that nothing in them is taken for a tag; other opening tags with their values. */
const tag =
  /<!--[\s\S]*?-->|<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const bracketInValue = /"[^"]*[<>]/;

/**
 * Escapes the angle brackets in attribute values, which Astro leaves as they are. Afterwards `<` only begins a tag, as
 * every pattern over pages assumes: the name "Adey <style> x" in a description would otherwise begin a style sheet.
 */
export function escapeAttributes(html: string): string {
  return html.replace(tag, (whole, raw: string | undefined) => {
    if (raw !== undefined || whole.startsWith('<!--') || !bracketInValue.test(whole)) return whole;
    return whole.replace(/"[^"]*"/g, value => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });
}

const fetchedFace = /@font-face\s*\{[^{}]*\burl\([^{}]*\}/g;
const fontPreload = /<link\b[^>]*\bas="font"[^>]*>/g;
const size = /(<source\b[^<>]*?) sizes="[^"]*"/g;
/** Not the empty image of a late picture, whose address contains a comma. */
const files = /(srcset=")(?!data:)([^"]*,[^"]*)"/gi;
const preview = /<img\b[^<>]*? src="data:image\/webp;[^<>]*>/g;
const onPhonesOnly = / media="\(max-width: 639px\)"/g;
const phonesAndMore =
  / media="\(max-width: 639px\) and ([^"]*)" data-theme-source="dark" data-media="[^"]*"/g;

/**
 * Makes the lite form of a page out of the whole one: without fonts (text uses the fallbacks), without style rules that
 * match nothing, without blurred previews, with only the smallest file of each picture and the small raster of each
 * drawing. It works on the markup, because that has the files of all pictures, wherever they come from. Text cannot be
 * mistaken for markup, because brackets are escaped, in values too.
 */
function makeLite(page: Policed): Policed {
  const withoutFonts = changeStyles(page, css => css.replace(fetchedFace, ''));
  const { html, policy } = neededStyles(withoutFonts);
  const small = html
    .replace(fontPreload, '')
    .replace(size, '$1 sizes="96px"')
    .replace(files, (_, named: string, list: string) => `${named}${findSmallest(list)}"`)
    .replace(preview, '')
    .replace(onPhonesOnly, '')
    .replace(phonesAndMore, ' media="$1" data-theme-source="dark" data-media="all"');
  return { html: small, policy };
}

/** The narrowest file of a list such as `/a-480.avif 480w, /a-800.avif 800w`. */
function findSmallest(list: string): string {
  const readWidth = (one: string) => Number(/ (\d+)w$/.exec(one)?.[1] ?? Number.POSITIVE_INFINITY);
  const all = list.split(',').map(one => one.trim());
  return all.reduce((least, one) => (readWidth(one) < readWidth(least) ? one : least));
}

/** The markup of a page, and its content policy. */
type Policed = { readonly html: string; readonly policy: string };

const styleElement = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const inline = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;
const namedHash = / 'sha256-[^']+'/g;

/**
 * Astro lists the hashes of every inline style and script of the whole site on every page: 3.6 KB that header
 * compression does not remove on a plain connection. A page needs only those of its own inline code; files are allowed
 * by 'self'. Hashes are only removed, so injected markup stays refused.
 */
export function neededHashes(policy: string, html: string): string {
  const needed = new Set([...html.matchAll(inline)].map(([, , text = '']) => ` '${hashText(text)}'`));
  return policy.replace(namedHash, hash => (needed.has(hash) ? hash : ''));
}

/** Changes the style sheets of a page, and the policy with them, which names each by its hash. */
function changeStyles({ html, policy }: Policed, change: (css: string) => string): Policed {
  let fitting = policy;
  const changed = html.replace(styleElement, (all, open: string, css: string, close: string) => {
    const less = change(css);
    if (less === css) return all;
    fitting = fitting.replace(hashText(css), hashText(less));
    return open + less + close;
  });
  return { html: changed, policy: fitting };
}

function hashText(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const style = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const classes = /\bclass="([^"]*)"/g;
const variableUse = /var\(\s*(--[\w-]+)/g;
const rule = /([^{}@;]+)(\{[^{}]*\})/g;
/** A class as the build writes it: `_name_hash_line`. Scripts may set others, such as those of colour modes. */
const built = /\.(_[A-Za-z][\w-]*?_[a-z0-9]{4,6}_\d+)/g;
/** A custom property with its value, which may contain semicolons in quotation marks. */
const property = /(?<=[{;]\s*)(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const emptied = /@media[^{}]*\{\s*\}|(?<=[{};]|^)[^{}@;]+\{\s*\}/g;

/**
 * Removes from the style sheets of a page the rules that nothing on it can match, and then the custom properties that
 * nothing uses any more: the sheets are written for all pages, and one page uses a quarter of them. This holds where no
 * script brings its own markup. What scripts show later, such as toasts, is in the markup.
 */
export function neededStyles(page: Policed): Policed {
  const markup = page.html.replace(style, '');
  const has = new Set([...markup.matchAll(classes)].flatMap(([, names = '']) => names.split(/\s+/)));
  const matching = changeStyles(page, css => css.replace(rule, (_, ...parts) => neededRule(parts, has)));
  const used = new Set([...matching.html.matchAll(variableUse)].map(([, name]) => name));
  return changeStyles(matching, css =>
    css.replace(property, (all, name: string) => (used.has(name) ? all : '')).replace(emptied, ''),
  );
}

function neededRule([selectors = '', body = '']: string[], has: ReadonlySet<string>): string {
  const needed = splitSelectors(selectors).filter(one => canMatch(one, has));
  return needed.length === 0 ? '' : needed.join(',') + body;
}

/** Commas within brackets do not separate selectors: such a list is taken as one. */
function splitSelectors(list: string): string[] {
  return list.includes('(') ? [list] : list.split(',');
}

function canMatch(selector: string, has: ReadonlySet<string>): boolean {
  const named = [...selector.matchAll(built)].map(([, name = '']) => name);
  if (named.length === 0) return true;
  // Within brackets a class may be one of several, or one that must be absent.
  return selector.includes('(') ? named.some(name => has.has(name)) : named.every(name => has.has(name));
}

/** The header with which a page asks to be sent without the styles of components it does not have; never sent itself. */
export const usedStylesHeader = 'adey-used-styles';

/** A class as the build writes it, `_name_hash_line`: the hash is that of its style sheet. */
const builtClass = /\._[A-Za-z][\w-]*?_([a-zA-Z0-9]{4,6})_\d+/g;
const inMarkup = /(?<=[\s"])_[A-Za-z][\w-]*?_([a-zA-Z0-9]{4,6})_\d+(?=[\s"])/g;
const emptiedBlock = /@(?:media|container|supports|starting-style)[^{}]*\{\s*\}/g;

/**
 * Removes the style sheets of components that are nowhere on the page, and keeps those of others whole: a page made by
 * staff can hold any part, and its styles are written for all of them. A sheet stays or goes as one, because what a
 * script shows later (src/site/overlays) looks for one of its classes and then relies on the others.
 */
export function usedStyles(page: Policed): Policed {
  const used = new Set([...page.html.replace(style, '').matchAll(inMarkup)].map(([, sheet]) => sheet));
  return changeStyles(page, css => usedRules(css, used));
}

function usedRules(css: string, used: ReadonlySet<string | undefined>): string {
  const rest = css.replace(rule, (all, selectors: string) => {
    const sheets = [...selectors.matchAll(builtClass)].map(([, sheet]) => sheet);
    return sheets.length === 0 || sheets.some(sheet => used.has(sheet)) ? all : '';
  });
  return rest.replace(emptiedBlock, '');
}
