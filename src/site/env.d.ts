import type { RenderContext } from '#platform/render-context.ts';

declare global {
  namespace App {
    interface Locals {
      /** What this render reads, in which language and for whom. The server takes the cache tags from it. */
      renderContext: RenderContext;
      /** The address without its language, as in the route table. */
      path: string;
      /** Set when the server asks for a page that explains a refusal. */
      problem?: { status: number; reference?: string; message?: string };
      /** What a page threw, on its way to the server. */
      fault?: { error: unknown };
    }
  }

  namespace Astro {
    interface ClientDirectives {
      'client:need'?: boolean;
    }
  }
}
