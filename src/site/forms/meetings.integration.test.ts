import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import { bookingTexts } from '#features/meetings/booking.texts.ts';
import { bookMeeting, readSettings, releaseMeetings } from '#features/meetings/change-meeting.action.ts';
import { BOOKED_PARAMETER, MEETING_PARAMETER, meetingToken } from '#features/meetings/meeting-link.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { answerBooking } from '#site/forms/book-meeting.ts';
import { answerMeeting } from '#site/forms/change-meeting.ts';
import { readBookingForm, readMeetingFile } from '#site/readers/read-meetings.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailLink } from '../../../tests/support/mail-link.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';

const now = new Date('2026-11-30T06:00:00Z');

let payload: Payload;
beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  await payload.updateGlobal({ slug: 'site-settings', data: { address: 'Bole Road 12' } });
  await payload.updateGlobal({
    slug: 'meetings',
    data: {
      hosts: [
        {
          name: 'Almaz',
          email: 'almaz@adey.example',
          timeZone: 'Africa/Addis_Ababa',
          hours: [{ weekday: '2', opens: '09:00', closes: '12:00' }],
        },
      ],
    },
  });
});

let visits = 0;
type Sent = {
  query?: Record<string, string>;
  form?: Record<string, string>;
  locale?: 'en' | 'am';
  headers?: Headers;
  now?: Date;
};

/** A visit without script, from a network of its own. */
function visit({ query = {}, form, locale = 'en', headers = new Headers(), now: at = now }: Sent) {
  visits += 1;
  const url = new URL(`https://adey.example/send?${new URLSearchParams(query)}`);
  const request = new Request(url, {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const locals = { renderContext: createRenderContext({ locale, now: at }), path: '/send' };
  return {
    request,
    url,
    clientAddress: `10.9.${visits}.1`,
    locals: locals as unknown as APIContext['locals'],
  };
}

/** The tokens of the links in the mails about bookings to an address, oldest first. */
async function readPasses(email: string): Promise<string[]> {
  const mails = await mailsTo(payload, email);
  return mails.flatMap(({ kind, data }) =>
    kind === 'meeting-held' ? [new URL(data.link ?? '').searchParams.get(MEETING_PARAMETER) ?? ''] : [],
  );
}
async function cancelAll(email: string): Promise<void> {
  for (const pass of await readPasses(email))
    await answerMeeting(visit({ form: { [MEETING_PARAMETER]: pass, act: 'cancel' } }));
}
const person = { name: 'Abeba', email: 'abeba@example.org', about: 'School bags', zone: 'Europe/Berlin' };

describe('the page of the calendar', () => {
  it('the booking calendar lists free times with days in both calendars, cached until the first one passes', async () => {
    const renderContext = createRenderContext({ locale: 'am', now });
    const { form, isOpen } = await readBookingForm(renderContext);
    expect(isOpen).toBe(true);
    expect(form?.days[0]).toMatchObject({ day: '2026-12-01', ethiopian: '22' });
    expect(form?.days[0]?.label).toBe('ማክሰኞ፣ ኅዳር 22 ቀን 2019 ዓ.ም. (Dec 01, 2026)');
    expect(form?.days[0]?.times).toHaveLength(6);
    expect(form?.months.map(({ month }) => month)).toEqual(['2026-12', '2027-01']);
    expect(form?.months[0]?.title).toBe('ኅዳር / ታኅሣሥ (December 2026)');
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['meetings', 'meeting-times']));
    expect(renderContext.freshUntil).toEqual(new Date('2026-11-30T06:00:00.001Z'));
  });
});

