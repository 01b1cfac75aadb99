import { WebSocket } from 'ws';

type Answer = { id?: number; type: string; method?: string; result?: Reply; params?: Opened };
type Reply = { type?: string; contexts?: { context: string }[] };
type Opened = { context?: string; parent?: string | null; userContext?: string };
type Command = { id: number; method: string; params: Media };
type Media = {
  features: { 'prefers-color-scheme'?: 'light' | 'dark' | null };
  contexts?: string[];
  userContexts?: string[];
};

/** Sent by Playwright for every window, and unknown to Firefox ESR 153. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/** Ids of the bridge's own commands begin here; Playwright's count from 1. */
const OWN_IDS = 2 ** 40;

/** Sets the colour scheme of pages; runs in the window of Firefox itself, which may. */
const SET_SCHEME = `(scheme, ...ids) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs'
  );
  for (const id of ids) {
    const page = NavigableManager.getBrowsingContextById(id);
    if (page) page.top.prefersColorSchemeOverride = scheme;
  }
}`;

/** Passes the messages of Playwright and Firefox on, and carries out the command that this Firefox does not know. */
export function openBridge(playwright: WebSocket, firefox: WebSocket): void {
  const waiting: string[] = [];
  const own = new Map<number, (answer: Answer) => void>();
  const send = (message: string) =>
    firefox.readyState === WebSocket.CONNECTING ? waiting.push(message) : firefox.send(message);
  const schemes = rememberSchemes((method, params) => {
    const id = OWN_IDS + own.size;
    send(JSON.stringify({ id, method, params }));
    return new Promise<Answer>(resolve => own.set(id, resolve));
  });
  playwright.on('message', async data => {
    const { id, method, params }: Command = JSON.parse(String(data));
    if (method !== UNKNOWN) return send(String(data));
    await schemes.set(params);
    playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  firefox.on('open', () => {
    for (const message of waiting) firefox.send(message);
  });
  firefox.on('message', data => {
    const answer: Answer = JSON.parse(String(data));
    const resolve = answer.id === undefined ? undefined : own.get(answer.id);
    if (resolve) return resolve(answer);
    if (answer.method === 'browsingContext.contextCreated') schemes.opened(answer.params ?? {});
    playwright.send(String(data));
  });
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

/** The colour schemes of the windows of Firefox, and those that new windows of a user context get. */
function rememberSchemes(ask: (method: string, params: object) => Promise<Answer>) {
  const defaults = new Map<string, string>();
  let browser: Promise<string | undefined> | undefined;
  const setOn = async (scheme: string, contexts: string[]) => {
    browser ??= ask('browsingContext.getTree', { 'moz:scope': 'chrome' }).then(
      ({ result }) => result?.contexts?.[0]?.context,
    );
    const done = await ask('script.callFunction', {
      functionDeclaration: SET_SCHEME,
      arguments: [scheme, ...contexts].map(value => ({ type: 'string', value })),
      awaitPromise: true,
      target: { context: await browser },
    });
    if (done.result?.type !== 'success')
      console.error('The colour scheme was not set:', JSON.stringify(done));
  };
  return {
    async set({ features, contexts = [], userContexts = [] }: Media) {
      const scheme = features['prefers-color-scheme'] ?? 'none';
      for (const one of userContexts) defaults.set(one, scheme);
      if (contexts.length > 0) await setOn(scheme, contexts);
    },
    async opened({ context, parent, userContext = '' }: Opened) {
      const scheme = defaults.get(userContext);
      if (scheme && context && !parent) await setOn(scheme, [context]);
    },
  };
}
