import { globSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { PasskeysPanel } from '#features/accounts/passkey/passkeys-panel.tsx';
import { MailLinkForm, SecondStepScreen, SignInScreen } from '#features/accounts/sign-in-screen.tsx';
import { LanguagePanel, OwnDetailsPanel } from '#features/accounts/supporter/supporter-panels.tsx';
import { ApprovalPage } from '#features/approvals/approval-page.tsx';
import { ContactForm } from '#features/contact/contact-form.island.tsx';
import { bookableDays, bookableMonths } from '#features/meetings/bookable-days.ts';
import { BookingForm } from '#features/meetings/booking-form.island.tsx';
import { MeetingPage } from '#features/meetings/meeting-page.tsx';
import { PreferencesPage } from '#features/newsletter/preferences/preferences-page.tsx';
import { SubscriptionPage } from '#features/newsletter/reader-pages.tsx';
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx';
import { ChangeTicket } from '#features/tickets/orders/change-ticket-form.tsx';
import { type OrderedEvent, OrderForm } from '#features/tickets/orders/order-form.island.tsx';
import { OrderPage } from '#features/tickets/orders/order-page.tsx';
import { type DonationOffer, readDonationForm } from '#money/donations/form/donation-form.schema.ts';
import { DonationForm } from '#money/donations/form/donation-form.tsx';
import { DonorPage } from '#money/donors/donor-page.tsx';
import { PracticePage } from '#money/payments/practice/practice-page.tsx';
import { Dashboard } from '#site/account/dashboard.tsx';
import { describePage } from '#site/layouts/head.ts';
import { headings } from '#ui/forms/error-summary.tsx';

const now = new Date('2026-11-28T09:00:00Z');
const to = (path: string) => path;
const user = {
  firstName: 'Sara',
  emailAddresses: ['sara@example.org'],
  phoneNumbers: [],
  imageUrl: null,
  createdAt: now,
} as never;

const offer: DonationOffer = {
  language: 'en',
  currencies: [{ currency: 'USD', least: 100n, amounts: [] }],
  providers: [{ id: 'stripe', smallest: { USD: 50 }, canBeMonthly: true }],
  purposes: [{ value: 'general', project: null, campaign: null }],
  findFee: () => null,
};

function refusedDonation(locale: Locale) {
  const values = {
    currency: 'USD',
    own: 'much',
    purpose: 'project-9',
    method: 'pigeon',
    receipt: 'yes',
    email: 'x',
  };
  const card = { honour: 'yes', cardWords: 'see example.org', note: 'x'.repeat(501) };
  const read = readDonationForm({ ...values, ...card }, offer);
  return (
    <DonationForm
      {...{ locale, offer, values: { ...values, ...card } }}
      purposes={{ campaigns: [], projects: [] }}
      errors={read.ok ? {} : read.problem}
      isRefused
    />
  );
}

const monthly = {
  donation: 'g',
  reference: 'RF18ABC',
  method: 'stripe',
  providerId: 'p',
  state: 'active',
  amount: { units: 2_500n, currency: 'USD' },
  purpose: { en: 'Wells', am: 'ጉድጓዶች' },
  fund: 'general',
  campaign: null,
  nextAt: null,
  failure: null,
  endWanted: false,
  hasPortal: false,
  least: 100n,
} as const;

const ordered: OrderedEvent = {
  id: 1,
  heading: { text: 'Coffee' },
  when: 'Monday',
  kinds: [
    {
      ...{ id: 'k1', name: { text: 'Adult' }, note: { text: '' }, seats: 1, state: 'open', opens: '' },
      ...{ most: 10, left: null, chosen: 0 },
    },
  ],
  questions: [{ id: 'q1', question: { text: 'Any allergies?' }, isRequired: true }],
};

const dollar = { units: 1n, currency: 'USD' } as const;
const priced: OrderedEvent = {
  ...ordered,
  kinds: ordered.kinds.map(kind => ({ ...kind, price: { units: 500, currency: 'ETB', isOwn: true } })),
};

const passkey = { id: 'one', name: 'Phone', madeAt: now, lastUsedAt: null };
const signIn = { act: 'signIn', providers: [], byMail: true, byPasskey: true, to } as const;
const dashboard = (
  locale: Locale,
  notice: 'wrong-name' | 'wrong-language' | 'wrong-passkey-name',
  panel: ReactNode,
  typed?: Record<string, string>,
) => (
  <Dashboard {...{ locale, user, notice, typed, to }} hasService={false} panels={[{ id: 'one', panel }]} />
);

/** Every file with a form that is posted: how it looks when it was refused, or why nobody is shown it again. */
const forms: Record<string, ((locale: Locale) => ReactNode)[] | string> = {
  'money/donations/form/donation-form.island.tsx': [
    refusedDonation,
    locale => (
      <DonationForm {...{ locale, offer }} purposes={{ campaigns: [], projects: [] }} failure="Away" />
    ),
  ],
  'money/donors/donor-page.tsx': [
    locale => <DonorPage locale={locale} view={{ kind: 'ask', email: 'x', error: 'No address' }} />,
    locale => <DonorPage locale={locale} view={{ kind: 'ask', email: 'x', failure: 'Away' }} />,
  ],
  'money/donors/monthly/monthly-cards.tsx': (['typed', 'result'] as const).map(refused => locale => (
    <DonorPage
      locale={locale}
      view={{
        kind: 'donations',
        donations: [],
        pass: 'x',
        purposes: [],
        following: false,
        monthly: [monthly],
        ...(refused === 'typed'
          ? { typed: { donation: monthly.reference, typed: '0', problem: 'too-little' } }
          : { result: { words: 'Gone', isProblem: true } }),
      }}
    />
  )),
  'money/payments/practice/practice-page.tsx': [
    locale => (
      <PracticePage
        {...{ locale, monthly: null, back: '/', misfit: true }}
        payment={{ id: 'p', title: 'Gift', amount: { units: 1n, currency: 'USD' }, state: 'paid' } as never}
      />
    ),
  ],
  'features/meetings/booking-form.island.tsx': [
    locale => {
      const days = bookableDays([{ at: Date.parse('2026-12-01T06:00Z'), hosts: ['a'] }], locale);
      return (
        <BookingForm
          {...{ locale, days, action: '/send/booking', facts: '30 minutes', day: '2026-12-01' as const }}
          months={bookableMonths(days, locale)}
          errors={{ at: 'chooseTime', name: 'invalidName', email: 'invalidEmail' }}
        />
      );
    },
  ],
  'features/meetings/meeting-page.tsx': [
    locale => (
      <MeetingPage
        locale={locale}
        failure="No."
        meeting={{
          ...{ state: 'booked', host: 'Hana', token: 'p', where: { text: 'Here' }, move: null, done: null },
          ...{ held: null, calledOff: null, file: null, confirm: false, isLate: false },
          when: { day: 'Monday', time: '09:00', there: '' },
        }}
      />
    ),
  ],
  'features/tickets/orders/order-form.island.tsx': [
    locale => (
      <OrderForm
        {...{ locale, events: [ordered], action: '/send/ticket-order', code: '', attempt: 'a' }}
        errors={{
          choice: 'chooseTickets',
          name: 'invalidName',
          email: 'invalidEmail',
          answers: { q1: 'noAnswer' },
        }}
      />
    ),
    locale => (
      <OrderForm
        {...{ locale, events: [priced], action: '/send/ticket-order', code: '', attempt: 'a' }}
        methods={[{ id: 'bank', label: 'Bank', hint: '', takes: ['ETB'] }]}
        errors={{ prices: { k1: 'noAmount' }, gift: 'noAmount' }}
      />
    ),
  ],
  'features/tickets/orders/order-page.tsx': [
    locale => (
      <OrderPage
        locale={locale}
        failure="No."
        order={{
          ...{ state: 'held', until: 'Monday', groups: [], token: 'p', mayConfirm: true, mayCancel: true },
          ...{ file: null, pdf: null, keepSeconds: null, justOrdered: [] },
        }}
      />
    ),
  ],
  'features/tickets/orders/payment-panel.tsx': [
    locale => (
      <OrderPage
        locale={locale}
        failure="No."
        order={{
          ...{ state: 'held', until: 'Monday', groups: [], token: 'p', mayConfirm: false, mayCancel: true },
          ...{ file: null, pdf: null, keepSeconds: null, justOrdered: [] },
          payment: {
            ...{ state: 'open', total: dollar, price: dollar, gift: dollar, link: 'p', transfer: null },
            methods: [{ id: 'stripe', label: 'Card', hint: '', takes: [] }],
            unplaced: [{ reference: 'RF00', amount: dollar, state: 'asks' }],
            isUnproven: false,
          },
        }}
      />
    ),
  ],
  'features/tickets/orders/change-ticket-form.tsx': [
    locale => (
      <ChangeTicket
        {...{ locale, token: 'p', order: '/send/tickets', mayPass: true }}
        ticket={{
          ...{ id: 't', kind: { text: 'Adult' }, name: 'Sara', href: '/send/tickets' },
          code: { scanned: 'x', typed: 'abcd efgh' },
        }}
        values={{ act: 'pass', name: '7', email: 'nobody' }}
        errors={{ act: 'pass', name: 'invalidName', email: 'invalidEmail' }}
      />
    ),
  ],
  'features/approvals/approval-page.tsx': [
    locale => (
      <ApprovalPage
        locale={locale}
        view={{
          ...{
            kind: 'question',
            asker: null,
            name: 'Sara',
            title: 'Wells',
            note: '',
            until: now,
            draft: '/',
          },
          ...{ words: '', problem: 'noComment' },
        }}
      />
    ),
  ],
  'features/contact/contact-form.island.tsx': [
    locale => (
      <ContactForm
        locale={locale}
        errors={{ name: 'invalidName', email: 'invalidEmail', message: 'tooLong' } as never}
      />
    ),
    locale => <ContactForm locale={locale} failure="Away" />,
  ],
  'features/newsletter/subscribe-form.island.tsx': [
    locale => (
      <SubscribeForm
        {...{ id: 'one', locale, answer: 'dialog' }}
        errors={{ name: 'invalidName', email: 'invalidEmail' }}
      />
    ),
    locale => (
      <SubscriptionPage
        {...{ locale, title: { text: '' }, links: [], values: { name: '', email: '' } }}
        result={{ type: 'Error', message: 'Away', user: { name: 'Sara' } }}
      />
    ),
  ],
  'features/newsletter/preferences/preferences-page.tsx': [
    locale => (
      <PreferencesPage
        locale={locale}
        view={{
          kind: 'choices',
          reader: { email: 'sara@example.org', status: 'confirmed' } as never,
          choices: { topics: {}, language: 'en', edition: 'full', pausedUntil: null } as never,
          now,
          notice: 'no-topic',
        }}
      />
    ),
  ],
  'features/accounts/sign-in-screen.tsx': [
    locale => <SignInScreen {...signIn} {...{ locale, notice: 'too-often' }} />,
    locale => <SecondStepScreen {...{ locale, to, hasPasskey: true, notice: 'passkey' }} />,
    locale => <MailLinkForm {...{ locale, wrongEmail: 'x', isSecond: false }} />,
  ],
  'features/accounts/passkey/passkey-form.island.tsx': [
    locale => <SignInScreen {...signIn} {...{ locale, notice: 'passkey' }} />,
  ],
  'features/accounts/supporter/supporter-panels.tsx': [
    locale =>
      dashboard(locale, 'wrong-name', <OwnDetailsPanel {...{ locale, user, to }} notice="wrong-name" />),
    locale => dashboard(locale, 'wrong-language', <LanguagePanel {...{ locale, language: 'en', to }} />),
  ],
  'features/accounts/passkey/passkeys-panel.tsx': [
    locale =>
      dashboard(
        locale,
        'wrong-passkey-name',
        <PasskeysPanel
          {...{ locale, passkeys: [passkey], isPossible: true, isFresh: true, to }}
          refused={{ id: passkey.id, name: '' }}
        />,
        { id: passkey.id, name: '' },
      ),
  ],
  'features/accounts/supporter/erase-screen.tsx': 'the dashboard says that the box was not ticked',
  'features/accounts/supporter/import-events.tsx': 'whatever is not an event is left out',
  'features/accounts/account-profile.tsx': 'signing out is never refused',
  'features/newsletter/reader-pages.tsx': 'a link that is over is a page of its own',
  'site/account/dashboard.tsx': 'signing out other browsers is never refused',
  'site/frame/lite-switch.tsx': 'the switch is never refused',
  'site/screens/end-station-mails.tsx': 'a link that was cut off has no form',
  'site/screens/thanks-page.tsx': 'the form to give answers it',
};

/** The files of the site that hold a form of this method. */
const filesWithForms = globSync('src/{features,money,site,ui}/**/*.{tsx,astro}')
  .filter(file => !/\.test\.tsx$/.test(file))
  .filter(file => readFileSync(file, 'utf8').includes('method="post"'))
  .map(file => file.replaceAll('\\', '/').slice('src/'.length));

it('every file with a POST form is listed in this test with its refused state', () => {
  expect(Object.keys(forms).toSorted()).toEqual(filesWithForms.toSorted());
});

describe.each(
  Object.entries(forms).flatMap(([file, looks]) =>
    typeof looks === 'string' ? [] : looks.map((look, place) => [file, place + 1, look] as const),
  ),
)('the refused form of %s, %i', (_file, _place, look) => {
  it.each(locales)(
    'a refused form begins with a focused summary that links to each wrong field, in %s',
    locale => {
      const page = new DOMParser().parseFromString(renderToStaticMarkup(look(locale)), 'text/html');
      const summaries = page.querySelectorAll('[data-error-summary]');
      expect(summaries).toHaveLength(1);
      const [summary] = summaries;
      expect(summary?.getAttribute('role')).toBe('alert');
      expect(summary?.hasAttribute('autofocus')).toBe(true);
      expect(summary?.getAttribute('tabindex')).toBe('-1');
      expect(summary?.querySelector('h2')?.textContent).toBe(headings[locale]);
      const linked = [...page.querySelectorAll('[data-error-summary] a')].map(link =>
        page.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      );
      expect(linked).not.toContain(null);
      // Whatever is marked as wrong below is named above; fields of one group are one link.
      const marked = [...page.querySelectorAll('[aria-invalid="true"]')];
      const named = (field: Element) =>
        linked.some(target => target === field || field.closest('fieldset')?.contains(target));
      expect(marked.filter(field => !named(field)).map(({ id }) => id)).toEqual([]);
      expect(summary?.querySelectorAll('li').length).toBeGreaterThan(0);
    },
  );

  it('no field of a refused form has autocomplete=off, which would stop browsers from restoring it', () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(look('en')), 'text/html');
    // Chromium and WebKit do not restore fields with autocomplete="off".
    expect([...page.querySelectorAll('[autocomplete=off]')].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

it('the error summary of a refused gift names each wrong field, in the order of the form', () => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(refusedDonation('en')), 'text/html');
  const links = [...page.querySelectorAll('[data-error-summary] a')].map(link => link.getAttribute('href'));
  expect(links).toEqual([
    ...['#give-own', '#give-purpose', '#give-way', '#give-honoured', '#give-card-email', '#give-card-words'],
    ...['#give-name', '#give-email', '#give-note'],
  ]);
  const order = links.map(link => page.querySelector(link ?? ''));
  expect(
    order.toSorted((one, other) => (one?.compareDocumentPosition(other as Node) === 4 ? -1 : 1)),
  ).toEqual(order);
});

describe('the title of a page', () => {
  const readTitle = (locale: Locale, method: string, status: number, refused = false) =>
    describePage(
      { title: 'Contact', description: '', refused },
      {
        renderContext: { locale },
        path: '/contact',
        organisation: {
          ...{ name: { text: 'Adey' }, slogan: { text: '' }, address: { text: '' }, socialLinks: [] },
          words: { description: { text: '' } },
        },
      } as never,
      'https://adey.example',
      { request: new Request('https://adey.example', { method }), response: { status } as ResponseInit },
    ).title;

  it('the title of a page begins with the error after a refused form, in both languages, and otherwise not', () => {
    expect(readTitle('en', 'POST', 422)).toBe('Error: Contact — Adey');
    expect(readTitle('am', 'POST', 503)).toBe('ስህተት፦ Contact — Adey');
    expect(readTitle('en', 'GET', 200, true)).toBe('Error: Contact — Adey');
    for (const [method, status] of [
      ['GET', 404],
      ['POST', 200],
      ['GET', 200],
    ] as const)
      expect(readTitle('en', method, status)).toBe('Contact — Adey');
  });
});
