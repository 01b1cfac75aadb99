import type { Field } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { amountProblem, currencyProblem } from '#cms/fields/form-fields.ts';
import { localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import {
  accountProblem,
  bicProblem,
  feeMethodProblem,
  percentProblem,
  presetCurrencies,
  presetTwoAbove,
} from './giving-settings.schema.ts';

type InCurrency = { siblingData: { currency?: unknown } };

const bankAccounts: Field = {
  type: 'array',
  name: 'bankAccounts',
  label: 'Bank accounts',
  labels: { singular: 'Bank account', plural: 'Bank accounts' },
  maxRows: 8,
  custom: { rowNames: ['bank', 'currency'] },
  admin: {
    description: 'Offers bank transfer on the Donate page, in the currency of each account.',
  },
  fields: [
    {
      type: 'text',
      name: 'currency',
      label: 'Currency',
      required: true,
      validate: (value: unknown) => currencyProblem(value) ?? true,
    },
    { type: 'text', name: 'holder', label: 'Account name', required: true, maxLength: 70 },
    {
      type: 'text',
      name: 'account',
      label: 'IBAN or account number',
      required: true,
      maxLength: 42,
      validate: (value: unknown) => accountProblem(value) ?? true,
    },
    { type: 'text', name: 'bank', label: 'Bank', required: true, maxLength: 70 },
    {
      type: 'text',
      name: 'bic',
      label: 'BIC (SWIFT)',
      validate: (value: unknown) => bicProblem(value) ?? true,
    },
  ],
};

/** What donors can choose on /donate: currencies, amounts with what each does, and what a payment costs. */
export const givingSettings = settingsGlobal({
  slug: 'giving',
  label: 'Giving',
  description: 'What people can choose on the Donate page. It is shown there once giving is switched on.',
  fields: [
    {
      type: 'array',
      name: 'currencies',
      label: 'Currencies',
      labels: { singular: 'Currency', plural: 'Currencies' },
      maxRows: 8,
      defaultValue: presetCurrencies.map(currency => ({ currency, twoAbove: presetTwoAbove[currency] })),
      admin: { description: 'The first one is selected by default.' },
      fields: [
        {
          type: 'text',
          name: 'currency',
          label: 'Currency',
          required: true,
          validate: (value: unknown) => currencyProblem(value) ?? true,
          admin: { description: 'Three letters, such as ETB, USD or EUR.' },
        },
        {
          type: 'text',
          name: 'least',
          label: 'Smallest gift',
          validate: (value: unknown, { siblingData: { currency } }: InCurrency) =>
            amountProblem(value, currency) ?? true,
          admin: { description: 'Leave empty for ETB 10, USD 1 or about as much in other currencies.' },
        },
        {
          type: 'text',
          name: 'twoAbove',
          label: 'Cash limit for one person',
          validate: (value: unknown, { siblingData: { currency } }: InCurrency) =>
            amountProblem(value, currency) ?? true,
          admin: {
            description:
              'Cash, cheques and goods above this amount wait until a second person confirms them. If empty: above ETB 20000, USD 300, EUR 300 or GBP 250; in other currencies, all of them wait.',
          },
        },
        {
          type: 'array',
          name: 'amounts',
          label: 'Amounts to choose from',
          labels: { singular: 'Amount', plural: 'Amounts' },
          maxRows: 3,
          fields: [
            {
              type: 'text',
              name: 'amount',
              label: 'Amount',
              required: true,
              validate: (value: unknown) => amountProblem(value) ?? true,
              admin: { description: 'A number only, such as 25 or 12.50.' },
            },
            localizedText({
              name: 'does',
              label: 'What it does',
              maxLength: 90,
              description: 'One true sentence, such as "One week of medicine for one child." Optional.',
            }),
          ],
        },
      ],
    },
    bankAccounts,
    {
      type: 'array',
      name: 'fees',
      label: 'Payment fees',
      labels: { singular: 'Fee', plural: 'Fees' },
      admin: {
        description:
          'Lets donors cover the fee, which is shown to them. Without an entry, they are not asked.',
      },
      fields: [
        {
          type: 'text',
          name: 'method',
          label: 'Payment service',
          required: true,
          validate: (value: unknown) => feeMethodProblem(value) ?? true,
          admin: { components: { Field: adminComponents.FeeMethodField } },
        },
        {
          type: 'text',
          name: 'currency',
          label: 'Currency',
          required: true,
          validate: (value: unknown) => currencyProblem(value) ?? true,
        },
        {
          type: 'text',
          name: 'percent',
          label: 'Percentage of each payment',
          required: true,
          validate: (value: unknown) => percentProblem(value) ?? true,
          admin: { description: 'Such as 2.9.' },
        },
        {
          type: 'text',
          name: 'fixed',
          label: 'Plus, for each payment',
          validate: (value: unknown, { siblingData: { currency } }: InCurrency) =>
            amountProblem(value, currency) ?? true,
          admin: { description: 'A number only, such as 0.30.' },
        },
      ],
    },
    localizedText({
      name: 'registration',
      label: 'Charity registration',
      maxLength: 200,
      description: 'Printed on receipts under the name of the charity: "Registered charity, number 1234".',
    }),
  ],
});
