import { fileURLToPath } from 'node:url';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { frontSite, type RenderSite } from '#platform/http/front-site.ts';
import { createPublicServer } from '#platform/http/public-server.ts';
import { openStaticFiles } from '#platform/http/static-files.ts';

/**
 * The built site behind the real server, except that the page at /throws fails with the message in its own address
 * (/throws/<message>, or none). It is a separate program: test-stack.ts runs it as a site.
 */
const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url);
const { render }: { render: RenderSite } = await import(built('server/entry.mjs').href);

const site = frontSite({
  siteUrl: env.SITE_URL,
  files: await openStaticFiles(fileURLToPath(built('client'))),
  known: new Map(),
  isPersonal: () => false,
  isApiRequest: () => false,
  trustedProxies: 0,
  clock: startClock(env.FIXED_NOW),
  health: () => ({ status: 'ok' }),
  async render(request, options) {
    const thrown = /\/throws(?:\/(.*))?$/.exec(new URL(request.url).pathname);
    if (thrown) throw new Error(decodeURIComponent(thrown[1] ?? ''));
    return render(request, options);
  },
});

const server = createPublicServer(site);
await server.listen(env.SITE_PORT, env.LISTEN_HOST);
process.on('SIGTERM', () => server.stop(1000).then(() => process.exit(0)));
