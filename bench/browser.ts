import { type Browser, chromium } from '@playwright/test';
import { findJourneyBrowser, launchOptions } from '../tests/support/chromium.ts';

/** A fresh browser, the one of the journeys; `debugPort` lets Lighthouse drive it. */
export function openBrowser(debugPort?: number): Promise<Browser> {
  const flags = debugPort ? [`--remote-debugging-port=${debugPort}`] : [];
  return chromium.launch(launchOptions(findJourneyBrowser(), flags));
}
