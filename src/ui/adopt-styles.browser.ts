/**
 * Adds the style sheets that fetched markup needs and the page does not have. They come with its script, because the
 * content policy allows no style from fetched markup. False where the browser cannot adopt any.
 */
export function adoptStyles(styles: readonly string[]): boolean {
  if (!('adoptedStyleSheets' in document)) return false;
  for (const style of styles) if (!isWorn(style)) adopt(style);
  return true;
}

/** Whether the page has this sheet already: loaded again at the end, it would override rules meant to override it. */
function isWorn(style: string): boolean {
  const name = /\._[\w-]+/.exec(style)?.[0] ?? '';
  return [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(name));
}

function adopt(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
