import type { APIContext } from 'astro';
import { DONOR_PARAMETER } from '#money/donors/donor-link.ts';
import { endStationMails, isFollowing } from '#money/donors/follow-stations.action.ts';
import { readEndLink } from '#money/donors/station-mails.job.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;
export type EndStationMails = { view: 'broken' | 'ask' | 'left'; status: number };

/** The page behind the link in mails about stations: the question, then the confirmation. Opening it changes nothing. */
export async function answerEndStationMails(visit: Visit): Promise<EndStationMails> {
  const donor = readEndLink(visit.url.searchParams.get(DONOR_PARAMETER));
  if (donor === null) return { view: 'broken', status: 400 };
  const payload = await openCms();
  await runForm(visit, async () => {
    await endStationMails({ payload }, donor);
    return { status: 200 };
  });
  return { view: (await isFollowing({ payload }, donor)) ? 'ask' : 'left', status: 200 };
}
