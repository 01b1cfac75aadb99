import { startIdentityProvider } from './identity-provider.ts';
import { settleSignIn } from './supporter-session.ts';

/** The site these tests act for; no server is opened for it. */
export const signInSite = 'http://localhost:4700';

/**
 * An identity service for one test file, set up before anything reads the settings. Import it first, for its
 * effect (`import '…/sign-in-service.ts';`), in files that open the CMS, whose configuration reads them on import.
 */
export const signInService = await startIdentityProvider([signInSite]);

settleSignIn(signInService, signInSite);
