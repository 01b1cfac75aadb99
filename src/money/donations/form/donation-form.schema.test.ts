import { describe, expect, it } from 'vitest';
import { findLeast } from '#money/settings/giving-settings.schema.ts';
import {
  amountValue,
  type DonationErrors,
  type DonationOffer,
  type DonationValues,
  errorWords,
  readDonationForm,
} from './donation-form.schema.ts';

const offer: DonationOffer = {
  language: 'en',
  currencies: [
    { currency: 'USD', least: 500n, amounts: [{ units: 2_500n, does: { text: '' } }] },
    { currency: 'ETB', least: 1n, amounts: [] },
    { currency: 'KWD', least: 1n, amounts: [] },
  ],
  providers: [
    { id: 'stripe', smallest: { USD: 50 }, canBeMonthly: true },
    { id: 'chapa', smallest: { ETB: 100 }, canBeMonthly: false },
  ],
  purposes: [
    { value: 'general', project: null, campaign: null },
    { value: 'project-7', project: 7, campaign: null },
    { value: 'campaign-3', project: null, campaign: 'campaign-3' },
  ],
  findFee: method => (method === 'stripe' ? { basisPoints: 290, fixed: 30n } : null),
};
const right: DonationValues = {
  currency: 'USD',
  amount: amountValue('USD', 2_500n),
  purpose: 'general',
  method: 'stripe',
};
const read = (changed: DonationValues) => readDonationForm({ ...right, ...changed }, offer);
const findProblems = (changed: DonationValues): DonationErrors | null => {
  const donation = read(changed);
  return donation.ok ? null : donation.problem;
};

describe('a chosen gift', () => {
  it('a gift without a receipt is read without personal data', () => {
    expect(read({ name: 'Abeba Bekele', email: 'abeba@example.org', note: 'For her' })).toEqual({
      ok: true,
      value: {
        total: { units: 2_500n, currency: 'USD' },
        feeCovered: 0n,
        rhythm: 'once',
        project: null,
        campaign: null,
        method: 'stripe',
        donor: null,
      },
    });
  });

  it('invisible characters are stripped from name and address of the donor', () => {
    const typed = {
      receipt: 'yes',
      name: '\u200eAbe\u200bba\u00ad Bekele\ufeff',
      email: ' abe\u200bba@example.org\u200e',
    };
    expect(read(typed)).toMatchObject({
      ok: true,
      value: { donor: { name: 'Abeba Bekele', email: 'abeba@example.org' } },
    });
  });

  it('the fee is added to the total when the donor covers it and the payment method has one', () => {
    expect(read({ cover: 'yes' })).toMatchObject({
      value: { total: { units: 2_606n }, feeCovered: 106n },
    });
    const inBirr = { currency: 'ETB', amount: 'own', own: '100', method: 'chapa', cover: 'yes' };
    expect(read(inBirr)).toMatchObject({ value: { total: { units: 10_000n }, feeCovered: 0n } });
  });

  it('a monthly gift needs a name, an address and a payment method that supports it', () => {
    const person = { name: 'Abeba Bekele', email: 'abeba@example.org' };
    expect(read({ rhythm: 'monthly', ...person })).toMatchObject({
      value: { rhythm: 'monthly', donor: { ...person, mayBeNamed: false } },
    });
    expect(findProblems({ rhythm: 'monthly' })).toEqual({ name: 'invalidName', email: 'invalidEmail' });
    const inBirr = { currency: 'ETB', amount: 'own', own: '100', method: 'chapa' };
    expect(findProblems({ ...inBirr, rhythm: 'monthly', ...person })).toEqual({ method: 'methodNotMonthly' });
    for (const rhythm of ['once', '', 'MONTHLY', 'yearly', 'monthly '])
      expect(read({ ...inBirr, rhythm }), rhythm).toMatchObject({ value: { rhythm: 'once', donor: null } });
  });

  it('a gift is for a project, a campaign or neither, and an empty purpose is refused', () => {
    expect(read({ purpose: 'project-7' })).toMatchObject({ value: { project: 7, campaign: null } });
    expect(read({ purpose: 'campaign-3' })).toMatchObject({
      value: { project: null, campaign: 'campaign-3' },
    });
    expect(read({ purpose: undefined })).toMatchObject({ value: { project: null, campaign: null } });
    expect(findProblems({ purpose: '' })).toEqual({ purpose: 'noSuchPurpose' });
  });

  it('name, address and note are read with a receipt, trimmed', () => {
    const person = {
      receipt: 'yes',
      name: ' Abeba  Bekele ',
      email: ' abeba@example.org ',
      note: ' For her ',
    };
    expect(read({ ...person, named: 'yes' })).toMatchObject({
      value: {
        donor: { name: 'Abeba Bekele', email: 'abeba@example.org', mayBeNamed: true, note: 'For her' },
      },
    });
  });
});

it.each([
  'Almaz G/Medhin',
  'ወ/ሮ አልማዝ',
  'John & Mary Smith',
  'Rotary Club of Bole 9212',
  'St. Gabriel School (Bole)',
  'O‘Brien',
  '王小明',
])('a donor name of a person, couple or organisation is accepted: %s', name => {
  const donation = read({ receipt: 'yes', name: ` ${name}\u00a0`, email: 'giver@example.org' });
  expect(donation.ok && donation.value.donor?.name).toBe(name);
});

describe('an invalid gift', () => {
  it.each<[DonationValues, DonationErrors]>([
    [{ amount: 'own', own: '-5' }, { amount: 'tooLittle' }],
    [{ amount: 'own', own: '0' }, { amount: 'tooLittle' }],
    [{ amount: 'own', own: '4.99' }, { amount: 'tooLittle' }],
    [{ amount: 'own', own: '99999999999999' }, { amount: 'tooMuch' }],
    [{ amount: 'own', own: '9'.repeat(5_000) }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: '0.01' }, { amount: 'tooLittle' }],
    [{ amount: 'own', own: 'ten' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: '1e9' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: 'NaN' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: 'Infinity' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: '0x10' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: '30 EUR' }, { amount: 'notAnAmount' }],
    [{ amount: 'own', own: '5.005' }, { amount: 'tooPrecise' }],
    [{ amount: 'own', own: '' }, { amount: 'chooseAmount' }],
    [{ own: '30' }, { amount: 'eitherAmount' }],
    [{ amount: 'ETB-2500' }, { amount: 'chooseAmount' }],
    [{ amount: 'USD-1' }, { amount: 'chooseAmount' }],
    [{ currency: 'XYZ' }, { currency: 'noSuchCurrency' }],
    [{ currency: 'KWD' }, { currency: 'noSuchCurrency' }],
    [{ purpose: 'campaign-99' }, { purpose: 'noSuchPurpose' }],
    [{ method: 'cash' }, { method: 'chooseMethod' }],
    [{ method: 'chapa' }, { method: 'methodTakesNot' }],
    [
      { receipt: 'yes', name: '12', email: 'no' },
      { name: 'invalidName', email: 'invalidEmail' },
    ],
  ])('an invalid gift is refused with errors at its fields: %j: %j', (changed, problems) => {
    expect(findProblems(changed)).toEqual(problems);
  });

  it('the error for a too small gift states the smallest amount, in the currency of the gift', () => {
    const [dollars, birr] = offer.currencies;
    expect(errorWords('At least {amount}.', dollars, offer.providers, 'en')).toBe('At least $5.');
    expect(birr && findLeast(birr, offer.providers)).toBe(100n);
  });
});
