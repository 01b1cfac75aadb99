import type { Fault } from './fault.ts';

/** Mistakes in how staff sign in. */
export const signInOfStaff: Fault[] = [
  {
    id: 'accounts-sign-ins-end-each-other',
    area: 'cms/accounts',
    file: 'src/cms/accounts/sign-in-limits.ts',
    find: '  await rowsOf(input.req, sql`select 1 from public.staff where email = ${email} for update`);\n',
    replace: '',
    what: 'Of two sign-ins of one account at the same moment one ends the other.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/accounts/sign-in-limits.integration.test.ts',
      title: 'gives each of them a session that lasts',
    },
  },
  {
    id: 'accounts-present-password-untyped',
    area: 'cms/accounts',
    file: 'src/cms/accounts/present-password.ts',
    find: '    readOnly: false,\n',
    replace: '',
    what: 'Staff cannot type their present password, so they cannot change it.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/second-step.spec.ts',
      title: 'an editor changes the password by typing the present one',
    },
  },
  {
    id: 'accounts-second-step-by-mail',
    area: 'cms/accounts',
    file: 'src/cms/accounts/second-step/require-second-step.ts',
    find: '  await endSessions(req, Number(user.id));\n',
    replace: '',
    what: 'A mailed link for a new password leaves a session of an account whose passkey nobody has shown.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/accounts/second-step/second-step.integration.test.ts',
      title: 'is not signed in by a mailed link for a new password',
    },
  },
  {
    id: 'accounts-code-of-anybody',
    area: 'cms/accounts',
    file: 'src/cms/accounts/second-step/recovery-codes.ts',
    find: 'where digest = ${digest} and account = ${account} returning 1',
    replace: 'where digest = ${digest} returning 1',
    what: 'A recovery code of one account is the second step of every other.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/accounts/second-step/change-second-step.integration.test.ts',
      title: 'opens no other account, ends when new ones are made, and is not made without a passkey',
    },
  },
  {
    id: 'accounts-session-without-end',
    area: 'cms/accounts',
    file: 'src/cms/accounts/second-step/sessions.ts',
    find: 'if (session.is_over) ',
    replace: 'if (!env.STAFF_SESSION_HOURS) ',
    what: 'A stolen session of staff is renewed for ever.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/accounts/session-end.integration.test.ts',
      title: 'ends a day after signing in, however often it is renewed, and says why',
    },
  },
  {
    id: 'access-second-step-not-awaited',
    area: 'cms/access',
    file: 'src/cms/access/roles.ts',
    find: '(awaitsSecondStep(user) ? null : roleOfAccount(user))',
    replace: 'roleOfAccount(user)',
    what: 'An admin who needs a second step and has none works without it.',
    caughtBy: {
      kind: 'integration',
      file: 'src/cms/accounts/second-step/required-second-step.integration.test.ts',
      title: 'an admin without a second step is refused everywhere with the way to add one',
    },
  },
  {
    id: 'operations-staff-cookie-without-prefix',
    area: 'platform/operations',
    file: 'src/platform/operations/staff-token.ts',
    find: "'__Host-adey'",
    replace: "'adey'",
    what: 'Another host of our domain can plant a session in the browser of staff.',
    caughtBy: { kind: 'integration', file: 'src/cms/accounts/secure-cookie.integration.test.ts' },
  },
];
