import { WebSocket } from 'ws';

type Answer = { id?: number; type: string; result?: Reply };
type Reply = { type?: string; contexts?: { context: string }[] };
type Command = { id: number; method: string; params: Media };
type Media = { features: { 'prefers-color-scheme'?: 'light' | 'dark' | null } };
type Ask = (method: string, params: object) => Promise<Answer>;

/** Sent by Playwright for every window, and unknown to Firefox ESR 153. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Ids of the bridge's own commands begin here; Playwright's count from 1. */
const OWN_IDS = 2 ** 40;

/**
 * Sets the colour scheme of every page; runs in the window of Firefox itself, which may. A scheme set on one page would
 * be lost as soon as it goes to another site.
 */
const SET_SCHEME = `scheme => {
  const values = { dark: 0, light: 1 };
  Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', values[scheme] ?? 2);
}`;

/** Passes the messages of Playwright and Firefox on, and carries out the command that this Firefox does not know. */
export function openBridge(playwright: WebSocket, firefox: WebSocket): void {
  const waiting: string[] = [];
  const own = new Map<number, (answer: Answer) => void>();
  const send = (message: string) =>
    firefox.readyState === WebSocket.CONNECTING ? waiting.push(message) : firefox.send(message);
  const ask: Ask = (method, params) => {
    const id = OWN_IDS + own.size;
    send(JSON.stringify({ id, method, params }));
    return new Promise<Answer>(resolve => own.set(id, resolve));
  };
  playwright.on('message', async data => {
    const { id, method, params }: Command = JSON.parse(String(data));
    if (method !== UNKNOWN) return send(String(data));
    await setScheme(ask, params.features['prefers-color-scheme'] ?? 'none');
    playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  firefox.on('open', () => {
    for (const message of waiting) firefox.send(message);
  });
  firefox.on('message', data => {
    const answer: Answer = JSON.parse(String(data));
    const resolve = answer.id === undefined ? undefined : own.get(answer.id);
    if (resolve) resolve(answer);
    else playwright.send(String(data));
  });
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

async function setScheme(ask: Ask, scheme: string): Promise<void> {
  const tree = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const done = await ask('script.callFunction', {
    functionDeclaration: SET_SCHEME,
    arguments: [{ type: 'string', value: scheme }],
    awaitPromise: true,
    target: { context: tree.result?.contexts?.[0]?.context },
  });
  if (done.result?.type !== 'success') console.error('The colour scheme was not set:', JSON.stringify(done));
}
