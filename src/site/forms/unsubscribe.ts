import type { APIContext } from 'astro';
import { findReader, unsubscribe } from '#features/newsletter/preferences/preferences.action.ts';
import type { PreferencesView } from '#features/newsletter/preferences/preferences-page.tsx';
import { readerParameter, readReader } from '#features/newsletter/reader-links.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';

type LinkVisit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** The page behind the unsubscribe link: the question, and after the button the confirmation. Opening it changes nothing. */
export async function answerUnsubscribe(
  visit: LinkVisit,
): Promise<{ view: PreferencesView; status: number }> {
  const { url, locals } = visit;
  const id = readReader('leave', url.searchParams.get(readerParameter));
  if (id === null) return { view: { kind: 'broken' }, status: 400 };
  const payload = await openCms();
  await runForm(visit, async () => {
    await unsubscribe(payload, id, locals.renderContext.now);
    return { status: 200 };
  });
  const reader = await findReader(payload, id);
  return { view: { kind: !reader || reader.status === 'left' ? 'left' : 'unsubscribe' }, status: 200 };
}
