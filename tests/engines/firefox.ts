#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts Debian's Firefox for Playwright, which speaks WebDriver BiDi with it. Between the two it answers the one command
 * that this Firefox does not know and that Playwright sends for every window: the media features. Dark mode and reduced
 * motion are preferences instead (playwright.config.ts here).
 */
const unknownHere = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX || 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', code => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', line => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line) ?? [];
  if (address) listenFor(address);
  else console.error(line);
});

function listenFor(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const waiting: string[] = [];
    playwright.on('message', data => {
      const message = String(data);
      const { id, method } = JSON.parse(message) as { id: number; method: string };
      if (method === unknownHere) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else waiting.push(message);
    });
    browser.on('open', () => {
      for (const message of waiting) browser.send(message);
    });
    browser.on('message', data => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
  server.on('listening', () => {
    const { port } = server.address() as { port: number };
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}
