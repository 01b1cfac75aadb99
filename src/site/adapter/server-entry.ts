import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Renders one address. `locals` reach the page as `Astro.locals`; `clientAddress` is for rate limits only. */
export function render(
  request: Request,
  options: { locals?: object; clientAddress?: string } = {},
): Promise<Response> {
  return app.render(request, { ...options, addCookieHeader: true });
}
