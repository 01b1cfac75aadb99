import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tests/support/chromium.ts';

/** A fresh browser; `debugPort` lets Lighthouse drive it. */
export function openBrowser(debugPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [...CHROMIUM_FLAGS, ...(debugPort ? [`--remote-debugging-port=${debugPort}`] : [])],
  });
}
