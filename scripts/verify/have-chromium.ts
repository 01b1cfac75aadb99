import { findJourneyBrowser, HEADLESS_SHELL } from '../../tests/support/chromium.ts';
import { Failure } from '../terminal/failure.mjs';
import { installPackage } from './install-package.ts';

const ADVICE = 'install Chromium, or name a browser in the variable CHROMIUM';

/**
 * Makes sure there is a browser for the journeys. On Debian and its derivatives the headless shell is installed when
 * possible, because it is much cheaper than an existing Chromium.
 * @throws Failure
 */
export async function haveChromium(): Promise<void> {
  const found = findJourneyBrowser();
  if (found === HEADLESS_SHELL || process.env.CHROMIUM) return;
  const output = await installPackage('chromium-headless-shell');
  if (!findJourneyBrowser()) throw new Failure(`The journeys need a browser; ${output}: ${ADVICE}`);
}
