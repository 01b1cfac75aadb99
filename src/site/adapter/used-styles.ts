import { changeStyles, type Policed } from './needed-hashes.ts';

/** The header with which a page asks to be sent without the styles of components it does not have; never sent itself. */
export const usedStylesHeader = 'adey-used-styles';

const style = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const rule = /([^{}@;]+)(\{[^{}]*\})/g;
/** A class as the build writes it, `_name_hash_line`: the hash is that of its style sheet. */
const built = /\._[A-Za-z][\w-]*?_([a-zA-Z0-9]{4,6})_\d+/g;
const inMarkup = /(?<=[\s"])_[A-Za-z][\w-]*?_([a-zA-Z0-9]{4,6})_\d+(?=[\s"])/g;
const emptied = /@(?:media|container|supports|starting-style)[^{}]*\{\s*\}/g;

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
    const sheets = [...selectors.matchAll(built)].map(([, sheet]) => sheet);
    return sheets.length === 0 || sheets.some(sheet => used.has(sheet)) ? all : '';
  });
  return rest.replace(emptied, '');
}
