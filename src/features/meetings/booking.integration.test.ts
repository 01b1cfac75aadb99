import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn, toInstant } from '#core/zoned-time.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  moveMeeting,
  noteMissed,
  reassignMeeting,
  releaseMeetings,
} from './change-meeting.action.ts';
import type { MeetingSettings } from './meeting-settings.ts';
import { findMeeting, listFreeTimes } from './meeting-store.ts';
import { getMeetingSettings } from './meetings.queries.ts';

const zone = 'Africa/Addis_Ababa';
/** A Monday, 09:00 in Addis Ababa. */
const now = new Date('2026-11-30T06:00:00Z');
const at = (day: string, time: string) => toInstant(day, time, zone).getTime();
const tuesday = (time: string) => at('2026-12-01', time);

let payload: Payload;
let settings: MeetingSettings;
beforeAll(async () => {
  payload = await openTestPayload();
  const host = (name: string) => ({
    name,
    email: `${name.toLowerCase()}@adey.example`,
    timeZone: zone,
    hours: [{ weekday: '2' as const, opens: '09:00', closes: '12:00' }],
  });
  await payload.updateGlobal({
    slug: 'meetings',
    data: { hosts: [host('Almaz'), host('Bekele')], closedDays: [{ day: '2024-01-05', yearly: true }] },
  });
  settings = await getMeetingSettings(createRenderContext({ locale: 'en', now }), ['2026-12-08']);
});

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
beforeEach(() => run('truncate meetings.bookings cascade; delete from mails; truncate limits.inboxes'));

let people = 0;
type Asked = {
  email?: string;
  /** The address the visitor is signed in with; by default the one they book with. */
  ownEmail?: string | null;
  network?: string;
  settings?: MeetingSettings;
  now?: Date;
};
const book = (time: number, more: Asked = {}) => {
  people += 1;
  const { email = `visitor${people}@example.org`, network = `10.${people >> 8}.${people & 255}.1` } = more;
  const { ownEmail = email } = more;
  return bookMeeting(
    payload,
    { at: time, zone: 'America/Chicago', name: `Visitor ${people}`, email, about: 'School bags' },
    {
      settings: more.settings ?? settings,
      language: 'en',
      clientAddress: network,
      proof: undefined,
      ownEmail,
      now: more.now ?? now,
    },
  );
};
const hold = (time: number, more: Asked = {}) => book(time, { ...more, ownEmail: null });
const expectId = async (outcome: ReturnType<typeof book>) => {
  const made = await outcome;
  if (!made.ok) throw new Error(made.problem);
  return made.value.id;
};
const mails = async () =>
  (await run<{ kind: string; to: string }>('select kind, "to" from mails order by id')).map(
    ({ kind, to }) => `${kind} ${to.replace(/visitor\d+/, 'visitor')}`,
  );

describe('free times of the hosts', () => {
  it('free times are the weekly hours of the hosts, without feasts and closed days', async () => {
    const free = await listFreeTimes({ payload }, settings, now);
    expect(
      free.filter(({ at: begins }) => begins < at('2026-12-02', '00:00')).map(({ at: begins }) => begins),
    ).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map(tuesday));
    const days = new Set(free.map(({ at: begins }) => dayIn(zone, new Date(begins))));
    // All Tuesdays, without the feast on 8 December and the day on which nobody works each year, 5 January.
    expect([...days]).toEqual(['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29']);
  });
});

