import '../../../tests/support/with-giving.ts';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { recordSpending } from '#money/ledger/post-entries.action.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { mailsIn } from '../../../tests/support/outbox.ts';
import { eraseDonor, findDonations } from './donor.personal-data.ts';
import { endStationMailsByMail, openEndStationMails } from './end-station-mails.endpoint.ts';
import { findDonor } from './find-donations.ts';
import { chooseStationMails, endStationMails, isFollowing } from './follow-stations.action.ts';
import {
  endByMailPath,
  endStationMailsLink,
  type ReachedProject,
  readEndLink,
  tellFollowers,
} from './station-mails.job.ts';

const chosen = new Date('2026-11-20T09:00:00Z');
const later = (days: number) => new Date(chosen.getTime() + days * 24 * 60 * 60_000);

let payload: Payload;
let bought = 0;
let people = 0;
beforeAll(async () => {
  payload = await openTestPayload();
  const { id } = await payload.create({
    collection: 'staff',
    data: { name: 'Selam', email: 'books@example.org', password: 'a long enough phrase', role: 'admin' },
    overrideAccess: true,
  });
  await giver(2_000n);
  const spent = await inOneTransaction(payload, req =>
    recordSpending(req, {
      day: '2026-11-20',
      by: id,
      note: '',
      money: { method: 'stripe', currency: 'USD', units: 1_000_000n },
      fund: 'project-7',
      document: 'invoice 1',
    }),
  );
  bought = Number(spent.ok ? spent.value : 0);
});

/** Somebody who gave to project 7, whose spending takes everything. */
async function giver(units = 2_500n, project = 7) {
  people += 1;
  const email = `giver-${people}@example.org`;
  const { reference } = await giveDonation(payload, {
    total: { units, currency: 'USD' },
    project,
    donor: donorWith({ name: 'Abeba', email }),
  });
  await receiveEvent(payload, report(reference, 'paid', units));
  return { email, reference, donor: (await findDonor({ payload }, email)) ?? '' };
}

const station = (id: string, entry: number | null = null) => ({
  id,
  entry,
  words: { en: `Reached ${id}`, am: `ደረሰ ${id}` },
});
const project = (...stations: ReturnType<typeof station>[]): ReachedProject[] => [
  { name: { en: 'Medicines', am: 'መድኃኒት' }, stations },
];
const follow = (donor: string, language: 'en' | 'am' = 'en', reached = ['one']) =>
  chooseStationMails(payload, { donor, act: 'follow', language, reached, now: chosen });
const mailsTo = async (email: string) =>
  (await mailsIn({ databaseUrl: testDatabaseUrl(), secret: env.PAYLOAD_SECRET }, email)).filter(
    ({ kind }) => kind === 'stations-moved',
  );

