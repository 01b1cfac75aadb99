import { startStripeMonthly } from './providers/stripe-monthly.ts';

// Imported before anything that reads settings: this site takes gifts through a fake Stripe.
export const provider = await startStripeMonthly();
process.env.STRIPE_API_URL = provider.api;
process.env.STRIPE_SECRET_KEY = 'sk_test_12345678';
process.env.STRIPE_WEBHOOK_SECRET = 'whsec_testtesttest';
