import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const drawings = 'public/art';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><h1>A heading, a sentence and a picture</h1><p>Nothing else is asked for.</p>
<img src="/picture.avif" width="400" height="700" alt="">`;

/** The least a page with a picture can be, with the picture our home page begins with: what a line allows at best. */
export async function openBarePage(): Promise<{ origin: string; close(): Promise<void> }> {
  const name = readdirSync(drawings).find(file => /^hero-portrait-day-800\..*avif$/.test(file));
  if (!name) throw new Error(`No first picture of the home page in ${drawings}.`);
  const picture = readFileSync(`${drawings}/${name}`);
  const server = createServer(({ url }, response) => {
    const isPicture = url === '/picture.avif';
    response.setHeader('content-type', isPicture ? 'image/avif' : 'text/html; charset=utf-8');
    response.end(isPicture ? picture : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
