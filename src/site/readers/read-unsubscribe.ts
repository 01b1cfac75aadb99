import type { APIContext } from 'astro';
import { findReader, unsubscribe } from '#features/newsletter/preferences/preferences.action.ts';
import type { PreferencesView } from '#features/newsletter/preferences/preferences-page.tsx';
import { readerParameter, readReader } from '#features/newsletter/reader-links.ts';
import { openCms } from '#platform/payload.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/**
 * The page behind the unsubscribe link: the question first, the confirmation after the button. Opening it changes
 * nothing.
 */
export async function readUnsubscribe({
  request,
  url,
  locals,
}: Visit): Promise<{ view: PreferencesView; status: number }> {
  const id = readReader('leave', url.searchParams.get(readerParameter));
  if (id === null) return { view: { kind: 'broken' }, status: 400 };
  const payload = await openCms();
  const reader = await findReader(payload, id);
  if (!reader || reader.status === 'left') return { view: { kind: 'left' }, status: 200 };
  if (request.method !== 'POST') return { view: { kind: 'unsubscribe' }, status: 200 };
  await unsubscribe(payload, id, locals.renderContext.now);
  return { view: { kind: 'left' }, status: 200 };
}
