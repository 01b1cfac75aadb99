import { existsSync } from 'node:fs';

/** Where Debian and other distributions install the browser; CHROMIUM sets another path. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Headless Chromium: a page costs a third of the processor time it costs in the full browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Isolated: a browser under test contacts nobody but the site. */
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  // Nothing is rendered by hardware, so a process for it only costs time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the journeys: the one in CHROMIUM, else the headless shell, else any Chromium. */
export function findJourneyBrowser(): string | null {
  return process.env.CHROMIUM || !existsSync(HEADLESS_SHELL) ? findChromium() : HEADLESS_SHELL;
}

/** The installed Chromium, or null when there is none. */
function findChromium(): string | null {
  return [process.env.CHROMIUM, ...PLACES].find(place => place !== undefined && existsSync(place)) ?? null;
}

/** How Playwright starts a browser, with further flags. */
export function launchOptions(browser: string | null, flags: readonly string[] = []) {
  return {
    executablePath: browser ?? undefined,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...CHROMIUM_FLAGS, ...flags],
  };
}
