import type { APIRequestContext } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { openToMany } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({
  ...openToMany,
  settings: { ...openToMany.settings, GIVING: 'on', CONTACT_PER_NETWORK: '1000', GIVING_PER_NETWORK: '1000' },
});

/**
 * Addresses that a careless reader takes for `victim@example.com`, though mail for them goes elsewhere. One with invisible
 * marks is not among them: it loses the marks, and mail goes to whom one reads (`pastedEmail`).
 */
const lookAlikes = [
  'victim@example.com／x.attacker.test',
  'victim@example.com/x.attacker.test',
  'victim@example.com?x.attacker.test',
  'victim@example.com＃x.attacker.test',
  'victim@example.com：80.attacker.test',
  'victim@example.com＠x.attacker.test',
  'victim＠example.com@x.attacker.test',
];

type Form = { name: string; path: string; fields: (email: string) => Record<string, string> };

const forms: Form[] = [
  { name: 'signing in by mail', path: '/auth/sign-in', fields: email => ({ email }) },
  { name: 'the page of a giver', path: '/send/gifts', fields: email => ({ email }) },
  { name: 'the newsletter', path: '/send/subscribe', fields: email => ({ name: 'Abeba Bekele', email }) },
  {
    name: 'a message',
    path: '/send/message',
    fields: email => ({ name: 'Abeba Bekele', email, message: 'Hello to you all' }),
  },
  {
    name: 'a gift with a receipt',
    path: '/send/gift',
    fields: email => ({
      currency: 'USD',
      own: '25',
      purpose: 'general',
      way: 'practice',
      // Without a receipt nobody is asked for an address.
      receipt: 'yes',
      name: 'Abeba Bekele',
      email,
    }),
  },
];

const post = (
  request: APIRequestContext,
  { siteUrl }: SharedStack,
  path: string,
  form: Record<string, string>,
) => request.post(path, { form, headers: { origin: siteUrl } });

for (const { name, path, fields } of forms)
  test(`a look-alike address is refused by the form for ${name}, and nothing is stored or mailed for it`, async ({
    request,
    ownStack,
  }) => {
    for (const email of lookAlikes) {
      const answer = await post(request, ownStack, path, fields(email));
      expect(await answer.text(), email).toContain('Please enter a valid email');
    }
    expect(await mailsIn(ownStack, 'victim@example.com')).toEqual([]);
    const stored = await connectOnce(ownStack.databaseUrl, client =>
      client.query(
        `select compared from subscribers where compared ~ 'victim|attacker' union all
         select compared from messages where compared ~ 'victim|attacker' union all
         select compared from money.donors where compared ~ 'victim|attacker' union all
         select email from auth.mail_links where email ~ 'victim|attacker' union all
         select "to" from mails where "to" ~ 'victim|attacker'`,
      ),
    );
    expect(stored.rows).toEqual([]);
  });

test('both subscribe endpoints refuse look-alike email addresses with 400', async ({ request }) => {
  for (const email of lookAlikes)
    for (const path of ['/api/addSubscriber', '/api/adey/subscribe']) {
      const answer = await request.post(path, { data: { name: 'Abeba Bekele', email } });
      expect(answer.status(), `${path} ${email}`).toBe(400);
    }
});
