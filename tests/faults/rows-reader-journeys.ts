import type { Fault } from './fault.ts';

/** Mistakes in accounts and in subscribing that a journey of a requirement notices. */
export const readerRows: Fault[] = [
  {
    id: 'row-dashboard-leads-to-english',
    area: 'features/accounts',
    file: 'src/site/pages/auth/in/user/dashboard.astro',
    find: 'redirectWithCookies(to(accountPaths.signIn), cookies)',
    replace: 'redirectWithCookies(accountPaths.signIn, cookies)',
    what: 'Signed out, somebody who reads Amharic is asked to sign in in English.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/accounts.spec.ts',
      title: '[AUTH-05] the dashboard is not shown',
    },
  },
  {
    id: 'row-passkey-for-another-origin',
    area: 'features/accounts',
    file: 'src/features/accounts/passkey/sign-in-by-passkey.action.ts',
    find: 'origin: env.SITE_URL',
    replace: 'origin: `${env.SITE_URL}/`',
    what: 'No passkey signs anybody in.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/passkeys.spec.ts',
      title: '[AUTH-02] after a first sign-in by mail',
    },
  },
  {
    id: 'row-account-in-english-always',
    area: 'features/accounts',
    file: 'src/features/accounts/mail-link/follow-link.action.ts',
    find: 'language: locale }, headers',
    replace: 'language: defaultLocale }, headers',
    what: 'Who signs up in Amharic gets pages and mails in English.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/sign-in-by-mail.spec.ts',
      title: '[AUTH-03] signing up by mail',
    },
  },
  {
    id: 'row-every-button-is-the-first-service',
    area: 'features/accounts',
    file: 'src/features/accounts/sign-in-screen.tsx',
    find: 'value={id} variant',
    replace: 'value={providers[0]?.id} variant',
    what: 'The button of the second service leads to the first.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/two-services.spec.ts',
      title: '[AUTH-01] two services',
    },
  },
  {
    id: 'row-refusal-without-its-cause',
    area: 'features/newsletter',
    file: 'src/features/newsletter/subscribe.endpoint.ts',
    find: 'of: error => ({ ok: false, error })',
    replace: "of: () => ({ ok: false, error: 'Bad Request' })",
    what: 'A caller of the second source does not learn which field is wrong.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-api.spec.ts',
      title: '[API-14] the second endpoint returns ok false and the error with the status',
    },
  },
  {
    id: 'row-refused-subscriber-without-success',
    area: 'features/newsletter',
    file: 'src/features/newsletter/subscribe.endpoint.ts',
    find: 'of: error => ({ success: false, error })',
    replace: 'of: error => ({ success: true, error })',
    what: 'A client of the old site thanks somebody whose subscription was refused.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-api.spec.ts',
      title:
        '[API-07] a refusal by addSubscriber has success false and the error, as clients of the old site expect',
    },
  },
  {
    id: 'row-empty-message',
    area: 'features/newsletter',
    file: 'src/features/newsletter/subscription-outcome.tsx',
    find: 'result.message || texts.unknown',
    replace: 'result.message',
    what: 'The dialog says "Error" and nothing else.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-dialog.spec.ts',
      title: '[ERR-10] a response without a message shows "Unknown error occurred, Please try again"',
    },
  },
  {
    id: 'row-fields-emptied-by-an-error',
    area: 'features/newsletter',
    file: 'src/features/newsletter/use-subscription.ts',
    find: "if (result.type !== 'Error') clear();",
    replace: 'clear();',
    what: 'After a failure name and address have to be typed again.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-dialog.spec.ts',
      title: '[SUB-22] [SUB-23] anything else',
    },
  },
  {
    id: 'row-welcomed-by-the-whole-name',
    area: 'features/newsletter',
    file: 'src/features/newsletter/subscription-outcome.tsx',
    find: 'firstWord(result.user.name)',
    replace: 'result.user.name',
    what: 'A new reader is welcomed like a file: by first, father’s and grandfather’s name.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-popup.spec.ts',
      title: '[SUB-26] the first-visit popup',
    },
  },
  {
    id: 'row-refused-without-focus',
    area: 'features/newsletter',
    file: 'src/features/newsletter/use-subscription.ts',
    find: 'if (first) return fieldOf(form.current, first).focus();',
    replace: 'if (first) return;',
    what: 'A refused form leaves the visitor to look for the field.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-form.spec.ts',
      title: '[VALID-08] [VALID-18] on submit',
    },
  },
  {
    id: 'row-menu-form-sends-in-silence',
    area: 'features/newsletter',
    file: 'src/features/newsletter/use-subscription.ts',
    find: "flow === 'loading' && answer === 'toast' ? waiting : ",
    replace: '',
    what: 'On a slow line the form of the menu seems to do nothing.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/subscribe-menu.spec.ts',
      title:
        '[SUB-08] while the request is in flight the form says so, Join is absent, and focus stays in the form',
    },
  },
  {
    id: 'row-popup-answers-by-toast',
    area: 'site/overlays',
    file: 'src/site/overlays/first-visit-popup.tsx',
    find: 'answer="dialog" source="popup"',
    replace: 'answer="toast" source="popup"',
    what: 'The popup answers with a toast that is gone before it is read.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/first-visit-reach.spec.ts',
      title:
        '[SUB-26] the popup’s form shows the result dialog over it, and the dialogs close in reverse order',
    },
  },
  {
    id: 'row-confirmation-not-mentioned',
    area: 'features/newsletter',
    file: 'src/features/newsletter/subscription-outcome.tsx',
    find: '{note && texts[note]}',
    replace: '{null}',
    what: 'Nobody learns that the address has to be confirmed from a mail.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/confirm-subscription.spec.ts',
      title:
        '[RULE-09] the dialog says that a mail was sent and what to do, and people already subscribed are told where to look',
    },
  },
];
