import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium without anything that would call out. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A fresh browser; `debugPort` lets Lighthouse steer it. */
export function openBrowser(debugPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...flags, ...(debugPort ? [`--remote-debugging-port=${debugPort}`] : [])],
  });
}
