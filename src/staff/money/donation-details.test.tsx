import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DonationFacts, DonationStory } from './donation-details.tsx';

const donation = {
  id: '1',
  day: '2026-11-20',
  reference: 'RF18539007547034',
  startedAt: new Date('2026-11-20T09:00:00Z'),
  amount: 2_500n,
  received: 2_500n,
  refunded: 0n,
  currency: 'USD',
  method: 'practice',
  state: 'paid',
  failure: null,
  fund: 'general',
  campaign: null,
  receipt: '7',
  name: 'Sara',
  email: 'sara@example.org',
  note: '<script>alert(1)</script> for the nurses',
} as const;
const shown = (note: string | null) =>
  renderToStaticMarkup(
    <DonationFacts
      details={{ donation: { ...donation, note }, counted: null, honour: null, staff: new Map() }}
      purpose="General"
    />,
  );

it('the note of a donor is shown as plain text', () => {
  const markup = shown(donation.note);
  expect(markup).toContain('Donor’s note</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt; for the nurses</dd>');
  expect(markup).not.toContain('<script');
  for (const none of [null, '']) expect(shown(none)).not.toContain('Donor’s note');
});

it('a gift in honour of somebody shows the honoured person, the card’s message and its state', () => {
  const honour = { name: 'Almaz', email: 'almaz@example.org', words: 'a <3 line', language: 'am' } as const;
  const markup = (card: 'sent' | null) =>
    renderToStaticMarkup(
      <DonationFacts
        details={{ donation, counted: null, honour: { ...honour, card }, staff: new Map() }}
        purpose="General"
      />,
    );
  expect(markup('sent')).toContain('In honour of</dt><dd>Almaz</dd>');
  expect(markup('sent')).toContain('almaz@example.org, in Amharic');
  expect(markup('sent')).toContain('a &lt;3 line');
  expect(markup('sent')).toContain('Card</dt><dd>Sent</dd>');
  expect(markup(null)).toContain('Card</dt><dd>Not in the outbox</dd>');
});

it('the story names the staff member of each act, and the account from which a refund is paid', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const markup = renderToStaticMarkup(
    <DonationStory
      donation={{ ...donation, currency: 'EUR' }}
      staff={new Map([[7, 'Abeba $& {act}']])}
      history={[
        { kind: 'act', at, act: 'refund-planned', staff: 7, details: { amount: 1_100, place: 'bank' } },
        { kind: 'refund', at, state: 'to-send', amount: '1100', by: 'staff', failure: null, reason: 'Paid' },
      ]}
    />,
  );
  expect(markup).toContain('>Planned a refund that we pay ourselves by Abeba $&amp; {act}<');
  expect(markup).toContain('>€11 · Paid from: Bank transfer<');
  expect(markup).toContain('>€11 · One of us · Paid<');
});

it('the story names accounts in plain words and hides the digest of a bank line', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const lines = [
    { account: 'assets:bank', amount: '2400' },
    { account: 'expenses:fees', amount: '100' },
    { account: 'income:gifts', amount: '-2500' },
  ];
  const line = 'a1'.repeat(20);
  const markup = renderToStaticMarkup(
    <DonationStory
      donation={{ ...donation, currency: 'EUR' }}
      staff={new Map([[7, 'Abeba']])}
      history={[
        { kind: 'entry', at, number: '3', day: '2026-11-20', lines },
        {
          kind: 'act',
          at,
          act: 'booked-line',
          staff: 7,
          details: { amount: 2_500, currency: 'EUR', line, entry: 3 },
        },
      ]}
    />,
  );
  expect(markup).toContain('>Bank transfer €24 · Fees €1<');
  expect(markup).toContain('>€25 · Entry number: 3<');
  expect(markup).not.toMatch(/assets:|income:|expenses:|a1a1/);
});

it('the story hides the internal id of a counted payment', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const event = { what: 'paid', amount: '2500', payment: 'counted:7868307c', problem: null, failure: null };
  const markup = renderToStaticMarkup(
    <DonationStory donation={donation} staff={new Map()} history={[{ kind: 'event', at, ...event }]} />,
  );
  expect(markup).toContain('>$25<');
});

it('the story of a gift says when it was given and how, and marks what went wrong', () => {
  const failed = {
    what: 'failed',
    amount: '0',
    payment: 'p1',
    problem: null,
    failure: 'card-declined',
  } as const;
  const markup = renderToStaticMarkup(
    <DonationStory
      donation={donation}
      staff={new Map()}
      history={[{ kind: 'event', at: new Date('2026-11-21T10:30:00Z'), ...failed }]}
    />,
  );
  expect(markup).toMatch(/<h3>Nov 20, 2026<\/h3>.*>09:00<.*>Gift begun by its donor<.*>\$25 · Practice</);
  expect(markup).toMatch(/<h3>Nov 21, 2026<\/h3>.*data-tone="bad".*>10:30<.*>Payment failed: /);
});
