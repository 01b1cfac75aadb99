import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Sent } from './page-cache-nginx.ts';

/** Decided by Node for each connection or answer. */
const itsOwn = new Set(['connection', 'date', 'keep-alive']);

/** A process of bare Node that answers everything with `sent`, and who holds it already with 304. */
export async function openBareNode(port: number, sent: Sent, pinned: readonly string[]) {
  const [command = process.execPath, ...before] = [...pinned, process.execPath];
  const child = spawn(command, [...before, 'bench/load/answer-bare.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const headers = Object.entries(sent.headers)
    .filter(([name]) => !itsOwn.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  child.send({ port, headers, body: Buffer.from(sent.body).toString('base64') });
  await once(child, 'message');
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
