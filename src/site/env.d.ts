import type { RenderContext } from '#platform/render-context.ts';
import type { FormResult } from '#site/form-results.ts';

declare global {
  namespace App {
    interface Locals {
      /** The language, time and viewer of this render, and what it read; the server takes the cache tags from it. */
      renderContext: RenderContext;
      /** The address without its language, as in the route table. */
      path: string;
      /** What the form of this page led to (form-results.ts). */
      form?: FormResult;
      /** Set when the server requests the page about a refusal or fault. */
      problem?: { status: number; reference?: string; message?: string };
      /** An error thrown by a page, passed on to the server. */
      fault?: { error: unknown };
    }
  }
}
