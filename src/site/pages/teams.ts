import type { APIRoute } from 'astro';
import { localePath } from '#core/locale.ts';

/** A former address that some links still use. */
export const GET: APIRoute = ({ locals: { renderContext }, redirect }) =>
  redirect(localePath(renderContext.locale, '/team'), 301);
