import type { APIContext } from 'astro';
import {
  checkConfirmation,
  confirmSubscription,
} from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import type { ConfirmationView } from '#features/newsletter/confirmation/confirmation-page.tsx';
import { readerLinks, readerParameter } from '#features/newsletter/reader-links.ts';
import { openCms } from '#platform/payload.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** What a confirmation link finds; a post confirms, a look changes nothing. */
export async function readConfirmation({
  request,
  url,
  locals,
}: Visit): Promise<ConfirmationView & { status: number }> {
  const { locale: language, now } = locals.renderContext;
  const written = url.searchParams.get(readerParameter);
  const payload = await openCms();
  if (request.method !== 'POST') {
    const { state, id } = await checkConfirmation(payload, written, now);
    // Somebody who opens an old mail once more is led on; a link that only confirms gives no way to what was chosen.
    return { state, preferences: null, status: id === null && state === 'broken' ? 400 : statusOf[state] };
  }
  const outcome = await confirmSubscription(payload, written, { language, now });
  if (!outcome.ok) return { state: outcome.problem, preferences: null, status: statusOf[outcome.problem] };
  return { state: 'done', preferences: readerLinks(outcome.value.id, language).preferences, status: 200 };
}

const statusOf = { ready: 200, confirmed: 200, expired: 410, used: 410, broken: 400 } as const;
