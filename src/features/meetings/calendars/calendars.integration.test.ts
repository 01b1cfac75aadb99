import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { toInstant } from '#core/zoned-time.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { type CalendarServer, OWNER, startRadicale } from '../../../../tests/support/radicale.ts';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  moveMeeting,
  releaseMeetings,
} from '../change-meeting.action.ts';
import type { MeetingSettings } from '../meeting-settings.ts';
import { listFreeTimes } from '../meeting-store.ts';
import { getMeetingSettings } from '../meetings.queries.ts';
import { listCalendars } from './calendar-store.ts';
import { connectCalendar, disconnectCalendar, syncCalendars } from './sync-calendars.job.ts';

const zone = 'Africa/Addis_Ababa';
/** A Monday. */
const now = new Date('2026-11-30T06:00:00Z');
const at = (day: string, time: string) => toInstant(day, time, zone).getTime();

let payload: Payload;
let settings: MeetingSettings;
let radicale: CalendarServer;
beforeAll(async () => {
  [payload, radicale] = await Promise.all([openTestPayload(), startRadicale()]);
  await payload.updateGlobal({
    slug: 'meetings',
    data: {
      hosts: [
        {
          name: 'Almaz',
          email: 'almaz@adey.example',
          timeZone: zone,
          hours: [{ weekday: '2', opens: '09:00', closes: '11:00' }],
        },
        {
          name: 'Bekele',
          email: 'bekele@adey.example',
          timeZone: zone,
          hours: [{ weekday: '2', opens: '09:00', closes: '11:00' }],
        },
      ],
      bufferMinutes: 0,
    },
  });
  settings = await getMeetingSettings(createRenderContext({ locale: 'en', now }), []);
}, 60_000);
afterAll(() => radicale?.close());

