import { describe, expect, it } from 'vitest';
import {
  currencyInHeading,
  foldHeading,
  guessMeaning,
  isBlankHeading,
  isDirectionHeading,
  isNet,
  isOwnHeading,
  isUnitOrDirection,
  isValueDay,
  listMeanings,
} from './headings.rules.ts';

describe('headings of statements', () => {
  it('headings are compared without case, accents and signs, up to a length', () => {
    expect(foldHeading('  Größe -- É_tat! ')).toBe('große e tat');
    expect(foldHeading('ቀን፡ (Date)')).toBe('ቀን date');
    expect(foldHeading('a'.repeat(300))).toHaveLength(200);
  });

  it.each([
    ['Closing balance', ['balance']],
    ['Kontostand', ['balance']],
    ['ቀሪ ሂሳብ', ['balance']],
    ['Af Bij', ['direction']],
    ['Debit or credit indicator', ['direction', 'direction']],
    ['+/-', ['direction']],
    ['＋ | −', ['direction']],
    ['Transaction type', ['direction']],
    ['Status', ['status']],
    ['Credit', ['in']],
    ['Zahlungseingang', ['in']],
    ['ገቢ', ['in']],
    ['Withdrawals', ['out']],
    ['ወጪ', ['out']],
    ['CCY', ['currency']],
    ['Booking date', ['day']],
    ['ቀን', ['day']],
    ['Transaction ID', ['bank-reference']],
    ['Verwendungszweck', ['words']],
    ['Counterparty', ['name']],
    ['Charges', ['charge']],
    ['Betrag', ['amount']],
    ['Shoe size', []],
    ['', []],
  ])('the heading "%s" means %j', (heading, meanings) => {
    expect(listMeanings(heading)).toEqual(meanings);
    expect(guessMeaning(heading)).toBe(meanings[0] ?? null);
  });

  it('a heading with two meanings has the likelier first', () => {
    expect(listMeanings('Valuta')).toEqual(['currency', 'day']);
    expect(guessMeaning('Valuta')).toBe('currency');
  });

  it('an amount in another currency than that of the account is no amount of it', () => {
    expect(listMeanings('Original amount')).toEqual([]);
    expect(listMeanings('Foreign currency')).toEqual([]);
    expect(listMeanings('Exchange rate')).toEqual([]);
    expect(listMeanings('Original description')).toEqual(['words']);
  });

  it.each([
    ['Amount (EUR)', 'EUR', ['amount']],
    ['Amount [in USD]', 'USD', ['amount']],
    ['Montant (en EUR)', 'EUR', ['amount']],
    ['Amount ($)', '$', ['amount']],
    ['Credit (ETB) amount', 'ETB', ['in', 'amount']],
    ['Betrag in €', 'EUR', ['amount']],
    ['Soll en EUR', 'EUR', ['out']],
    ['Amount: EUR', 'EUR', ['amount']],
    ['Amount_ETB', 'ETB', ['amount']],
    ['Amount US dollars', 'USD', ['amount']],
    ['መጠን በብር', 'ETB', ['amount']],
    ['መጠን (በብር)', 'ETB', ['amount']],
    ['Amount (net)', null, ['amount']],
    ['Amount EUR total', null, ['amount']],
    ['EUR', null, []],
    ['  ', null, []],
  ])('the heading "%s" names the currency %s, and means %j without it', (heading, currency, meanings) => {
    expect(currencyInHeading(heading)).toBe(currency);
    expect(listMeanings(heading)).toEqual(meanings);
  });

  it('"in" before a currency can belong to it or say the direction', () => {
    for (const heading of ['Money in ETB', 'Paid in EUR', 'amount en USD', 'Amount in (ETB)']) {
      expect(isUnitOrDirection(heading), heading).toBe(true);
      expect(listMeanings(heading), heading).toEqual(['amount', 'in']);
    }
    for (const heading of ['Money in', 'Money out ETB', 'Betrag in EUR', 'Amount (ETB)', 'Paid (ETB)', 'EUR'])
      expect(isUnitOrDirection(heading), heading).toBe(false);
  });

  it('a heading that can mean nothing but a direction is known from others', () => {
    for (const heading of ['Soll/Haben', 'D/C', 'Direction', 'Sens', 'Dr/Cr flag', 'አቅጣጫ', '+/-', ' + - '])
      expect(isDirectionHeading(heading), heading).toBe(true);
    for (const heading of ['Type', 'Directions to the clinic', 'My sign', '', '+', '-/+', 'x +/-', '+/- x'])
      expect(isDirectionHeading(heading), heading).toBe(false);
  });

  it('a heading without a word is blank', () => {
    expect(['', ' ', '–', '#'].map(isBlankHeading)).toEqual([true, true, true, true]);
    expect(['x', '1', 'ቀን'].map(isBlankHeading)).toEqual([false, false, false]);
  });

  it('the day from which money counts is known from the day of booking', () => {
    for (const heading of ['Value date', 'Valuta', 'Date de valeur', 'Wertstellung'])
      expect(isValueDay(heading), heading).toBe(true);
    for (const heading of ['Date', 'Booking date', 'Valued customer', 'Schwert'])
      expect(isValueDay(heading), heading).toBe(false);
  });

  it('an amount that is left after charges is known by its heading', () => {
    for (const heading of ['Net', 'NET amount', 'Betrag netto', 'Importe neto'])
      expect(isNet(heading), heading).toBe(true);
    for (const heading of ['Amount', 'Network', 'Internet']) expect(isNet(heading), heading).toBe(false);
  });

  it('a heading names our own account, and not that of the other party', () => {
    for (const heading of [
      'Account',
      'Account no.',
      'My IBAN',
      'Our account number',
      'Konto-Nr',
      'IBAN/BBAN',
    ])
      expect(isOwnHeading(heading), heading).toBe(true);
    for (const heading of [
      'Account of the payer',
      'Counterparty account',
      'Your account',
      'Account name',
      '',
    ])
      expect(isOwnHeading(heading), heading).toBe(false);
  });
});
