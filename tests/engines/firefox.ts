#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { openBridge } from './media-bridge.ts';

/**
 * Starts Debian's Firefox for Playwright, which speaks WebDriver BiDi with it, by way of a bridge that translates the one
 * command this Firefox does not know (media-bridge.ts).
 */
const firefox = spawn(
  process.env.FIREFOX || 'firefox-esr',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('exit', code => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface({ input: firefox.stderr }).on('line', line => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line) ?? [];
  if (address) listenFor(address);
  else console.error(line);
});

function listenFor(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => {
    openBridge(playwright, new WebSocket(address + url, { perMessageDeflate: false }));
  });
  server.on('listening', () => {
    const { port } = server.address() as { port: number };
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}
