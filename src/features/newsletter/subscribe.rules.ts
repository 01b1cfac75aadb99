import { isEmailAddress } from '#core/email-address.ts';
import { isPersonName } from '#core/person-name.ts';

/** The three ends of a subscription (STATE-03), as they are shown and sent. */
export const subscriptionTypes = ['Success', 'Already Subscribed', 'Error'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** What is said in the end: to whom, how it went, and in which words. */
export type SubscriptionResult = { type: SubscriptionType; message: string; user: { name: string } };

/** The words under a field, as keys of subscribe.texts.ts; null where nothing is wrong. */
export type FieldErrors = { name: 'wrongName' | 'invalidName' | null; email: 'invalidEmail' | null };

export const noErrors: FieldErrors = { name: null, email: null };

/** What both fields say on submit. Both are required. */
export function errorsOnSubmit({ name, email }: { name: string; email: string }): FieldErrors {
  return {
    name: isPersonName(name.trim()) ? null : 'invalidName',
    email: isEmailAddress(email.trim()) ? null : 'invalidEmail',
  };
}
