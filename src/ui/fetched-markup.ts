/**
 * Loads a page of this site as a document, without running its scripts or loading its pictures. Rejects if it fails or
 * is not HTML. Does not use `fetch`, because Trusted Types forbid parsing HTML from a string.
 */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new Error(`Answered ${request.status}`));
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(withScripts(request.responseXML));
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    request.send();
  });
}

/** The document was parsed with scripting off, so the content of noscript elements must be removed. */
function withScripts(page: Document): Document {
  for (const placeholder of page.querySelectorAll('noscript')) placeholder.remove();
  return page;
}

/**
 * Adds the style sheets that fetched markup needs and the page does not have. They come with a script, because the
 * content policy allows no style from fetched markup. Throws in browsers that cannot adopt style sheets.
 */
export function adoptStyles(styles: readonly string[]): void {
  for (const style of styles) if (!hasStyles(style)) adoptStyle(style);
}

/** Whether the page has this sheet already: a second copy at the end would override sheets that should override it. */
function hasStyles(style: string): boolean {
  const name = /\._[\w-]+/.exec(style)?.[0] ?? '';
  return [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(name));
}

function adoptStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
