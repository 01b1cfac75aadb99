import type { Fault } from './fault.ts';

const file = 'src/site/account/second-step-of-supporters.integration.test.ts';

/** Mistakes in how supporters sign in, and how sessions end. */
export const signInOfSupporters: Fault[] = [
  {
    id: 'accounts-second-step-skipped',
    area: 'features/accounts',
    file: 'src/features/accounts/signed-in-user.queries.ts',
    find: "if (env.SUPPORTER_SECOND_FACTOR === 'required' && session.byPasskey !== true)",
    replace: "if (env.SUPPORTER_SECOND_FACTOR === 'required' && !session)",
    what: 'A mailed link alone opens an account that needs a passkey.',
    caughtBy: {
      kind: 'integration',
      file,
      title: 'a mailed link alone signs nobody in: every act and every page of an account refuses',
    },
  },
  {
    id: 'accounts-second-passkey-by-mail',
    area: 'features/accounts',
    file: 'src/features/accounts/passkey/add-passkey.action.ts',
    find: "    if (isFirst && Number(count?.n) > 0) return problem('stale');\n",
    replace: '',
    what: 'Whoever reads the mail of somebody with a passkey adds one of their own instead.',
    caughtBy: { kind: 'integration', file, title: 'whoever has one uses it, and cannot add another instead' },
  },
  {
    id: 'accounts-first-passkey-ends-no-session',
    area: 'features/accounts',
    file: 'src/features/accounts/passkey/add-passkey.action.ts',
    find: '    if (isFirst) await endOtherSessions(req, supporter);\n',
    replace: '',
    what: 'Sessions from before the first passkey stay.',
    caughtBy: {
      kind: 'integration',
      file,
      title: 'whoever has none adds the first at once, which opens the account and ends all other sessions',
    },
  },
  {
    id: 'accounts-sign-out-forgets-staff',
    area: 'cms/personal-data',
    file: 'src/cms/personal-data/personal-data.endpoint.ts',
    find: 'let sessions = await endSessionsOf(inside, email);',
    replace: 'let sessions = 0;',
    what: 'An admin who signs a member of staff out everywhere leaves their sessions open.',
    caughtBy: {
      kind: 'integration',
      file: 'src/staff/dashboard/personal-data.integration.test.ts',
      title: 'signing somebody out ends all sessions of a supporter or a member of staff, and of nobody else',
    },
  },
];
