import { existsSync } from 'node:fs';

/** Where Debian, and others by their own names, put the browser; CHROMIUM names another one. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Chromium without a window: a page costs a third of the processor time it costs in the whole browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Quiet and alone: a browser under test talks to nobody but the site. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  // Nothing is drawn by hardware, so a process for it only costs time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the journeys: the one CHROMIUM names, else the headless shell, else any Chromium. */
export function findJourneyBrowser(): string | null {
  return process.env.CHROMIUM || !existsSync(HEADLESS_SHELL) ? findChromium() : HEADLESS_SHELL;
}

/** The installed Chromium, or null when there is none. */
export function findChromium(): string | null {
  return [process.env.CHROMIUM, ...PLACES].find(place => place !== undefined && existsSync(place)) ?? null;
}

/** How Playwright starts a browser. */
export function launchOptionsOf(browser: string | null) {
  return {
    executablePath: browser ?? undefined,
    chromiumSandbox: process.getuid?.() !== 0,
    args: CHROMIUM_FLAGS,
  };
}
