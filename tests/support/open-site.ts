import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startClock } from '#platform/clock.ts';
import { type FrontSettings, frontSite } from '#platform/http/front-site.ts';
import { createPublicServer } from '#platform/http/public-server.ts';
import { type ServerLimits, serverLimits } from '#platform/http/server-limits.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { compressFiles } from '#site/adapter/bundle-server.ts';
import { ask } from './ask.ts';

type Locals = {
  renderContext: RenderContext;
  problem?: { status: number; reference?: string; message?: string };
};

/** A site whose pages return what they were asked, with the real server in front; closed when the test ends. */
export async function openSite(more: Partial<FrontSettings> & { serverLimits?: Partial<ServerLimits> } = {}) {
  const site = {
    words: 'old',
    rendered: [] as { request: Request; locals: Locals; clientAddress?: string | undefined }[],
    answer: null as ((request: Request, locals: Locals) => Promise<Response> | Response) | null,
    wait: async () => undefined as unknown,
  };
  const front = frontSite({
    siteUrl: 'https://adey.example',
    files: await openStaticFiles(await makeFileFolder()),
    known: new Map([['/', new Map([['tab', (value: string) => (value.endsWith('_tab') ? value : null)]])]]),
    isPersonal: path => /^\/(api|media|preview)(\/|$)/.test(path),
    isApiRequest: path => /^\/api(\/|$)/.test(path),
    trustedProxies: 0,
    clock: startClock(),
    health: () => ({ status: 'ok' }),
    async render(request, options) {
      const locals = options.locals as Locals;
      site.rendered.push({ request, locals, clientAddress: options.clientAddress });
      const { words } = site;
      await site.wait();
      locals.renderContext.tags.add('posts');
      if (site.answer) return site.answer(request, locals);
      const { pathname, search } = new URL(request.url);
      const html = `<!doctype html><p>${words} ${pathname}${search} ${locals.renderContext.locale} ${'Adey '.repeat(300)}`;
      return new Response(html, {
        status: locals.problem?.status ?? 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'self'",
        },
      });
    },
    ...more,
  });
  const server = createPublicServer(front, { ...serverLimits, ...more.serverLimits });
  const port = await server.listen(0, '127.0.0.1');
  onTestFinished(() => server.stop(0));
  return { site, server, port, pages: front.pages, ask: ask.bind(null, port) };
}

export const film = randomBytes(600_000);
export const font = randomBytes(2_000);

async function makeFileFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'adey-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'film.1a0b5879.webm'), film);
  writeFileSync(join(folder, 'font.woff2'), font);
  writeFileSync(join(folder, 'worker.js'), 'postMessage(1);');
  writeFileSync(
    join(folder, 'drawing.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2_000)}</svg>`,
  );
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, '.secret'), 'hidden');
  await compressFiles(folder);
  return folder;
}

/** The headers every response has. */
export const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};
