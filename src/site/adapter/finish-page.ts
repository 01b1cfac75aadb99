import { lightenPage } from './lighten-page.ts';
import { neededHashes } from './needed-hashes.ts';
import { usedStyles, usedStylesHeader } from './used-styles.ts';

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
