import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** The host of the sample booking link. */
export const SERVICE_HOST = 'booking.example.org';

/** Where its script is. */
export const EMBED_SCRIPT = '/embed/embed.js';

/** How the service responds: as documented, not at all until released, not inside other pages, or with an error. */
type Behaviour = 'plays' | 'hangs' | 'refuses frames' | 'fails' | 'knows no such event';

export type SchedulingService = {
  port: number;
  behaves: Behaviour;
  /** Every page and script requested from it. */
  asked: URL[];
  release(): void;
  close(): Promise<void>;
};

/**
 * A fake scheduling service with its side of the protocol: it says that it is listening, waits for a reply,
 * then says that it is ready and how tall it is. Its page shows what was requested.
 */
export async function startSchedulingService(): Promise<SchedulingService> {
  let held: ServerResponse[] = [];
  const server = createServer(selfSigned(SERVICE_HOST), (request, response) => {
    const address = new URL(request.url ?? '/', `https://${SERVICE_HOST}`);
    service.asked.push(address);
    if (address.pathname === EMBED_SCRIPT)
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(script(address.searchParams.get('outcome')));
    else if (service.behaves === 'hangs') held.push(response);
    else answers[service.behaves](request, response);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const service: SchedulingService = {
    port: (server.address() as AddressInfo).port,
    behaves: 'plays',
    asked: [],
    release() {
      for (const response of held) answers.plays(null, response);
      held = [];
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return service;
}

/**
 * The calendar's page loads its script from its own host, as the service does; `outcome` decides what the script does
 * next.
 */
const page = (outcome: keyof typeof outcomes) => `<!doctype html><html lang="en"><title>Calendar</title>
<h1>Choose a time</h1><p data-look></p><script src="${EMBED_SCRIPT}?outcome=${outcome}"></script></html>`;

const outcomes = {
  ready: "say('__dimensionChanged', { iframeHeight: 812.4, iframeWidth: 900 }); say('linkReady');",
  failed: "say('linkFailed', { code: '404', msg: 'Problem loading embed' });",
};

const script = (outcome: string | null) => `
  const say = (type, data = {}) => parent.postMessage({ originator: 'CAL', type, namespace: 'meet', fullType: 'CAL:meet:' + type, data }, '*');
  addEventListener('message', ({ data }) => {
    if (data?.originator !== 'CAL') return;
    if (data.method === 'ui') document.querySelector('[data-look]').textContent = JSON.stringify(data.arg);
    if (data.method === 'parentKnowsIframeReady') { ${outcomes[outcome === 'failed' ? 'failed' : 'ready']} }
  });
  say('__iframeReady', { isPrerendering: false });`;

const html = { 'content-type': 'text/html; charset=utf-8' };
const answers: Record<
  Exclude<Behaviour, 'hangs'>,
  (request: IncomingMessage | null, response: ServerResponse) => void
> = {
  plays: (_, response) => response.writeHead(200, html).end(page('ready')),
  'refuses frames': (_, response) =>
    response.writeHead(200, { ...html, 'x-frame-options': 'DENY' }).end(page('ready')),
  fails: (_, response) => response.writeHead(500, html).end('<!doctype html><title>500</title><p>Oops'),
  'knows no such event': (_, response) => response.writeHead(404, html).end(page('failed')),
};