const hostAt = (at: number) => {
  const host = settings.hosts[at];
  if (!host) throw new Error('There is no such host');
  return host;
};
const connected = { ok: true, value: 'connected' };
const almaz = () => hostAt(0);
const bekele = () => hostAt(1);
const run = (text: string) => connectOnce(testDatabaseUrl(), client => client.query(text));
const access = () => ({ kind: 'caldav' as const, url: radicale.url, ...OWNER });
const event = (uid: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    'SUMMARY:Secret',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
/** The free times of a host on Tuesday, on the clock of Addis Ababa. */
const tuesday = async (host = almaz()) =>
  (await listFreeTimes({ payload }, { ...settings, hosts: [host] }, now))
    .filter(({ at: begins }) => begins < at('2026-12-02', '00:00'))
    .map(({ at: begins }) => new Date(begins + 3 * 3_600_000).toISOString().slice(11, 16));
const findState = async (host = almaz()) =>
  (await listCalendars({ payload })).find(each => each.host === host.id);

/** The time of the next reading, which waits longer after each failure. */
let clock = now;
const sync = () => {
  clock = new Date(clock.getTime() + 60 * 60_000);
  return syncCalendars(payload, clock);
};

/** A server that sends what `sends` holds. */
async function serveFile(sends: { body: string | Buffer; status?: number }) {
  const server = createServer((_request, response) => {
    response.writeHead(sends.status ?? 200, { 'content-type': 'text/calendar' });
    response.end(sends.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { kind: 'ics' as const, url: `http://127.0.0.1:${port}/work.ics`, user: '', password: '' };
}

beforeEach(async () => {
  clock = now;
  Object.assign(radicale.behaves, { slow: 0, down: false, answers: undefined });
  for (const name of (await radicale.files()).keys()) await radicale.remove(name.replace(/\.ics$/, ''));
  for (const { id } of settings.hosts) await disconnectCalendar(payload, id);
  await run('truncate meetings.bookings cascade');
});

describe('the calendar of a host', () => {
  it('events and their recurrences block free times; transparent events and excluded dates do not', async () => {
    await radicale.put(
      'a',
      event('a', `DTSTART;TZID=${zone}:20261201T093000`, `DTEND;TZID=${zone}:20261201T100000`),
    );
    await radicale.put(
      'b',
      event(
        'b',
        'DTSTART:20261103T073000Z',
        'DTEND:20261103T080000Z',
        'RRULE:FREQ=WEEKLY',
        'EXDATE:20261208T073000Z',
      ),
    );
    await radicale.put(
      'c',
      event('c', 'DTSTART:20261201T060000Z', 'DTEND:20261201T063000Z', 'TRANSP:TRANSPARENT'),
    );
    expect(await connectCalendar(payload, almaz(), access(), now)).toEqual(connected);
    expect(await tuesday()).toEqual(['09:00', '10:00']);
    const free = (await listFreeTimes({ payload }, { ...settings, hosts: [almaz()] }, now)).map(
      ({ at: begins }) => begins,
    );
    expect(free).toContain(at('2026-12-08', '10:30'));
    expect(free).not.toContain(at('2026-12-15', '10:30'));
    const [calendar] = await listCalendars({ payload });
    expect(calendar).toMatchObject({ kind: 'caldav', readAt: now, problem: null });
    const { rows } = await run('select sealed from meetings.calendars');
    expect(JSON.stringify(rows)).not.toMatch(/almaz|pass/);
  });

  it('a calendar that is down or slow keeps its busy times, reports the problem and recovers later', async () => {
    await radicale.put('a', event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'));
    await connectCalendar(payload, almaz(), access(), now);
    const before = await tuesday();
    expect(before).toEqual(['10:00', '10:30']);
    for (const behaviour of [{ down: true }, { slow: 11_000 }]) {
      Object.assign(radicale.behaves, { slow: 0, down: false }, behaviour);
      await sync();
      expect((await findState())?.problem).toBe('unreachable');
      expect(await tuesday()).toEqual(before);
    }
    Object.assign(radicale.behaves, { slow: 300, down: false });
    await radicale.remove('a');
    await sync();
    expect((await findState())?.problem).toBeNull();
    expect(await tuesday()).toHaveLength(4);
    const wrong = { ...access(), password: 'another' };
    expect(await connectCalendar(payload, almaz(), wrong, now)).toEqual({ ok: false, problem: 'refused' });
    expect(
      await connectCalendar(payload, almaz(), { ...access(), url: 'http://127.0.0.1:9/x/' }, now),
    ).toEqual({ ok: false, problem: 'unreachable' });
  }, 60_000);

  it('retries of a failing calendar back off to once an hour', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    radicale.behaves.down = true;
    const tried: number[] = [];
    for (let minutes = 5; minutes <= 300; minutes += 5) {
      await syncCalendars(payload, new Date(now.getTime() + minutes * 60_000));
      const { rows } = await run('select failures from meetings.calendars');
      if (rows[0].failures > tried.length) tried.push(minutes);
    }
    expect(tried).toEqual([5, 10, 20, 40, 80, 140, 200, 260]);
  });

  it('an unreadable or missing calendar keeps the busy times already known', async () => {
    await radicale.put('a', event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'));
    await connectCalendar(payload, almaz(), access(), now);
    const before = await tuesday();
    for (const [answers, problem] of [
      [{ status: 200, body: '<html>Sign in</html>' }, 'unreadable'],
      [{ status: 207, body: '<html>Sign in</html>' }, 'unreadable'],
      [{ status: 207, body: '<multistatus xmlns="DAV:"/>' }, 'unreadable'],
      [{ status: 404, body: '' }, 'missing'],
    ] as const) {
      radicale.behaves.answers = answers;
      await sync();
      expect([(await findState())?.problem, await tuesday()]).toEqual([problem, before]);
    }
  });

  it('a host gets one mail for each change of a calendar problem, with the events that could not be read', async () => {
    await run("delete from mails where kind = 'calendar-of-host'");
    const sends: { body: string; status?: number } = {
      body: event('a', 'DTSTART:20261202T060000Z', 'RRULE:FREQ=FORTNIGHTLY'),
    };
    await connectCalendar(payload, almaz(), await serveFile(sends), now);
    await sync();
    await sync();
    const told = async () =>
      (
        await run(
          "select \"to\", data ->> 'why' as why from mails where kind = 'calendar-of-host' order by id",
        )
      ).rows;
    const first = {
      to: 'almaz@adey.example',
      why: 'Dec 02, 2026, 06:00: Its repeats could not be read. Only its first time is blocked.',
    };
    expect(await told()).toEqual([first]);
    sends.status = 404;
    clock = new Date('2026-12-01T06:00:00Z');
    await sync();
    await sync();
    expect(await told()).toEqual([
      first,
      { to: 'almaz@adey.example', why: 'There is no calendar at that address. Please check it.' },
    ]);
  });

  it('an event that becomes unreadable keeps its known time until it is removed from the calendar', async () => {
    await radicale.put('b', event('b', 'DTSTART:20261201T073000Z', 'DTEND:20261201T080000Z'));
    const sends = { body: event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z') };
    await connectCalendar(payload, almaz(), await serveFile(sends), now);
    sends.body = sends.body.replace('DTSTART:20261201T060000Z', 'DTSTART:tomorrow');
    await sync();
    expect(await findState()).toMatchObject({ problem: null, failed: [{ begins: '', why: 'begin' }] });
    expect(await tuesday()).toEqual(['10:00', '10:30']);
    sends.body = 'BEGIN:VCALENDAR\nEND:VCALENDAR\n';
    await sync();
    expect(await tuesday()).toHaveLength(4);
  });

  it.each([
    [
      'has a rule whose day never comes',
      event('x', 'DTSTART:20261102T060000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      0,
    ],
    [
      'repeats each minute',
      event('x', 'DTSTART:20100101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;BYMONTH=2'),
      1,
    ],
    ['lasts half a million weeks', event('x', 'DTSTART:20261102T060000Z', 'DURATION:P500000W'), 0],
  ])(
    'a calendar with an event that %s does not affect the calendars of other hosts',
    async (_what, file, notUnderstood) => {
      await radicale.put('a', event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'));
      expect(await connectCalendar(payload, almaz(), await serveFile({ body: file }), now)).toMatchObject({
        ok: true,
      });
      expect(await connectCalendar(payload, bekele(), access(), now)).toEqual(connected);
      await radicale.put('b', event('b', 'DTSTART:20261201T073000Z', 'DTEND:20261201T080000Z'));
      await sync();
      expect([(await findState())?.failed.length, (await findState(bekele()))?.failed]).toEqual([
        notUnderstood,
        [],
      ]);
      expect(await tuesday(bekele())).toEqual(['10:00']);
    },
  );

  it('an internal error while one calendar is read is recorded, and the other calendars are still read', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    await connectCalendar(payload, bekele(), access(), now);
    await run(`update meetings.calendars set kind = 'ics' where host = '${almaz().id}'`);
    await run(
      `alter table meetings.calendars add constraint breaks check (host <> '${almaz().id}' or read_at <= '${now.toISOString()}')`,
    );
    onTestFinished(() => run('alter table meetings.calendars drop constraint breaks').then(() => undefined));
    const sends = { body: event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z') };
    await connectCalendar(payload, almaz(), await serveFile(sends), now);
    await radicale.put('b', event('b', 'DTSTART:20261201T073000Z', 'DTEND:20261201T080000Z'));
    await sync();
    expect((await findState())?.problem).toBe('failed');
    expect(await tuesday(bekele())).toEqual(['09:00', '09:30', '10:00']);
  });

  it('meetings in a host’s calendar are added, moved, removed, and restored after outside changes', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    const booked = await bookMeeting(
      payload,
      { at: at('2026-12-01', '09:00'), zone, name: 'Abeba', email: 'abeba@example.org', about: 'Bags' },
      {
        settings,
        language: 'en',
        clientAddress: '10.1.2.3',
        proof: undefined,
        ownEmail: 'abeba@example.org',
        now,
      },
    );
    if (!booked.ok) throw new Error(booked.problem);
    const { id } = booked.value;
    const file = async () => (await radicale.files()).get(`${id}.ics`);
    await sync();
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T090000/);
    expect(await file()).toContain('SUMMARY;LANGUAGE=en:Abeba');
    const files = [...(await radicale.files()).keys()];
    await sync();
    expect([...(await radicale.files()).keys()], 'our own meeting takes no other time').toEqual(files);
    expect(await tuesday()).toEqual(['09:30', '10:00', '10:30']);

    await moveMeeting(payload, { id, at: at('2026-12-01', '10:00') }, { settings, now });
    await sync();
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T100000/);

    await radicale.put(id, (await file())?.replaceAll('T100000', 'T080000') ?? '');
    await sync();
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T100000/);
    await radicale.remove(id);
    await sync();
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T100000/);

    await cancelMeeting(payload, id, { settings, now });
    await sync();
    expect(await file()).toBeUndefined();
  });

  it('a held time is written as tentative, becomes confirmed with its meeting, and is removed on release', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    const one = { ...settings, hosts: [almaz()] };
    const hold = async (time: string) => {
      const held = await bookMeeting(
        payload,
        { at: at('2026-12-01', time), zone, name: 'Abeba', email: 'abeba@example.org', about: 'Bags' },
        {
          settings: one,
          language: 'en',
          clientAddress: '10.1.2.3',
          proof: undefined,
          ownEmail: null,
          now,
        },
      );
      if (!held.ok) throw new Error(held.problem);
      return held.value.id;
    };
    const [confirmed, forgotten] = [await hold('09:00'), await hold('10:00')];
    const file = async (id: string) => (await radicale.files()).get(`${id}.ics`);
    await sync();
    for (const id of [confirmed, forgotten]) {
      expect(await file(id)).toContain('SUMMARY;LANGUAGE=en:Held\\, not confirmed yet: Abeba');
      expect(await file(id)).toContain('STATUS:TENTATIVE');
    }
    await confirmMeeting(payload, confirmed, { settings: one, now });
    await releaseMeetings(payload, new Date(now.getTime() + 3_600_000));
    await sync();
    expect(await file(confirmed)).toContain('SUMMARY;LANGUAGE=en:Abeba');
    expect(await file(confirmed)).toContain('STATUS:CONFIRMED');
    expect(await file(forgotten)).toBeUndefined();
  });

  it('an accepted invitation of a meeting is updated in place, and other meetings are still written', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    const book = async (time: string) => {
      const booked = await bookMeeting(
        payload,
        { at: at('2026-12-01', time), zone, name: 'Abeba', email: 'abeba@example.org', about: 'Bags' },
        {
          settings: { ...settings, hosts: [almaz()] },
          language: 'en',
          clientAddress: '10.1.2.3',
          proof: undefined,
          ownEmail: 'abeba@example.org',
          now,
        },
      );
      if (!booked.ok) throw new Error(booked.problem);
      return booked.value.id;
    };
    const [first, second] = [await book('09:00'), await book('10:00')];
    const uid = `meeting-${first}@${new URL(env.SITE_URL).hostname}`;
    await radicale.put('accepted', event(uid, 'DTSTART:20261201T050000Z', 'DTEND:20261201T053000Z'));
    await sync();
    expect((await findState())?.problem).toBeNull();
    const files = await radicale.files();
    expect([...files.keys()].sort()).toEqual(['accepted.ics', `${second}.ics`].sort());
    expect(files.get('accepted.ics')).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T090000/);
    await cancelMeeting(payload, first, { settings, now });
    await sync();
    expect([...(await radicale.files()).keys()]).toEqual([`${second}.ics`]);
  });

  it('a calendar that rejects a meeting is marked as unwritten, and is still read', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    const booked = await bookMeeting(
      payload,
      { at: at('2026-12-01', '09:00'), zone, name: 'Abeba', email: 'abeba@example.org', about: 'Bags' },
      {
        settings: { ...settings, hosts: [almaz()] },
        language: 'en',
        clientAddress: '10.1.2.3',
        proof: undefined,
        ownEmail: 'abeba@example.org',
        now,
      },
    );
    expect(booked.ok).toBe(true);
    radicale.behaves.answers = { status: 400, body: 'Calendar object with uid already exists', to: 'PUT' };
    await sync();
    expect(await findState()).toMatchObject({ problem: 'unwritten', readAt: clock });
  });

  it('calendar objects without .ics in their name are read', async () => {
    const href = new URL(radicale.url).pathname;
    const answer = (response: string) =>
      `<d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav"><d:response>${response}</d:response></d:multistatus>`;
    const properties =
      '<d:propstat><d:prop><d:resourcetype><d:collection/><cal:calendar/></d:resourcetype></d:prop></d:propstat>';
    const file = event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z').replaceAll(
      '\r\n',
      '&#13;\n',
    );
    radicale.behaves.answers = {
      status: 207,
      body: {
        PROPFIND: answer(`<d:href>${href}</d:href>${properties}`),
        REPORT: answer(
          `<d:href>${href}17</d:href><d:propstat><d:prop><cal:calendar-data>${file}</cal:calendar-data></d:prop></d:propstat>`,
        ),
      },
    };
    expect(await connectCalendar(payload, almaz(), access(), now)).toEqual(connected);
    expect(await tuesday()).toEqual(['10:00', '10:30']);
  });

  it('a read-only ICS address is accepted, an empty one is noted, other content and large files are refused', async () => {
    const sends: { body: string | Buffer; status?: number } = {
      body: event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'),
    };
    const ics = await serveFile(sends);
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual(connected);
    expect(await tuesday()).toEqual(['10:00', '10:30']);
    sends.body = event('a', 'DTSTART:20261201T060000Z', 'TRANSP:TRANSPARENT');
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual({ ok: true, value: 'empty' });
    sends.body = event('a', 'DTSTART:soon');
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual({ ok: true, value: 'partly' });
    sends.body = '<html>';
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual({ ok: false, problem: 'unreadable' });
    sends.body = Buffer.alloc(11 * 1024 * 1024, 'x');
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual({ ok: false, problem: 'too-large' });
    sends.status = 404;
    sends.body = '';
    expect(await connectCalendar(payload, almaz(), ics, now)).toEqual({ ok: false, problem: 'missing' });
  });
});
