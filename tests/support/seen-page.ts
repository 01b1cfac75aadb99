import { performance } from 'node:perf_hooks';
import { setImmediate as nextTick } from 'node:timers/promises';

/** A page as a visitor without cookies gets it from one site process. */
export async function readPage(address: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** How often a site process has rendered so far: a cached page costs none. */
export async function countRenders(siteUrl: string): Promise<number> {
  const health = (await (await fetch(`${siteUrl}/healthz`)).json()) as { renders: number };
  return health.renders;
}

/** Requests a page until it is cached: the next request renders nothing. Returns its HTML. */
export async function untilCached(siteUrl: string, path: string): Promise<string> {
  for (;;) {
    await readPage(siteUrl + path);
    const before = await countRenders(siteUrl);
    const { html } = await readPage(siteUrl + path);
    if ((await countRenders(siteUrl)) === before) return html;
  }
}

type Sought = { siteUrls: readonly string[]; path: string; isSeen: (html: string) => boolean };

/**
 * Requests a page from every process repeatedly until each shows the expected content.
 * @returns milliseconds from the call to the moment each had shown it.
 * @throws when one of them does not within `patienceMs`.
 */
export async function untilSeen({ siteUrls, path, isSeen }: Sought, timeoutMs = 10_000): Promise<number[]> {
  const since = performance.now();
  return Promise.all(
    siteUrls.map(async siteUrl => {
      for (;;) {
        const { html } = await readPage(siteUrl + path);
        const after = performance.now() - since;
        if (isSeen(html)) return after;
        if (after > timeoutMs) throw new Error(`${siteUrl}${path} did not show it in ${timeoutMs} ms`);
        await nextTick();
      }
    }),
  );
}