describe('booking without script', () => {
  it('a booking without script leads to a page with day, hour, place and host', async () => {
    const day = await answerBooking(visit({ query: { day: '2026-12-08', zone: 'Europe/Berlin' } }));
    expect(day).toMatchObject({
      status: 200,
      form: { day: '2026-12-08', values: { zone: 'Europe/Berlin' } },
    });
    const sent = await answerBooking(visit({ form: { ...person, at: '2026-12-08T06:00Z' } }));
    expect(sent.status).toBe(303);
    const link = new URL(sent.goTo ?? '');
    expect(link.pathname).toBe('/send/meeting');
    const page = await answerMeeting(visit({ query: Object.fromEntries(link.searchParams) }));
    expect(page.meeting).toMatchObject({
      state: 'held',
      held: { when: 'Tuesday, Dec 08, 2026, 07:00 in Berlin', until: '08:00 in Berlin' },
      host: 'Almaz',
      where: { text: 'Bole Road 12' },
    });
    expect(page.meeting?.when.there).toBe('Dec 08, 2026, 07:00 in Berlin');
  });

  it('the page after booking cannot confirm, move or cancel the meeting: only the mailed link can', async () => {
    const email = 'somebody.else@example.org';
    const sent = await answerBooking(visit({ form: { ...person, email, at: '2026-12-08T08:00Z' } }));
    const query = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
    expect(Object.keys(query)).toEqual([BOOKED_PARAMETER]);
    const shown = await answerMeeting(visit({ query }));
    expect(shown.meeting).toMatchObject({ state: 'held', token: null, confirm: false, move: null });
    const [mailed = ''] = await readPasses(email);
    expect(JSON.stringify([sent, shown])).not.toContain(mailed.split('.')[1]);
    for (const act of ['confirm', 'cancel', 'move'])
      for (const parameter of [MEETING_PARAMETER, BOOKED_PARAMETER]) {
        const form = { [parameter]: query[BOOKED_PARAMETER] ?? '', act, at: '2026-12-15T06:30Z' };
        expect(await answerMeeting(visit({ form }))).toEqual({ status: 404, meeting: null });
      }
    await answerMeeting(visit({ form: { [MEETING_PARAMETER]: mailed, act: 'cancel' } }));
    expect(await answerMeeting(visit({ query })), 'it has changed since').toEqual({
      status: 404,
      meeting: null,
    });
  });

  it('an address with three meetings ahead and a full inbox get the same refusal, with the input kept', async () => {
    const busy = { ...person, email: 'busy@example.org' };
    for (const day of ['12-15', '12-22', '12-29'])
      expect((await answerBooking(visit({ form: { ...busy, at: `2026-${day}T06:00Z` } }))).status).toBe(303);
    const many = bookingTexts.en.many.replace('{reach}', 'write to us');
    const tooMany = { ...busy, at: '2026-12-15T07:00Z' };
    expect(await answerBooking(visit({ form: tooMany }))).toMatchObject({
      status: 429,
      form: { failure: many, values: busy },
    });
    await payload.updateGlobal({ slug: 'site-settings', data: { phone: '+251 900 000 000' } });
    for (const [locale, words] of [
      ['en', /Otherwise please call or write to us\.$/],
      ['am', /ካልሆነ እባክዎ ይደውሉልን ወይም ይጻፉልን።$/],
    ] as const)
      expect((await answerBooking(visit({ form: tooMany, locale }))).form?.failure).toMatch(words);
    await payload.updateGlobal({ slug: 'site-settings', data: { phone: '' } });
    await cancelAll(busy.email);
    const full = { ...person, email: 'full@example.org', at: '2026-12-15T07:00Z' };
    const mail = {
      kind: 'confirm',
      to: full.email,
      locale: 'en',
      subject: 'x',
      html: 'x',
      text: 'x',
    } as const;
    for (let n = 0; n < 8; n += 1) await queueMail({ payload }, mail);
    expect(await answerBooking(visit({ form: full }))).toMatchObject({
      status: 429,
      form: { failure: many, values: full },
    });
    expect((await mailsTo(payload, full.email)).map(({ kind }) => kind)).toEqual(Array(8).fill('confirm'));
    const after = await answerBooking(visit({ form: { ...full, email: 'other@example.org' } }));
    expect(after.status, 'the time stayed free').toBe(303);
    await cancelAll('other@example.org');
  });

  it('a month or time pressed in the booking form is shown without script', async () => {
    const month = await answerBooking(visit({ query: { month: '2027-01' } }));
    expect(month.form).toMatchObject({ month: '2027-01' });
    const time = await answerBooking(visit({ query: { at: '2026-12-01T07:00Z' } }));
    expect(time.form).toMatchObject({ day: '2026-12-01', values: { at: '2026-12-01T07:00Z' } });
  });

  it('a booking for a time just taken keeps the input and offers the nearest times', async () => {
    const form = { ...person, at: '2026-12-01T07:00Z' };
    await answerBooking(visit({ form: { ...form, email: 'first@example.org' } }));
    const late = await answerBooking(visit({ form, locale: 'am' }));
    expect(late).toMatchObject({
      status: 409,
      form: { values: form, failure: bookingTexts.am.taken, day: '2026-12-01' },
    });
    const clock = (time: number) => new Date(time).toISOString().slice(11, 16);
    expect(late.form?.nearest?.map(clock)).toEqual(['06:00', '08:00', '08:30']);
  });

  it.each([
    ['a time that is over', { at: '2026-11-30T05:00Z' }, 409, { failure: bookingTexts.en.past }],
    ['no time', { at: '' }, 422, { errors: { at: 'chooseTime' } }],
    ['a time that is none', { at: '2026-12-01T25:00Z' }, 422, { errors: { at: 'noSuchTime' } }],
    ['a zone that does not exist', { zone: 'Mars/Olympus' }, 422, { errors: { zone: 'noSuchZone' } }],
    ['a name without a letter', { name: '123' }, 422, { errors: { name: 'invalidName' } }],
    ['an address that is none', { email: 'abeba@' }, 422, { errors: { email: 'invalidEmail' } }],
    ['too many words', { about: 'x'.repeat(1_001) }, 422, { errors: { about: 'longAbout' } }],
  ])('a booking with %s is refused and keeps the input', async (_what, wrong, status, expected) => {
    const form = { ...person, at: '2026-12-15T06:00Z', ...wrong };
    const refused = await answerBooking(visit({ form }));
    expect(refused).toMatchObject({ status, form: { ...expected, values: form } });
  });

  it('an unknown time zone in a link is reported, and the times are still shown', async () => {
    const page = await answerBooking(visit({ query: { day: '2026-12-08', zone: '../etc' } }));
    expect(page).toMatchObject({ status: 422, form: { day: '2026-12-08', errors: { zone: 'noSuchZone' } } });
  });
});

