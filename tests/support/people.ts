import type { Person } from './identity-provider.ts';

/** Somebody with everything an account can have. */
export const ABEBA: Person = {
  sub: 'abeba',
  given_name: 'Abeba',
  family_name: 'Kebede',
  email: 'abeba@supporters.test',
  email_verified: true,
  phone_number: '+251 911 000 000',
};
