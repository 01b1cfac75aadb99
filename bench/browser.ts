import { type Browser, chromium } from '@playwright/test';
import { findJourneyBrowser, launchOptionsOf } from '../tests/support/chromium.ts';

/** A fresh browser, the one of the journeys; `debugPort` lets Lighthouse drive it. */
export function openBrowser(debugPort?: number): Promise<Browser> {
  const flags = debugPort ? [`--remote-debugging-port=${debugPort}`] : [];
  return chromium.launch(launchOptionsOf(findJourneyBrowser(), flags));
}