describe('the page of a meeting', () => {
  const book = async () => {
    const email = `own${visits}@example.org`;
    await answerBooking(visit({ form: { ...person, email, at: '2026-12-15T06:00Z' } }));
    return (await readPasses(email))[0] ?? '';
  };
  const post = (form: Record<string, string>) => answerMeeting(visit({ form }));

  it('a forged link and a link to a meeting that does not exist return 404', async () => {
    const gone = meetingToken('7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11');
    for (const pass of ['', 'x.y', `${gone}x`, gone])
      for (const act of ['confirm', 'cancel', 'move'])
        expect(await post({ [MEETING_PARAMETER]: pass, act, at: '2026-12-15T06:30Z' })).toEqual({
          status: 404,
          meeting: null,
        });
  });

  it('the meeting page moves and cancels a meeting, and refuses a taken time with the nearest ones', async () => {
    const pass = await book();
    const moved = await post({ [MEETING_PARAMETER]: pass, at: '2026-12-15T07:00Z' });
    expect([moved.status, moved.goTo]).toEqual([303, expect.stringContaining('done=moved')]);
    const other = await book();
    const refused = await post({ [MEETING_PARAMETER]: other, at: '2026-12-15T07:00Z' });
    expect(refused).toMatchObject({
      status: 409,
      meeting: { state: 'held', move: { failure: bookingTexts.en.taken } },
    });
    expect(refused.meeting?.move?.nearest).not.toEqual([]);
    expect(await post({ [MEETING_PARAMETER]: other })).toMatchObject({ status: 422 });
    for (const each of [pass, other])
      expect(await post({ [MEETING_PARAMETER]: each, act: 'cancel' })).toMatchObject({
        status: 200,
        meeting: { state: 'cancelled', move: null },
      });
  });
});

