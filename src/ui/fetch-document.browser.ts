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

/** The document was parsed as if scripts were off, so noscript content must be removed. */
function withScripts(page: Document): Document {
  for (const placeholder of page.querySelectorAll('noscript')) placeholder.remove();
  return page;
}
