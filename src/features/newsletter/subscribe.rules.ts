import { isEmailAddress } from '#core/email-address.ts';
import { isPersonName } from '#core/person-name.ts';

/** The three ends of a subscription, as they are sent and compared; pages show them in their own language. */
export const subscriptionTypes = ['Success', 'Already Subscribed', 'Error'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** How it went, what is said about it, and to whom. */
export type SubscriptionResult = { type: SubscriptionType; message: string; user: { name: string } };

/** Reads a type from outside: what is not one of the three is an error. */
export function subscriptionTypeOf(value: unknown): SubscriptionType {
  return subscriptionTypes.find(type => type === value) ?? 'Error';
}

/** Where somebody joined: the section, the first visit, the menu, the page without script, a call from elsewhere. */
export const subscribeSources = ['section', 'popup', 'menu', 'page', 'call'] as const;

/** Where a subscriber can come from at all: staff bring lists of people who agreed elsewhere. */
export const subscriberSources = [...subscribeSources, 'import'] as const;

/** Waiting until the address is confirmed; left when its owner said so: then nothing but a keyed hash is kept. */
export const subscriberStatuses = ['waiting', 'confirmed', 'left'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** What readers choose from; somebody who joins gets all of it until they say otherwise. */
export const readerTopics = ['news', 'events', 'projects'] as const;
export type ReaderTopic = (typeof readerTopics)[number];

/** How a newsletter comes: with its pictures, or light, for slow and dear connections. */
export const readerEditions = ['full', 'light'] as const;
export type ReaderEdition = (typeof readerEditions)[number];

/** Which wording of the consent note was agreed to. A change of its words gets the day of the change. */
export const consentVersion = '2026-11-20';

/** The words under a field, as keys of subscribe.texts.ts; null where nothing is wrong. */
export type FieldErrors = { name: 'wrongName' | 'invalidName' | null; email: 'invalidEmail' | null };

export const noErrors: FieldErrors = { name: null, email: null };

type Written = { name: string; email: string };

/** What both fields say on submit. Both are required; blanks around them do not count. */
export function errorsOnSubmit({ name, email }: Written): FieldErrors {
  return {
    name: isPersonName(name.trim()) ? null : 'invalidName',
    email: isEmailAddress(email.trim()) ? null : 'invalidEmail',
  };
}

/** What both fields say when they are left (ruling 35): an empty one says nothing yet. */
export function errorsOnLeaving(written: Written): FieldErrors {
  const { name, email } = errorsOnSubmit(written);
  return {
    name: name && written.name.trim() ? 'wrongName' : null,
    email: email && written.email.trim() ? 'invalidEmail' : null,
  };
}

/** What is still missing for Join, as a key of subscribe.texts.ts. */
export function whatIsMissing(written: Written): 'needBoth' | 'needName' | 'needEmail' | 'ready' {
  const { name, email } = errorsOnSubmit(written);
  if (name && email) return 'needBoth';
  if (name) return 'needName';
  return email ? 'needEmail' : 'ready';
}
