import '../../../tests/support/with-giving.ts';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { DONOR_PARAMETER, donorPass } from '#money/donors/donor-link.ts';
import { findDonor } from '#money/donors/find-donations.ts';
import { isFollowing } from '#money/donors/follow-stations.action.ts';
import { endStationMailsLink } from '#money/donors/station-mails.job.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { answerDonorPage } from './change-monthly.ts';
import { answerEndStationMails } from './end-station-mails.ts';

const now = new Date();
let payload: Payload;
let donor = '';
beforeAll(async () => {
  payload = await openTestPayload();
  const email = 'marta@example.org';
  const { reference } = await giveDonation(payload, { donor: donorWith({ name: 'Marta', email }) });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  donor = (await findDonor({ payload }, email)) ?? '';
});

function visit(address: string, fields?: Record<string, string>) {
  const url = new URL(address, env.SITE_URL);
  const request = new Request(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {});
  const renderContext = createRenderContext({ locale: 'am', now });
  return { url, request, clientAddress: '10.8.0.1', locals: { renderContext } as never };
}
const page = (fields?: Record<string, string>, pass = donorPass(donor, now)) =>
  answerDonorPage(visit(`/send/gifts?${new URLSearchParams({ [DONOR_PARAMETER]: pass })}`, fields), 'Adey');

it('the page of gifts offers mails about stations, off until chosen, and ends them with one press', async () => {
  expect((await page()).view).toMatchObject({ kind: 'donations', following: false });
  expect(await page({ act: 'follow' })).toMatchObject({
    status: 200,
    view: { following: true, result: { isProblem: false } },
  });
  expect((await page()).view).toMatchObject({ following: true });
  expect((await page({ act: 'unfollow' })).view).toMatchObject({ following: false });
});

it('only the signed link of a donor changes the choice, and unknown acts change nothing', async () => {
  expect(await page({ act: 'follow' }, `${donor}_1.forged`)).toMatchObject({ status: 410 });
  for (const act of [
    '',
    'FOLLOW',
    'follow ',
    '__proto__',
    "follow'; drop table money.followers",
    'x'.repeat(10_000),
  ])
    expect((await page({ act })).status, act.slice(0, 20)).toBe(400);
  expect(await isFollowing({ payload }, donor)).toBe(false);
});

it('opening the link of a mail asks and changes nothing, its button ends the mails, and a cut link says so', async () => {
  await page({ act: 'follow' });
  const { pathname, search } = new URL(endStationMailsLink(donor, 'am'));
  const address = pathname + search;
  expect(await answerEndStationMails(visit(address))).toEqual({ view: 'ask', status: 200 });
  expect(await isFollowing({ payload }, donor)).toBe(true);
  expect(await answerEndStationMails(visit(address, {}))).toEqual({ view: 'left', status: 200 });
  expect(await isFollowing({ payload }, donor)).toBe(false);
  expect(await answerEndStationMails(visit(address, {})), 'a second press').toEqual({
    view: 'left',
    status: 200,
  });
  for (const cut of [address.slice(0, -2), '/send/stations', '/send/stations?giver=%00'])
    expect(await answerEndStationMails(visit(cut, {}))).toEqual({ view: 'broken', status: 400 });
});
