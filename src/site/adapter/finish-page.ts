import { lightenPage } from './lighten-page.ts';
import { neededHashes } from './needed-hashes.ts';

const policyHeader = 'content-security-policy';
/** A page can be read before any of its scripts has come: on a thin line they let its letters and first picture pass. */
const scriptFile = '<script type="module" src=';
const lowPriorityScriptFile = '<script type="module" fetchpriority="low" src=';

/** The answer as it is sent: lite where that was asked for, its scripts last, and with the hashes its own markup needs. */
export async function finishPage(answer: Response, lite: boolean): Promise<Response> {
  const policy = answer.headers.get(policyHeader);
  if (!policy || answer.body === null) return answer;
  const whole = { html: (await answer.text()).replaceAll(scriptFile, lowPriorityScriptFile), policy };
  const { html, policy: fitting } = lite ? lightenPage(whole) : whole;
  const { status, statusText, headers } = answer;
  headers.set(policyHeader, neededHashes(fitting, html));
  // It was that of the page before: a lite one is shorter, and would be cut off by it.
  headers.delete('content-length');
  return new Response(html, { status, statusText, headers });
}
