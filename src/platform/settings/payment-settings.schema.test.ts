import { describe, expect, it } from 'vitest';
import { paymentProblems } from '#platform/settings/payment-settings.schema.ts';

const production = { ADEY_ENV: 'production' };

describe('the settings of payments', () => {
  it('payment settings are valid when none is set', () => {
    expect(paymentProblems(production)).toEqual([]);
  });

  it('a payment key is refused without its webhook secret, and the reverse', () => {
    expect(paymentProblems({ STRIPE_SECRET_KEY: 'a' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing, which STRIPE_SECRET_KEY needs',
    ]);
    expect(paymentProblems({ CHAPA_WEBHOOK_SECRET: 'a' })).toEqual([
      'CHAPA_SECRET_KEY is missing, which CHAPA_WEBHOOK_SECRET needs',
    ]);
  });

  it('a fake payment provider is accepted only on this machine', () => {
    expect(paymentProblems({ STRIPE_API_URL: 'http://127.0.0.1:4000' })).toEqual([]);
    expect(paymentProblems({ STRIPE_API_URL: 'https://api.stripe.com.example.org' })).toHaveLength(1);
    expect(paymentProblems({ CHAPA_API_URL: 'http://127.0.0.1:4000/v1' })).toHaveLength(1);
  });

  it('production accepts only the hosts of the payment providers themselves', () => {
    const own = { STRIPE_API_URL: 'https://api.stripe.com', CHAPA_API_URL: 'https://api.chapa.co' };
    expect(paymentProblems({ ...production, ...own })).toEqual([]);
    for (const name of ['STRIPE_API_URL', 'CHAPA_API_URL'])
      expect(paymentProblems({ ...production, [name]: 'http://127.0.0.1:4000' })).toEqual([
        `${name} is for tests and must not be set in production`,
      ]);
  });

  it('practice mode is refused in production', () => {
    expect(paymentProblems({ ...production, GIVING_PRACTICE: 'on' })).toHaveLength(1);
    expect(paymentProblems({ GIVING_PRACTICE: 'on' })).toEqual([]);
  });
});
