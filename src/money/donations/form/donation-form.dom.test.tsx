import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DonationFields } from './donation-form.island.tsx';
import {
  type DonationErrors,
  type DonationOffer,
  type DonationValues,
  readDonationForm,
} from './donation-form.schema.ts';
import { DonationForm } from './donation-form.tsx';

const offer: DonationOffer = {
  language: 'en',
  currencies: ['USD', 'ETB'].map(currency => ({
    currency,
    least: 100n,
    amounts: [{ units: 2_500n, does: { text: '' } }],
  })),
  providers: [
    { id: 'chapa', smallest: { ETB: 100 }, canBeMonthly: false },
    { id: 'stripe', smallest: { USD: 50 }, canBeMonthly: true },
  ],
  purposes: [{ value: 'general', project: null, campaign: null }],
  findFee: (method, currency) =>
    method === 'stripe' && currency === 'USD' ? { basisPoints: 290, fixed: 30n } : null,
};

type Sent = {
  values?: DonationValues;
  errors?: DonationErrors;
  isRefused?: boolean;
  slowed?: 'first' | 'again';
};

/** The page as the server sends it. */
function show(sent: Sent = {}): Element {
  document.body.innerHTML = renderToString(
    <DonationForm locale="en" offer={offer} purposes={{ campaigns: [], projects: [] }} {...sent} />,
  );
  const place = document.querySelector('adey-island');
  if (!place) throw new Error('no island');
  return place;
}

/** React takes over what the server sent, and complains about nothing. */
function takeOver(place: Element): void {
  const complaints = vi.spyOn(console, 'error');
  const props = JSON.parse(place.getAttribute('props') ?? '');
  render(<DonationFields {...props} />, { container: place as HTMLElement, hydrate: true });
  expect(complaints).not.toHaveBeenCalled();
}

const button = () => screen.getByRole('button').textContent;
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const own = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your amount' });
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form'));
const gives = (name: string) => sent().get(name);

afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

it('the first payment method that accepts the currency is selected, and follows a change of currency', async () => {
  takeOver(show());
  expect(gives('method')).toBe('stripe');
  await userEvent.click(radio(/Ethiopian Birr/));
  expect(gives('method')).toBe('chapa');
  await userEvent.click(radio(/US Dollar/));
  expect(gives('method')).toBe('stripe');
});

it('a gift without a payment method gets the first that accepts it, and an unknown method is refused', () => {
  const sent = { currency: 'ETB', own: '250', purpose: 'general' };
  expect(readDonationForm(sent, offer)).toMatchObject({ ok: true, value: { method: 'chapa' } });
  const monthly = { currency: 'USD', own: '25', rhythm: 'monthly', name: 'Sara', email: 'sara@example.org' };
  expect(readDonationForm(monthly, offer)).toMatchObject({ ok: true, value: { method: 'stripe' } });
  for (const unknown of ['pigeon', 'constructor', ''])
    expect(readDonationForm({ ...sent, method: unknown }, offer)).toEqual({
      ok: false,
      problem: { method: 'chooseMethod' },
    });
});

it('the submit button states the amount with fee and rhythm, and no amount while none is chosen', async () => {
  takeOver(show());
  expect(button()).toBe('Continue to payment');
  await userEvent.click(radio('$25'));
  expect(button()).toBe('Continue to payment: $25');
  await userEvent.click(box(/cover the payment fee/));
  expect(button()).toBe('Continue to payment: $26.06');
  expect(screen.getByText('$1.06 for the fee, $26.06 in all')).toBeTruthy();
  await userEvent.click(radio(/^Monthly/));
  expect(button()).toBe('Continue to payment: $26.06 each month');
  await userEvent.type(own(), 'much');
  expect(button()).toBe('Continue to payment');
});

it('typing an amount deselects the suggested ones, and choosing a suggested one clears the field', async () => {
  takeOver(show());
  await userEvent.click(radio('$25'));
  await userEvent.type(own(), '40');
  expect([gives('amount'), gives('own')]).toEqual(['own', '40']);
  await userEvent.click(radio('$25'));
  expect([gives('amount'), gives('own')]).toEqual(['USD-2500', '']);
  await userEvent.click(radio('Another amount'));
  expect(document.activeElement).toBe(own());
});

describe('input before hydration', () => {
  it('choices and text entered before hydration are kept and counted in the button', async () => {
    const place = show();
    await userEvent.click(radio('$25'));
    await userEvent.click(radio(/^Monthly/));
    await userEvent.click(box(/cover the payment fee/));
    await userEvent.type(screen.getByLabelText('Name'), 'Sara');
    await userEvent.type(screen.getByLabelText('A note to us', { exact: false }), 'For the nurses');
    const before = [...sent()];
    expect(button()).toBe('Continue to payment');
    takeOver(place);
    expect([...sent()]).toEqual(before);
    expect(button()).toBe('Continue to payment: $26.06 each month');
  });

  it('an own amount and another currency entered before hydration are kept, with a method that accepts them', async () => {
    const place = show();
    await userEvent.click(radio(/Ethiopian Birr/));
    await userEvent.type(own(), '250');
    expect(gives('method')).toBe('stripe');
    takeOver(place);
    expect([gives('currency'), gives('own'), gives('method')]).toEqual(['ETB', '250', 'chapa']);
    expect(button()).toContain('250');
  });

  it('a payment method chosen before hydration is kept even if it does not accept the currency', async () => {
    const place = show();
    await userEvent.click(radio(/telebirr/));
    takeOver(place);
    expect([gives('currency'), gives('method')]).toEqual(['USD', 'chapa']);
  });
});

it('a refused form keeps its errors, summary and input through hydration', () => {
  const values: DonationValues = {
    currency: 'ETB',
    amount: 'own',
    own: 'much',
    method: 'chapa',
    rhythm: 'once',
    cover: 'yes',
  };
  const place = show({ values, errors: { amount: 'notAnAmount' }, isRefused: true });
  const before = [...sent()];
  const alert = screen.getByRole('alert').textContent;
  takeOver(place);
  expect([...sent()]).toEqual(before);
  expect(Object.fromEntries(before)).toMatchObject(values);
  expect(screen.getByRole('alert').textContent).toBe(alert);
  expect(own().getAttribute('aria-invalid')).toBe('true');
  expect(button()).toBe('Continue to payment');
});

it('a donation is sent once for two presses in one task', () => {
  takeOver(show());
  const isSent = () =>
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  act(() => expect([isSent(), isSent()]).toEqual([true, false]));
});

it('a form slowed for the first time hydrates on page load, and one slowed again does not', () => {
  expect(show({ slowed: 'first' }).getAttribute('when')).toBe('load');
  expect(show({ slowed: 'again' }).hasAttribute('when')).toBe(false);
  expect(gives('proof')).toBe('');
});