describe('held times', () => {
  const hold = async (email: string, day: string) => {
    const sent = await answerBooking(visit({ form: { ...person, email, at: `2026-${day}T06:00Z` } }));
    return { sent, token: (await readPasses(email)).at(-1) ?? '' };
  };
  const open = (token: string, more: Sent = {}) =>
    answerMeeting(visit({ query: { [MEETING_PARAMETER]: token }, ...more }));
  const confirm = (token: string, at = now) =>
    open(token, { form: { [MEETING_PARAMETER]: token, act: 'confirm' }, now: at });
  const inAnHour = new Date(now.getTime() + 3_600_000);

  it('a held time is booked by the button on its page, never by opening the link', async () => {
    const { token } = await hold('robot@example.org', '12-29');
    for (const _ of [1, 2])
      expect((await open(token)).meeting).toMatchObject({ state: 'held', confirm: true, done: null });
    const query = { [MEETING_PARAMETER]: token, act: 'confirm', done: 'confirmed' };
    expect((await open(token, { query })).meeting).toMatchObject({ state: 'held', done: null });
    const pressed = await confirm(token);
    expect(pressed).toMatchObject({ status: 303, goTo: expect.stringContaining('done=confirmed') });
    expect((await confirm(token)).status, 'pressed twice').toBe(303);
    expect((await open(token, { query })).meeting).toMatchObject({
      state: 'booked',
      held: null,
      confirm: false,
      done: 'confirmed',
    });
    await cancelAll('robot@example.org');
  });

  it('mail, page and calendar file name the same place, and the file exists only for a booked meeting', async () => {
    const { sent, token } = await hold('place@example.org', '12-29');
    const typed = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
    const [mail] = await mailsTo(payload, 'place@example.org');
    expect(mail?.data.where).toBe('Bole Road 12');
    expect((await open(token)).meeting).toMatchObject({ where: { text: 'Bole Road 12' }, file: null });
    const readCalendarFile = (query: Record<string, string>) => readMeetingFile(visit({ query }), 'Adey');
    for (const query of [{ [MEETING_PARAMETER]: token }, typed])
      expect(await readCalendarFile(query)).toBeNull();
    await confirm(token);
    for (const query of [{ [MEETING_PARAMETER]: token }, typed]) {
      const { meeting } = await open('', { query });
      expect(meeting?.file).toBe(`/send/meeting.ics?${new URLSearchParams(query)}`);
      const file = await readCalendarFile(query);
      expect(file).toContain('DTSTART;TZID=Africa/Addis_Ababa:20261229T090000');
      expect(file).toContain('LOCATION;LANGUAGE=en:Bole Road 12');
    }
    for (const forged of [
      { [MEETING_PARAMETER]: typed[BOOKED_PARAMETER] ?? '' },
      { [MEETING_PARAMETER]: 'x' },
      {},
    ])
      expect(await readCalendarFile(forged as Record<string, string>)).toBeNull();
    await cancelAll('place@example.org');
    expect(await readCalendarFile({ [MEETING_PARAMETER]: token }), 'it is cancelled').toBeNull();
  });

  it('the link of a video call is shown only to holders of the mailed link of a booked meeting', async () => {
    const callLink = 'https://call.example/room';
    await payload.updateGlobal({ slug: 'meetings', data: { where: 'call', callLink } });
    const { sent, token } = await hold('call@example.org', '12-29');
    const query = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
    const where = async (of: Record<string, string>) => (await open('', { query: of })).meeting?.where.text;
    const own = { [MEETING_PARAMETER]: token };
    expect([await where(own), await where(query)]).toEqual(Array(2).fill(bookingTexts.en.linkInMail));
    await confirm(token);
    expect([await where(own), await where(query)]).toEqual([callLink, bookingTexts.en.linkInMail]);
    const mails = await mailsTo(payload, 'call@example.org');
    expect(mails.map(({ kind, data }) => [kind, data.where])).toEqual([
      ['meeting-held', 'By video call. We send you the link.'],
      ['meeting-booked', callLink],
      ['meeting-reminder', callLink],
    ]);
    await payload.updateGlobal({ slug: 'meetings', data: { where: 'place' } });
    await cancelAll('call@example.org');
  });

  it('the page after booking shows the meeting as booked once it is confirmed', async () => {
    const { sent, token } = await hold('both@example.org', '12-29');
    await confirm(token);
    const query = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
    expect((await open(token, { query })).meeting).toMatchObject({ state: 'booked', token: null });
    await cancelAll('both@example.org');
  });

  it('an expired hold can be confirmed while its time is free, and is refused once the time is taken', async () => {
    const { sent, token } = await hold('late@example.org', '12-29');
    expect((await open(token, { now: inAnHour })).meeting, 'before the job has run').toMatchObject({
      state: 'released',
      confirm: true,
    });
    await releaseMeetings(payload, inAnHour);
    const late = await open(token, { now: inAnHour });
    expect(late.meeting).toMatchObject({
      state: 'released',
      confirm: true,
      held: { until: '08:00 in Berlin' },
    });
    const query = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
    expect((await open(token, { query })).meeting).toMatchObject({ state: 'released', token: null });
    const other = await bookMeeting(
      payload,
      { ...person, email: 'quick@example.org', at: Date.parse('2026-12-29T06:00Z') },
      {
        settings: await readSettings(payload, 'en'),
        language: 'en',
        clientAddress: '10.99.1.1',
        proof: undefined,
        ownEmail: 'quick@example.org',
        now: inAnHour,
      },
    );
    expect(other.ok).toBe(true);
    expect((await open(token, { now: inAnHour })).meeting).toMatchObject({
      state: 'released',
      confirm: false,
    });
    const refused = await confirm(token, inAnHour);
    expect(refused).toMatchObject({
      status: 409,
      failure: bookingTexts.en.heldTaken,
    });
    expect(refused.meeting?.move?.days.length, 'other times').toBeGreaterThan(0);
    const moved = { [MEETING_PARAMETER]: token, at: '2026-12-29T07:00Z' };
    expect((await open(token, { form: moved, now: inAnHour })).status).toBe(303);
    expect((await open(token, { now: inAnHour })).meeting).toMatchObject({ state: 'booked' });
  });

  it('confirming a hold that begins too soon is refused as too late, with the next free times', async () => {
    const { token } = await hold('slow@example.org', '12-22');
    const dayBefore = new Date('2026-12-21T06:00:01Z');
    await releaseMeetings(payload, dayBefore);
    expect((await open(token, { now: dayBefore })).meeting).toMatchObject({ confirm: false, isLate: true });
    const refused = await confirm(token, dayBefore);
    expect(refused).toMatchObject({ status: 409, failure: bookingTexts.en.heldLate });
    const [nearest] = refused.meeting?.move?.nearest ?? [];
    expect(new Date(nearest ?? 0).toISOString()).toBe('2026-12-22T06:30:00.000Z');
    const form = { ...person, at: '2026-12-22T06:00Z' };
    expect(await answerBooking(visit({ form, now: dayBefore })), 'for everybody').toMatchObject({
      status: 409,
      form: { failure: bookingTexts.en.late, values: form },
    });
  });

  it('a signed-in supporter’s booking with their own address is confirmed at once, with a forged session held', async () => {
    const email = 'supporter@example.org';
    const key = await mailLink(payload, requestLink, { email, now: new Date() });
    const headers = withCookies(
      (await followLink(payload, key, { headers: new Headers(), now: new Date() })) ?? [],
    );
    const form = { ...person, email, at: '2027-01-05T06:00Z' };
    const shown = async (sent: Awaited<ReturnType<typeof answerBooking>>) => {
      const query = Object.fromEntries(new URL(sent.goTo ?? '').searchParams);
      return (await answerMeeting(visit({ query }))).meeting;
    };
    expect(await shown(await answerBooking(visit({ form, headers })))).toMatchObject({
      state: 'booked',
      done: 'booked',
    });
    const forged = new Headers({ cookie: String(headers.get('cookie')).replace(/=\w{4}/g, '=aaaa') });
    const other = { ...form, at: '2027-01-05T07:00Z' };
    expect(await shown(await answerBooking(visit({ form: other, headers: forged })))).toMatchObject({
      state: 'held',
    });
  });
});

