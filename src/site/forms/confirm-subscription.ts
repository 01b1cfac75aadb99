import type { APIContext } from 'astro';
import {
  checkConfirmation,
  confirmSubscription,
} from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import { readerLinks, readerParameter } from '#features/newsletter/reader-links.ts';
import type { ConfirmationView } from '#features/newsletter/reader-pages.tsx';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';

type LinkVisit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** The state of a confirmation link. Only a POST confirms; opening the link changes nothing. */
export async function answerConfirmation(visit: LinkVisit): Promise<Confirmation> {
  const { url, locals } = visit;
  const result = await runForm(visit, () => confirm(visit));
  if (result) return result;
  const { state, id } = await checkConfirmation(
    await openCms(),
    url.searchParams.get(readerParameter),
    locals.renderContext.now,
  );
  // Opening an old mail again shows that the address is confirmed; its link gives no access to preferences.
  return { state, preferences: null, status: id === null && state === 'broken' ? 400 : statusByState[state] };
}

type Confirmation = ConfirmationView & { status: number };

async function confirm({ url, locals }: LinkVisit): Promise<Confirmation> {
  const { locale: language, now } = locals.renderContext;
  const written = url.searchParams.get(readerParameter);
  const outcome = await confirmSubscription(await openCms(), written, { language, now });
  if (!outcome.ok)
    return { state: outcome.problem, preferences: null, status: statusByState[outcome.problem] };
  return { state: 'done', preferences: readerLinks(outcome.value.id, language).preferences, status: 200 };
}

const statusByState = { ready: 200, confirmed: 200, expired: 410, used: 410, broken: 400 } as const;
