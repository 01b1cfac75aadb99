/** The payment services a fee can be entered for; the last one moves no money. */
export const outsideWays = [
  { value: 'stripe', label: 'Stripe' },
  { value: 'chapa', label: 'Chapa' },
  { value: 'practice', label: 'Practice' },
] as const;

/** What is offered until staff change it. */
export const presetCurrencies = ['ETB', 'USD', 'EUR'] as const;
