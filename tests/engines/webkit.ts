import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/test-stack.ts';
import { openWindow, type Window } from './web-driver.ts';

/** Where Debian has the browser that WebKitWebDriver drives. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The bar of the browser would keep the window wider than a phone. */
const SMALL_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';

/** WebKitGTK on a screen of its own; `close` ends all of it. */
export async function openWebKit({ isDark = false } = {}): Promise<Window & { close(): Promise<void> }> {
  const settings = mkdtempSync(join(tmpdir(), 'adey-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), SMALL_BAR);
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
    },
  });
  const window = await openWindow(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  return {
    ...window,
    async close() {
      await window.quit();
      await Promise.all([driver, screen].map(end));
      rmSync(settings, { recursive: true });
    },
  };
}

/** A screen nobody sees, on the first display that is free. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once('data', data => resolve(String(data).trim()));
    screen.once('error', reject);
    screen.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { screen, display: `:${number}` };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = new Promise(resolve => process.once('exit', resolve));
  process.kill();
  await ended;
}