it('a link moves its meeting at most five times, and can still cancel it after that', async () => {
  const email = 'restless@example.org';
  await answerBooking(visit({ form: { ...person, email, at: '2026-12-22T06:00Z' } }));
  const [pass = ''] = await readPasses(email);
  const open = (form: Record<string, string>) =>
    answerMeeting(visit({ form: { [MEETING_PARAMETER]: pass, ...form } }));
  const move = (n: number) => open({ at: n % 2 ? '2026-12-22T06:00Z' : '2026-12-22T07:00Z' });
  for (let n = 0; n < 5; n += 1) expect((await move(n)).status).toBe(303);
  expect(await move(5)).toMatchObject({ status: 409, failure: bookingTexts.en.restless });
  const page = await answerMeeting(visit({ query: { [MEETING_PARAMETER]: pass } }));
  expect(page).toMatchObject({ failure: bookingTexts.en.restless, meeting: { token: pass, move: null } });
  expect(
    (await mailsTo(payload, email)).filter(({ kind }) => ['meeting-booked', 'meeting-moved'].includes(kind)),
  ).toHaveLength(5);
  expect(await open({ act: 'cancel' })).toMatchObject({ status: 200, meeting: { state: 'cancelled' } });
});

it('the booking form distinguishes between no free times and no hosts', async () => {
  const closing = { ...(await payload.findGlobal({ slug: 'meetings', depth: 0, overrideAccess: true })) };
  const away = closing.hosts?.map(host => ({ ...host, hours: [] }));
  await payload.updateGlobal({ slug: 'meetings', data: { hosts: away } });
  expect(await readBookingForm(createRenderContext({ locale: 'en', now }))).toEqual({
    form: null,
    isOpen: true,
  });
  await payload.updateGlobal({ slug: 'meetings', data: { hosts: [] } });
  expect(await readBookingForm(createRenderContext({ locale: 'en', now }))).toEqual({
    form: null,
    isOpen: false,
  });
  expect(await answerBooking(visit({ form: { ...person, at: '2026-12-15T06:00Z' } }))).toEqual({
    status: 409,
    form: null,
  });
});
