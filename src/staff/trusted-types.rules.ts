/**
 * What the admin may turn from a string into part of a page (decision 0023): text without markup, because one of its
 * components fills in a style sheet that way, the comparison of two versions, and scripts of its own build. Null
 * refuses: the browser throws.
 */
export function plainWords(text: string): string | null {
  return text.includes('<') ? null : text;
}

const elements = new Set(
  'a blockquote br code div em h1 h2 h3 h4 h5 h6 hr img li ol p path pre span strong sub sup svg ul'.split(
    ' ',
  ),
);

/** Those that Payload's comparison writes (`HTMLDiff` of its ui, `field/Diff` of its editor); none of them runs anything. */
const attributes = new Set(
  [
    'alt aria-checked class d fill height rel role stroke-linecap style tabindex target value viewbox width xmlns',
    'data-checked data-date data-enable-match data-fields-hash data-filename data-id data-lexical-upload-id',
    'data-lexical-upload-relation-to data-match-type data-relation-to data-seq data-slug data-src',
  ]
    .join(' ')
    .split(' '),
);

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;

/** React writes one in front of every picture it renders to a string; the comparison needs none. */
const PRELOAD = /<link rel="preload" as="image"(?:\s+[a-z]+="[^"<>]*")*\s*\/?>/gi;

/**
 * The markup with which Payload shows two versions side by side, without its preload hints. Every `<` has to begin one of its
 * tags, with only its attributes, all quoted. No allowed element holds raw text, so the browser reads the string as this does.
 */
export function comparisonMarkup(markup: string): string | null {
  const text = markup.replace(PRELOAD, '');
  const rest = text.replace(TAG, (tag, slash: string, name: string, written: string) =>
    elements.has(name.toLowerCase()) && (slash ? !written : onlyKnown(written)) ? '' : tag,
  );
  return rest.includes('<') ? null : text;
}

function onlyKnown(written: string): boolean {
  return [...written.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => {
    const known = name.toLowerCase();
    if (known === 'href') return runsNothing(value);
    if (known === 'src') return /^(?:https?:|\/)/i.test(value);
    return attributes.has(known);
  });
}

/** As Payload cleans links. A browser reads past blanks, control characters and references, so none may hide a scheme. */
function runsNothing(link: string): boolean {
  if (/^ |\p{Cc}|&(?!(?:amp|lt|gt|quot|#39);)/u.test(link)) return false;
  return /^(?:https?|mailto|tel):/i.test(link) || !/^[a-z][a-z0-9+.-]*:./is.test(link);
}

export function ownBuild(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin && url.pathname.startsWith('/_next/static/') ? address : null;
}
