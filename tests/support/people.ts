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

/** The same with an account of their own: of two first sign-ins of one person at the same moment, one fails. */
export function makePerson(claims: Partial<Person> = {}): Person {
  const sub = crypto.randomUUID();
  return { ...ABEBA, sub, email: `abeba-${sub}@supporters.test`, ...claims };
}
