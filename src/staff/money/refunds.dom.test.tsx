import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { DonationDetails } from '#money/bookkeeping/donations/donation-details.ts';
import type { ListedRefund } from '#money/bookkeeping/donations/list-refunds.ts';
import { RefundForms, RefundsMade, RefundTasks } from './refunds.tsx';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

const staff = new Map([[7, 'Kebede']]);
const refund: ListedRefund = {
  id: '7d0c6b1e-5a0f-4e29-9d52-0a6b7c1f2e30',
  payment: 'p1',
  reference: 'RF18539007547034',
  method: 'bank',
  amount: { units: 1_500n, currency: 'USD' },
  state: 'to-send',
  sentBy: 'staff',
  reason: 'Counted wrong',
  failure: null,
  place: 'bank',
  payee: 'CBE 1000123456789',
  doer: 7,
  dueOn: '2020-01-31',
  doneOn: null,
  document: null,
  isClosed: false,
};
const failed: ListedRefund = {
  ...refund,
  ...{ method: 'stripe', state: 'failed', sentBy: 'provider', failure: 'account-closed' },
  ...{ place: null, payee: null, doer: null, dueOn: null },
};

const made = (of: ListedRefund, lists = true) =>
  renderToStaticMarkup(<RefundsMade api="/api" details={{ refunds: [of], staff }} lists={lists} />);
const forms = (
  method: 'bank' | 'stripe',
  refunds: ListedRefund[],
  tickets: Parameters<typeof RefundForms>[0]['tickets'] = null,
) => {
  const donation = { reference: refund.reference, currency: 'USD', method };
  const payments = [{ payment: 'p1', received: 4_000n, left: 4_000n }];
  const details = { donation, payments, refunds } as unknown as DonationDetails;
  return renderToStaticMarkup(
    <RefundForms api="/api" details={details} doers={staff} by={7} tickets={tickets} />,
  );
};

it('the list of refunds to pay names amount, account, person and day, and what is overdue', () => {
  const list = renderToStaticMarkup(<RefundTasks tasks={[refund]} staff={staff} admin="/admin" />);
  for (const words of ['Jan 31, 2020, overdue', '$15', 'CBE 1000123456789', 'Kebede', 'RF18 5390 0754 7034'])
    expect(list).toContain(words);
  expect(renderToStaticMarkup(<RefundTasks tasks={[]} staff={staff} admin="/admin" />)).toBe('');
});

it('a refund of what paid for tickets asks about them, and cancels them unless somebody says otherwise', () => {
  const html = forms('stripe', [], { price: { units: 4_000n, currency: 'USD' }, tickets: 2 });
  expect(html).toContain('Its 2 tickets');
  expect(html).toMatch(/<option value="cancel" selected="">Cancel the tickets as well/);
  expect(forms('stripe', [])).not.toContain('name="tickets"');
});

it('a refund to pay offers to record its payment or to withdraw it', () => {
  const html = made(refund);
  expect(html).toContain('name="document"');
  expect([...html.matchAll(/name="answer" value="(\w+)"/g)].map(([, answer]) => answer)).toEqual([
    'done',
    'withdrawn',
  ]);
});

it('a refund at a payment service offers an answer only if the service does not report its outcome', () => {
  const waiting = { ...failed, state: 'waiting', failure: null } as const;
  expect(made(waiting, true)).not.toContain('name="answer"');
  expect(made(waiting, false)).toContain('name="answer" value="back"');
});

it('a refund that failed says why, and can be paid in another way or kept', () => {
  expect(made(failed)).toContain('The card or account is closed, lost or expired');
  expect(made(failed)).toContain('name="answer" value="kept"');
  const html = forms('stripe', [failed]);
  expect(html).toContain('Refund it another way');
  expect(html).toContain('name="payee"');
  expect(forms('stripe', [{ ...failed, isClosed: true }])).not.toContain('name="payee"');
});

it('a transfer can only be returned as a planned refund, which is booked once it is entered as paid', () => {
  const html = forms('bank', []);
  expect(html).toContain('Plan the refund');
  expect(html).toContain('It is booked, and the donor is told, once it is entered as paid.');
  expect(html).toMatch(/<option value="7"[^>]*>Kebede/);
  expect(html).not.toMatch(/>Refund<\/button>/);
});
