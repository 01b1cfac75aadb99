import { hostileWords } from './hostile-words.ts';

/** An address with as much of a text as an address may contain. */
export function hostileAddress(words: string, at: number): string {
  const local = words.replaceAll(/[\s\p{C}@,;:<>()[\]"\\]/gu, '').slice(0, 50);
  return `${local || 'words'}${at}@hostile.example`;
}

/** One call to the site, as one of its pages makes it; returns its status. */
export async function callSite(siteUrl: string, path: string, body: object): Promise<number> {
  const answer = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Text that our JSON may not contain is rejected as a whole, so it would hide the rest. */
const unbroken = (words: string) => words.replaceAll('\u0000', '').toWellFormed();
/** As few messages as contain every one of the texts. */
const letters = [0, 1, 2, 3, 4, 5, 6].map(part =>
  hostileWords
    .filter((_, at) => at % 7 === part)
    .map(unbroken)
    .join('\n\n'),
);

/**
 * Sends every hostile text through every field of the forms and endpoints that visitors can use without an account: as
 * a message, in an address, as a name. Returns how many were accepted, by the field.
 */
export async function writeAsVisitor(siteUrl: string) {
  const taken = { message: 0, address: 0, name: 0, reader: 0 };
  const count = (field: keyof typeof taken, status: number) => {
    taken[field] += status === 200 ? 1 : 0;
    if (status >= 500 || status === 429) throw new Error(`${field}: the site answered ${status}`);
  };
  const name = 'Hostile Words';
  for (const [at, words] of hostileWords.map(unbroken).entries()) {
    const [email, plain] = [hostileAddress(words, at), `plain${at}@hostile.example`];
    const message = `Letter ${at}`;
    count('message', await callSite(siteUrl, '/api/contact', { name, email: plain, message: words }));
    count('address', await callSite(siteUrl, '/api/contact', { name, email, message }));
    count('name', await callSite(siteUrl, '/api/contact', { name: words, email: plain, message }));
    count('reader', await callSite(siteUrl, '/api/addSubscriber', { name, email }));
    count('name', await callSite(siteUrl, '/api/addSubscriber', { name: words, email: plain }));
  }
  for (const message of letters)
    count(
      'message',
      await callSite(siteUrl, '/api/contact', { name, email: 'letters@hostile.example', message }),
    );
  return taken;
}
