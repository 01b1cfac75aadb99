/**
 * Fetches a page of ours as a document of its own: no script of it runs and no picture of it loads. Rejects when it
 * does not come or is none. Not `fetch`: making a document out of text is what Trusted Types forbid.
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

/** It was read as if there were no scripts: what stands in for them would come beside what they bring. */
function withScripts(page: Document): Document {
  for (const placeholder of page.querySelectorAll('noscript')) placeholder.remove();
  return page;
}