describe('booking', () => {
  it('a booking stores the meeting, and queues mails to visitor and host and a reminder for the day before', async () => {
    const id = await expectId(book(at('2026-12-15', '09:00')));
    expect(await findMeeting({ payload }, id)).toMatchObject({
      at: at('2026-12-15', '09:00'),
      until: at('2026-12-15', '09:30'),
      state: 'booked',
      zone: 'America/Chicago',
      about: 'School bags',
      hosts: [settings.hosts[0]?.id],
    });
    expect(await mails()).toEqual([
      'meeting-booked visitor@example.org',
      'meeting-reminder visitor@example.org',
      'meeting-of-host almaz@adey.example',
    ]);
    const [reminder] = await run<{ due: Date; data: unknown }>(
      "select next_attempt_at as due, data from mails where kind = 'meeting-reminder'",
    );
    expect(reminder?.due).toEqual(new Date(at('2026-12-14', '09:00')));
    expect(
      JSON.stringify(reminder?.data),
      'nothing typed goes to an address that may be a stranger’s',
    ).not.toMatch(/School bags|Visitor \d/);
  });

  it('two bookings of one time go to different hosts, and a third is refused as taken', async () => {
    const hosts = [];
    for (const _ of [1, 2]) {
      const meeting = await findMeeting({ payload }, await expectId(book(tuesday('09:00'))));
      hosts.push(...(meeting?.hosts ?? []));
    }
    expect(hosts.toSorted()).toEqual(settings.hosts.map(({ id }) => id).toSorted());
    expect(await book(tuesday('09:00'))).toEqual({ ok: false, problem: 'taken' });
  });

  it('a meeting with all hosts together occupies each of them, including the buffer after it', async () => {
    const together = { ...settings, rules: { ...settings.rules, together: true } };
    const meeting = await findMeeting(
      { payload },
      await expectId(book(tuesday('09:00'), { settings: together })),
    );
    expect(meeting?.hosts).toHaveLength(2);
    expect(await book(tuesday('09:30'), { settings: together }), 'the break').toEqual({
      ok: false,
      problem: 'taken',
    });
  });

  it('a past time, a time that is not offered, and a fourth meeting of one address are refused', async () => {
    expect(await book(now.getTime() - 60_000)).toEqual({ ok: false, problem: 'past' });
    expect(await book(tuesday('09:01'))).toEqual({ ok: false, problem: 'taken' });
    const email = 'Busy@Example.org';
    for (const time of ['09:00', '10:00', '11:00']) await expectId(book(tuesday(time), { email }));
    expect(await book(at('2026-12-15', '09:00'), { email: 'busy@example.org' })).toEqual({
      ok: false,
      problem: 'many',
    });
  });

  it('one network can book six meetings a day, and refused attempts do not count', async () => {
    const network = '10.251.1.1';
    const days = ['01', '15', '22', '29'].map(day => `2026-12-${day}`);
    const times = days.flatMap(day => ['09:00', '10:00', '11:00'].map(time => at(day, time)));
    await book(tuesday('09:01'), { network });
    const outcomes = [];
    for (const time of times.slice(0, 7)) outcomes.push(await book(time, { network }));
    expect(outcomes.slice(0, 6).every(({ ok }) => ok)).toBe(true);
    expect(outcomes[6]).toEqual({ ok: false, problem: 'network-full' });
    expect((await book(times[6] ?? 0, { network: '10.252.1.1' })).ok, 'the time stayed free').toBe(true);
  });

  it('a host gets twelve mails a day, then one digest without any text of the visitors', async () => {
    const one = { ...settings, hosts: settings.hosts.slice(0, 1) };
    const days = ['01', '15', '22', '29'].map(day => `2026-12-${day}`);
    const times = days.flatMap(day => ['09:00', '10:00', '11:00'].map(time => at(day, time)));
    const ids = [];
    for (const time of times.slice(0, 8)) ids.push(await expectId(book(time, { settings: one })));
    for (const id of ids) await cancelMeeting(payload, id, { settings: one, now });
    const toHost = (await mails()).filter(each => each.endsWith('almaz@adey.example'));
    expect(toHost).toEqual([
      ...Array(12).fill('meeting-of-host almaz@adey.example'),
      'meetings-of-host almaz@adey.example',
    ]);
    const [digest] = await run<{ subject: string; data: object }>(
      "select subject, data from mails where kind = 'meetings-of-host'",
    );
    expect(digest).toEqual({ subject: 'Many changes to your meetings today', data: {} });
  });

  it('after eight attempts, a booking from the same network needs a proof of work', async () => {
    const network = '10.250.1.1';
    for (let n = 0; n < 8; n += 1) await book(tuesday('09:01'), { network });
    expect(await book(tuesday('09:00'), { network })).toEqual({ ok: false, problem: 'slowed' });
  });

  it('of 200 simultaneous requests for one time, exactly one succeeds', async () => {
    const one = { ...settings, hosts: settings.hosts.slice(0, 1) };
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        bookMeeting(
          payload,
          { at: tuesday('10:00'), zone, name: `Racer ${n}`, email: `racer${n}@example.org`, about: '' },
          {
            settings: one,
            language: 'am',
            clientAddress: `10.200.${n}.1`,
            proof: undefined,
            ownEmail: null,
            now,
          },
        ),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.flatMap(outcome => (outcome.ok ? [] : [outcome.problem]));
    expect(new Set(refused)).toEqual(new Set(['taken']));
    expect(await run('select from meetings.taken')).toHaveLength(1);
    expect(await run("select from mails where kind = 'meeting-held'")).toHaveLength(1);
  }, 60_000);

  it('the database rejects overlapping meetings of one host, including the buffer', async () => {
    const id = await expectId(book(tuesday('09:00')));
    const other = await expectId(book(tuesday('11:00')));
    const [taken] = await run<{ host: string }>('select host from meetings.taken where booking = $1', [id]);
    const put = (from: string, to: string) =>
      run(
        'insert into meetings.taken select $1, $2, tstzrange($3, $4) on conflict (booking, host) do update set during = excluded.during',
        [other, taken?.host, new Date(tuesday(from)), new Date(tuesday(to))],
      );
    await expect(put('09:44', '10:00')).rejects.toMatchObject({ code: '23P01' });
    await put('09:45', '10:00');
  });
});