describe('the mails about stations', () => {
  beforeEach(() => connectOnce(testDatabaseUrl(), client => client.query('delete from money.followers')));

  it('nobody gets a mail who did not choose it, nor about stations that were there already', async () => {
    const [silent, follower] = [await giver(), await giver()];
    await follow(follower.donor, 'en', ['one']);
    expect(await tellFollowers(payload, project(station('one', bought)), later(40))).toBe(0);
    expect([await mailsTo(silent.email), await mailsTo(follower.email)]).toEqual([[], []]);
  });

  it('a donor reads in their language what was reached, at most once a month, and each station once', async () => {
    const { donor, email } = await giver();
    await follow(donor, 'am');
    const reached = project(station('one', bought), station('two'));
    expect(await tellFollowers(payload, reached, later(20)), 'within the month').toBe(0);
    expect(await tellFollowers(payload, reached, later(31))).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ locale: 'am', data: { what: 'መድኃኒት፦ ደረሰ two።' } });
    const more = project(station('one', bought), station('two'), station('three'), station('four'));
    expect(await tellFollowers(payload, more, later(45)), 'within the next month').toBe(0);
    expect(await tellFollowers(payload, more, later(63))).toBe(1);
    const what = (await mailsTo(email)).map(({ data }) => data.what);
    expect(what).toContain('መድኃኒት፦ ደረሰ three፣ ደረሰ four።');
    expect(await tellFollowers(payload, more, later(120))).toBe(0);
  });

  it('projects that a gift does not count toward, and a gift that was returned, lead to no mail', async () => {
    const [other, returned] = [await giver(2_500n, 8), await giver()];
    await follow(other.donor);
    await follow(returned.donor);
    await receiveEvent(payload, report(returned.reference, 'refunded', 2_500n));
    const reached = project(station('one', bought), station('two'));
    expect(await tellFollowers(payload, reached, later(31))).toBe(0);
  });

  it('the link in the mail ends the mails of its donor, and an altered one is not ours', async () => {
    const { donor, email } = await giver();
    await follow(donor);
    await tellFollowers(payload, project(station('one', bought), station('two')), later(31));
    const link = new URL((await mailsTo(email))[0]?.data.leave?.replace(/[{}]/g, '') ?? '');
    expect(link.pathname).toBe('/send/stations');
    const pass = link.searchParams.get('giver') ?? '';
    expect(readEndLink(pass)).toBe(donor);
    for (const value of [
      null,
      '',
      '.',
      pass.slice(1),
      `${pass}.x`,
      'x'.repeat(100_000),
      "' or 1=1 --",
      `${donor}.`,
    ])
      expect(readEndLink(value), String(value).slice(0, 30)).toBe(null);
    expect(new URL(endStationMailsLink(donor, 'am')).pathname).toBe('/am/send/stations');
    await endStationMails({ payload }, donor);
    expect(await isFollowing({ payload }, donor)).toBe(false);
    expect(await tellFollowers(payload, project(station('one', bought), station('three')), later(90))).toBe(
      0,
    );
  });

  it('a mail program ends the mails with one request, and an address that is not ours ends nothing', async () => {
    const { donor, email } = await giver();
    await follow(donor);
    await tellFollowers(payload, project(station('one', bought), station('two')), later(31));
    const [mail] = await mailsTo(email);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const answer = serveEndpoints(openEndStationMails, endStationMailsByMail);
    const ask = (
      pass: string,
      init: RequestInit = { method: 'POST', body: 'List-Unsubscribe=One-Click' },
    ) => {
      const url = new URL(`/api/endStationMails?${new URLSearchParams({ giver: pass })}`, env.SITE_URL);
      const renderContext = createRenderContext({ locale: 'am', now: chosen });
      return answer({
        request: new Request(url, init),
        url,
        clientAddress: '127.0.0.1',
        locals: { renderContext, path: url.pathname },
      });
    };
    const oneClick = endStationMailsLink(donor, 'en', endByMailPath);
    const pass = new URL(oneClick).searchParams.get('giver') ?? '';
    for (const foreign of ['', '.', pass.slice(1), `${donor}.`, "' or 1=1 --"])
      expect((await ask(foreign)).status, foreign).toBe(404);
    const opened = await ask(pass, { method: 'GET' });
    expect([opened.status, opened.headers.get('location')?.split('?')[0]]).toEqual([
      303,
      '/am/send/stations',
    ]);
    expect(await isFollowing({ payload }, donor), 'opening changes nothing').toBe(true);
    expect((await ask(pass)).status).toBe(200);
    expect(await isFollowing({ payload }, donor)).toBe(false);
    expect((await ask(pass, { method: 'POST' })).status, 'again, and without a body').toBe(200);
  });

  it('the choice is in the export of a donor, ends with an erasure, and cannot be changed without end', async () => {
    const { donor, email } = await giver();
    await follow(donor);
    expect((await findDonations(payload, email))[0]).toMatchObject({ stationMails: true });
    await inOneTransaction(payload, req => eraseDonor(req, email));
    expect(await isFollowing({ payload }, donor)).toBe(false);
    await follow(donor);
    expect(await isFollowing({ payload }, donor), 'an erased donor cannot begin again').toBe(false);
    const outcomes = [];
    for (let time = 0; time < 10; time += 1) outcomes.push((await follow(donor)).ok);
    expect(outcomes.at(-1)).toBe(false);
  });
});
