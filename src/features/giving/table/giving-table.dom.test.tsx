import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type GiftOffer, readGift } from '../give.schema.ts';
import { GivingTable } from './giving-table.tsx';

const offer: GiftOffer = {
  language: 'en',
  currencies: ['USD', 'ETB'].map(currency => ({
    currency,
    least: 100n,
    amounts: [{ units: 2_500n, does: { text: '' } }],
  })),
  ways: [
    { id: 'chapa', smallest: { ETB: 100 }, canBeMonthly: false },
    { id: 'stripe', smallest: { USD: 50 }, canBeMonthly: true },
  ],
  purposes: [{ value: 'general', project: null, campaign: null }],
  feeOf: (way, currency) =>
    way === 'stripe' && currency === 'USD' ? { basisPoints: 290, fixed: 30n } : null,
};

async function open(): Promise<(name: string, value: string) => void> {
  document.body.innerHTML = renderToStaticMarkup(
    <GivingTable locale="en" offer={offer} purposes={{ campaigns: [], projects: [] }} />,
  );
  vi.resetModules();
  await import('./giving-table.browser.ts');
  return (name, value) => {
    const field = document.querySelector<HTMLInputElement>(
      name === 'own' ? '[name=own]' : `[name=${name}][value="${value}"]`,
    );
    if (!field) throw new Error(name);
    if (name === 'own') field.value = value;
    else field.checked = true;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

const button = () => document.querySelector('button[type=submit]')?.textContent;
const way = () => document.querySelector<HTMLInputElement>('[name=way]:checked')?.value;

it('the first way that takes the currency is chosen, and follows a change of the currency', async () => {
  const choose = await open();
  expect(way()).toBe('stripe');
  choose('currency', 'ETB');
  expect(way()).toBe('chapa');
  choose('currency', 'USD');
  expect(way()).toBe('stripe');
});

it('a form without a way is given by the first that takes it, monthly too, and never by an unknown one', () => {
  const sent = { currency: 'ETB', own: '250', purpose: 'general' };
  expect(readGift(sent, offer)).toMatchObject({ ok: true, value: { way: 'chapa' } });
  const monthly = { currency: 'USD', own: '25', rhythm: 'monthly', name: 'Sara', email: 'sara@example.org' };
  expect(readGift(monthly, offer)).toMatchObject({ ok: true, value: { way: 'stripe' } });
  for (const unknown of ['pigeon', 'constructor', ''])
    expect(readGift({ ...sent, way: unknown }, offer)).toEqual({ ok: false, problem: { way: 'chooseWay' } });
});

it('the button says what will be paid, with the fee and each month, and nothing while no amount is chosen', async () => {
  const choose = await open();
  expect(button()).toBe('Continue to payment');
  choose('amount', 'USD-2500');
  expect(button()).toBe('Continue to payment: $25');
  choose('cover', 'yes');
  expect(button()).toBe('Continue to payment: $26.06');
  choose('rhythm', 'monthly');
  expect(button()).toBe('Continue to payment: $26.06 each month');
  choose('own', 'much');
  expect(button()).toBe('Continue to payment');
});