describe('held times of unverified addresses', () => {
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const findState = async (id: string) => (await findMeeting({ payload }, id))?.state;
  const confirm = (id: string, minutes: number) =>
    confirmMeeting(payload, id, { settings, now: later(minutes) });
  const oneHost = () => ({ ...settings, hosts: settings.hosts.slice(0, 1) });
  const isFree = async (minutes: number) =>
    (await listFreeTimes({ payload }, oneHost(), later(minutes))).some(
      ({ at: begins }) => begins === at('2026-12-15', '09:00'),
    );

  it('a booking with an unverified address is held for an hour, with one mail and no invitation', async () => {
    const id = await expectId(hold(at('2026-12-15', '09:00')));
    expect(await findMeeting({ payload }, id)).toMatchObject({
      state: 'held',
      heldUntil: later(60).getTime(),
      hosts: [settings.hosts[0]?.id],
    });
    expect(await mails()).toEqual(['meeting-held visitor@example.org']);
    const [mail] = await run<{ data: object }>('select data from mails');
    expect(Object.keys(mail?.data ?? {})).not.toContain('begins');
    expect(await isFree(59)).toBe(false);
  });

  it('a time is held if the account has another address, and booked if it has the same in another case', async () => {
    const id = await expectId(book(at('2026-12-15', '09:00'), { ownEmail: 'other@example.org' }));
    expect(await findState(id)).toBe('held');
    const own = book(at('2026-12-15', '10:00'), {
      email: 'Abeba@Example.org',
      ownEmail: 'abeba@example.org',
    });
    expect(await findState(await expectId(own))).toBe('booked');
  });

  it('pressing Confirm twice books a held time once, with mails to visitor and host and a reminder', async () => {
    const id = await expectId(hold(at('2026-12-15', '09:00')));
    for (const _ of [1, 2]) expect(await confirm(id, 30)).toEqual({ ok: true, value: 'confirmed' });
    expect(await findMeeting({ payload }, id)).toMatchObject({ state: 'booked', heldUntil: null });
    expect(await mails()).toEqual([
      'meeting-held visitor@example.org',
      'meeting-booked visitor@example.org',
      'meeting-reminder visitor@example.org',
      'meeting-of-host almaz@adey.example',
    ]);
    expect(await releaseMeetings(payload, later(61)), 'it is no longer held').toBe(0);
    expect(await isFree(61)).toBe(false);
  });

  it('a held time is free after an hour, even before its release, and no mail is sent', async () => {
    const id = await expectId(hold(at('2026-12-15', '09:00')));
    expect(await releaseMeetings(payload, later(59))).toBe(0);
    expect(await isFree(60)).toBe(true);
    expect(await releaseMeetings(payload, later(60))).toBe(1);
    expect(await findState(id)).toBe('released');
    expect(await run('select from meetings.taken')).toEqual([]);
    expect(await mails()).toEqual(['meeting-held visitor@example.org']);
  });

  it('a released time can be confirmed while it is free, and is refused once somebody else has it', async () => {
    const time = at('2026-12-15', '09:00');
    const first = await expectId(hold(time, { settings: oneHost() }));
    await releaseMeetings(payload, later(60));
    expect(await confirmMeeting(payload, first, { settings: oneHost(), now: later(90) })).toEqual({
      ok: true,
      value: 'confirmed',
    });
    await cancelMeeting(payload, first, { settings, now: later(91) });
    const late = await expectId(hold(time, { settings: oneHost() }));
    const other = await expectId(book(time, { settings: oneHost(), now: later(60) }));
    expect(await findState(late), 'whoever came next released it').toBe('released');
    expect(await confirmMeeting(payload, late, { settings: oneHost(), now: later(61) })).toEqual({
      ok: false,
      problem: 'taken',
    });
    expect(await findState(other)).toBe('booked');
    expect(await confirm(other, 20_000), 'a meeting that is over').toEqual({ ok: true, value: 'confirmed' });
    expect(await confirm(late, 60 * 24 * 30)).toEqual({ ok: false, problem: 'over' });
  });

  it('when Confirm and Book compete for an expired hold, exactly one of them succeeds', async () => {
    const time = at('2026-12-15', '09:00');
    const id = await expectId(hold(time, { settings: oneHost() }));
    const [confirmed, booked] = await Promise.all([
      confirmMeeting(payload, id, { settings: oneHost(), now: later(61) }),
      book(time, { settings: oneHost(), now: later(61) }),
    ]);
    expect([confirmed.ok, booked.ok].filter(Boolean)).toHaveLength(1);
    expect(await run('select from meetings.taken')).toHaveLength(1);
  });

  it('moving a held time books it, and the host gets the mail about a new meeting', async () => {
    const id = await expectId(hold(at('2026-12-15', '09:00')));
    expect((await moveMeeting(payload, { id, at: at('2026-12-15', '10:00') }, { settings, now })).ok).toBe(
      true,
    );
    expect(await findState(id)).toBe('booked');
    expect((await mails()).slice(1)).toEqual([
      'meeting-booked visitor@example.org',
      'meeting-reminder visitor@example.org',
      'meeting-of-host almaz@adey.example',
    ]);
  });

  it('a held time that its visitor cancels is free at once, and no further mail is sent', async () => {
    const id = await expectId(hold(at('2026-12-15', '09:00')));
    expect(await cancelMeeting(payload, id, { settings, now })).toEqual({ ok: true, value: 'cancelled' });
    expect(await isFree(0)).toBe(true);
    expect(await confirm(id, 1)).toEqual({ ok: false, problem: 'over' });
    expect(await mails()).toEqual(['meeting-held visitor@example.org']);
  });

  it('one network can hold three times; a fourth hold is refused, a booking with a verified address is not', async () => {
    const network = '10.253.1.1';
    const times = ['09:00', '10:00', '11:00'].map(time => at('2026-12-15', time));
    for (const time of times) expect((await hold(time, { network })).ok).toBe(true);
    expect(await hold(at('2026-12-22', '09:00'), { network })).toEqual({
      ok: false,
      problem: 'network-holds',
    });
    expect((await book(at('2026-12-22', '09:00'), { network })).ok, 'whoever is signed in').toBe(true);
    expect(await run("select from meetings.bookings where state = 'held'")).toHaveLength(3);
  });

  it('a hold ends when the meeting begins, if that is within the hour', async () => {
    const soon = { ...settings, rules: { ...settings.rules, noticeHours: 0 } };
    const begins = tuesday('09:00');
    const id = await expectId(hold(begins, { settings: soon, now: new Date(begins - 10 * 60_000) }));
    expect((await findMeeting({ payload }, id))?.heldUntil).toBe(begins);
  });
});

