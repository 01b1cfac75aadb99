import type { RenderContext } from '#platform/render-context.ts';

declare global {
  namespace App {
    interface Locals {
      /** What this render reads, in which language and for whom. The server takes the cache tags from it. */
      renderContext: RenderContext;
      /** The address without its language, as in the route table. */
      path: string;
      /** Set when the server requests a page that explains a refusal. */
      problem?: { status: number; reference?: string; message?: string };
      /** An error thrown by a page, passed on to the server. */
      fault?: { error: unknown };
    }
  }
}
