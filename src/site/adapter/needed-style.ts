import { changeStyles, type Policed } from './needed-hashes.ts';

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
  const needed = selectorsOf(selectors).filter(one => canMatch(one, has));
  return needed.length === 0 ? '' : needed.join(',') + body;
}

/** Commas within brackets do not separate selectors: such a list is taken as one. */
function selectorsOf(list: string): string[] {
  return list.includes('(') ? [list] : list.split(',');
}

function canMatch(selector: string, has: ReadonlySet<string>): boolean {
  const named = [...selector.matchAll(built)].map(([, name = '']) => name);
  if (named.length === 0) return true;
  // Within brackets a class may be one of several, or one that must be absent.
  return selector.includes('(') ? named.some(name => has.has(name)) : named.every(name => has.has(name));
}