describe('a booked meeting', () => {
  it('a meeting moves to a free time with the same host, and its reminder moves with it', async () => {
    const id = await expectId(book(at('2026-12-15', '09:00')));
    const before = await findMeeting({ payload }, id);
    expect(await moveMeeting(payload, { id, at: at('2026-12-15', '09:30') }, { settings, now })).toEqual({
      ok: true,
      value: 'moved',
    });
    const after = await findMeeting({ payload }, id);
    expect(after).toMatchObject({ at: at('2026-12-15', '09:30'), revision: 1, hosts: before?.hosts });
    const due = await run<{ due: Date }>(
      "select next_attempt_at as due from mails where kind = 'meeting-reminder'",
    );
    expect(due).toEqual([{ due: new Date(at('2026-12-14', '09:30')) }]);
    expect(await moveMeeting(payload, { id, at: at('2026-12-15', '10:10') }, { settings, now })).toEqual({
      ok: false,
      problem: 'taken',
    });
  });

  it('cancelling a meeting twice cancels it once, frees its time, and mails visitor and host', async () => {
    const id = await expectId(book(at('2026-12-15', '09:00')));
    for (const _ of [1, 2])
      expect(await cancelMeeting(payload, id, { settings, now })).toEqual({ ok: true, value: 'cancelled' });
    expect(await mails()).toEqual([
      'meeting-booked visitor@example.org',
      'meeting-of-host almaz@adey.example',
      'meeting-cancelled visitor@example.org',
      'meeting-of-host almaz@adey.example',
    ]);
    expect(await run('select from meetings.taken')).toEqual([]);
    const late = new Date(at('2026-12-15', '09:01'));
    const begun = await expectId(book(at('2026-12-15', '09:00')));
    expect(await cancelMeeting(payload, begun, { settings, now: late })).toEqual({
      ok: false,
      problem: 'over',
    });
  });

  it('a visitor can reschedule a missed meeting', async () => {
    const id = await expectId(book(tuesday('09:00')));
    const later = new Date(tuesday('09:40'));
    expect(await noteMissed(payload, id, { settings, now })).toEqual({ ok: false, problem: 'over' });
    expect(await noteMissed(payload, id, { settings, now: later })).toEqual({ ok: true, value: 'missed' });
    expect((await mails()).at(-1)).toBe('meeting-missed visitor@example.org');
    const again = { id, at: at('2026-12-15', '09:00') };
    expect((await moveMeeting(payload, again, { settings, now: later })).ok).toBe(true);
    expect(await findMeeting({ payload }, id)).toMatchObject({ state: 'booked', revision: 2 });
  });

  it('a meeting can be reassigned only to another host who is free at that time', async () => {
    const id = await expectId(book(tuesday('09:00')));
    const meeting = await findMeeting({ payload }, id);
    const other = settings.hosts.find(host => !meeting?.hosts.includes(host.id));
    const give = (host: string) => reassignMeeting(payload, { id, host }, { settings, now });
    expect(await give('nobody')).toEqual({ ok: false, problem: 'over' });
    await run('insert into meetings.absences (host, during) values ($1, tstzrange($2, $3))', [
      other?.id,
      new Date(tuesday('08:00')),
      new Date(tuesday('09:15')),
    ]);
    expect(await give(other?.id ?? ''), 'they are away').toEqual({ ok: false, problem: 'taken' });
    await run('delete from meetings.absences');
    expect(await give(other?.id ?? '')).toEqual({ ok: true, value: 'reassigned' });
    expect((await mails()).slice(2)).toEqual([
      'meeting-reassigned visitor@example.org',
      `meeting-of-host ${other?.email}`,
      expect.stringMatching(/^meeting-of-host /),
    ]);
    await expectId(book(tuesday('09:00')));
    expect(await give(meeting?.hosts[0] ?? '')).toEqual({ ok: false, problem: 'taken' });
  });
});
