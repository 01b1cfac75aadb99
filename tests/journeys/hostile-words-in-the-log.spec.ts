import { hostileWords, MARK } from '../support/hostile-words.ts';
import { expect } from '../support/journey.ts';
import { madeOfWords, watch } from '../support/made-of-words.ts';
import { ABEBA } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { testOnOwnStack } from '../support/test-on-stack.ts';
import { fuzzRuns } from '../support/test-scale.ts';
import { callSite, hostileAddress, writeAsVisitor } from '../support/write-as-visitor.ts';

const settings = {
  LOG_REQUESTS: 'on',
  CONTACT_PER_NETWORK: '5000',
  SUBSCRIBE_PER_NETWORK: '5000',
  SUBSCRIBE_WITHOUT_PROOF: '5000',
  SIGN_IN_PER_NETWORK: '5000',
};
const lines: string[] = [];
const test = testOnOwnStack({
  withoutStaff: true,
  signIn: true,
  mail: 'none',
  settings,
  onLine: line => lines.push(line),
});
test.describe.configure({ mode: 'default' });

/** What a service reports of somebody who wants to inject code here. */
const hostilePeople = hostileWords
  .filter((words, at) => words.includes(MARK) && at % fuzzRuns(72, 24) === 0)
  .map((words, at) => ({
    ...ABEBA,
    sub: `hostile-${at}`,
    given_name: words,
    name: words,
    phone_number: words,
    picture: `https://hostile.example/${encodeURIComponent(words)}`,
    email: `person${at}@hostile.example`,
  }));

test('hostile names from an identity provider are plain text on the dashboard of their owner', async ({
  page,
}) => {
  expect(hostilePeople.length).toBeGreaterThan(1);
  const came = watch(page);
  for (const person of hostilePeople) {
    await page.context().clearCookies();
    await signIn(page, person);
    expect(await madeOfWords(page), person.given_name).toEqual([]);
    await expect(page.getByRole('main')).toContainText(person.email);
  }
  expect(came.filter(line => line.includes(' ran '))).toEqual([]);
  const signedIn = lines.filter(line => line.includes('"event":"signed in"')).map(line => JSON.parse(line));
  expect(signedIn).toHaveLength(hostilePeople.length);
  expect(signedIn[0]).toMatchObject({ server: 'site', way: 'service' });
});

test('hostile input and personal data never appear in the log, and every line stays valid JSON', async ({
  page,
  ownStack: { siteUrl },
}) => {
  const form = (path: string, fields: Record<string, string>, agent: string) =>
    page.request.post(path, { form: fields, maxRedirects: 0, headers: { 'user-agent': agent } });
  const taken = await writeAsVisitor(siteUrl);
  expect(taken.message).toBeGreaterThan(200);
  for (const [at, words] of hostileWords.entries()) {
    if (at % fuzzRuns(24, 8) !== 0) continue;
    const plain = words.replaceAll(/[^ -~]/g, '');
    await form('/auth/sign-in', { email: hostileAddress(words, at) }, plain);
    await form('/send/subscribe', { name: words, email: hostileAddress(words, at) }, plain);
    await callSite(siteUrl, '/api/addClick', { key: words });
    await page.request.get(`/news?name=${encodeURIComponent(words)}&email=somebody@hostile.example`);
  }
  expect(lines.filter(line => line.includes('"answered"')).length).toBeGreaterThan(1000);
  for (const line of lines) {
    expect(JSON.parse(line), line).toMatchObject({ at: expect.any(String), event: expect.any(String) });
    for (const text of [
      MARK,
      'hostile.example',
      'Hostile Words',
      'alert(1)',
      'MADE-OF-WORDS',
      ABEBA.phone_number,
    ])
      expect(line).not.toContain(text);
  }
});
