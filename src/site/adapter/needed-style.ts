/** What a page contains: the classes of its elements, and the custom properties its styles or markup use. */
export type Present = { readonly classes: ReadonlySet<string>; readonly variables: ReadonlySet<string> };

const style = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const classes = /\bclass="([^"]*)"/g;
const variableUse = /var\(\s*(--[\w-]+)/g;
const rule = /([^{}@;]+)(\{[^{}]*\})/g;
/** A class as the build writes it: `_name_hash_line`. Scripts may set others, such as those of colour modes. */
const built = /\.(_[A-Za-z][\w-]*?_[a-z0-9]{4,6}_\d+)/g;
/** A custom property with its value, which may contain semicolons in quotation marks. */
const property = /(?<=[{;]\s*)(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const emptied = /@media[^{}]*\{\s*\}|(?<=[{};]|^)[^{}@;]+\{\s*\}/g;

export function presentIn(html: string): Present {
  const markup = html.replace(style, '');
  const named = [...markup.matchAll(classes)].flatMap(([, names = '']) => names.split(/\s+/));
  const variables = [...html.matchAll(variableUse)].map(([, name = '']) => name);
  return { classes: new Set(named), variables: new Set(variables) };
}

/**
 * Removes from a style sheet what nothing on the page can match: the sheets are written for all pages, and one page
 * uses a quarter of them. This holds where no script brings its own markup. What scripts show later, such as toasts, is in
 * the markup.
 */
export function neededStyle(css: string, { classes: has, variables }: Present): string {
  return css
    .replace(rule, (_, selectors: string, body: string) => {
      const needed = selectorsOf(selectors).filter(one => canMatch(one, has));
      return needed.length === 0 ? '' : needed.join(',') + body;
    })
    .replace(property, (all, name: string) => (variables.has(name) ? all : ''))
    .replace(emptied, '');
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
