import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '#core/zoned-time.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { type CalendarServer, OWNER, startRadicale } from '../../../../tests/support/radicale.ts';
import { bookMeeting, cancelMeeting, moveMeeting } from '../change-meeting.action.ts';
import type { MeetingSettings } from '../meeting-settings.ts';
import { listFreeTimes } from '../meeting-store.ts';
import { getMeetingSettings } from '../meetings.queries.ts';
import { connectCalendar, disconnectCalendar, listCalendars, syncCalendars } from './sync-calendars.job.ts';

const zone = 'Africa/Addis_Ababa';
/** A Monday. */
const now = new Date('2026-11-30T06:00:00Z');
const at = (day: string, time: string) => instantOf(day, time, zone).getTime();

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
      ],
      bufferMinutes: 0,
    },
  });
  settings = await getMeetingSettings(createRenderContext({ locale: 'en', now }), []);
}, 60_000);
afterAll(() => radicale?.close());

const almaz = () => {
  const [host] = settings.hosts;
  if (!host) throw new Error('There is no host');
  return host;
};
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
const tuesday = async () =>
  (await listFreeTimes({ payload }, settings, now))
    .filter(({ at: begins }) => begins < at('2026-12-02', '00:00'))
    .map(({ at: begins }) => new Date(begins + 3 * 3_600_000).toISOString().slice(11, 16));

beforeEach(async () => {
  Object.assign(radicale.behaves, { slow: 0, down: false });
  for (const name of (await radicale.files()).keys()) await radicale.remove(name.replace(/\.ics$/, ''));
  await disconnectCalendar(payload, almaz().id);
  await run('truncate meetings.bookings cascade');
});

describe('the calendar of a host', () => {
  it('takes what is in it, repeated events too, and nothing that is free or cancelled', async () => {
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
    expect(await connectCalendar(payload, almaz(), access(), now)).toBeNull();
    expect(await tuesday()).toEqual(['09:00', '10:00']);
    const free = (await listFreeTimes({ payload }, settings, now)).map(({ at: begins }) => begins);
    expect(free).toContain(at('2026-12-08', '10:30'));
    expect(free).not.toContain(at('2026-12-15', '10:30'));
    const [calendar] = await listCalendars({ payload });
    expect(calendar).toMatchObject({ kind: 'caldav', readAt: now, problem: null });
    const { rows } = await run('select sealed from meetings.calendars');
    expect(JSON.stringify(rows)).not.toMatch(/almaz|pass/);
  });

  it('that is down, slow or refuses us opens no taken time, says so, and is read again once it is back', async () => {
    await radicale.put('a', event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'));
    await connectCalendar(payload, almaz(), access(), now);
    const before = await tuesday();
    expect(before).toEqual(['10:00', '10:30']);
    const problem = async () => (await listCalendars({ payload }))[0]?.problem;
    for (const behaviour of [{ down: true }, { slow: 11_000 }]) {
      Object.assign(radicale.behaves, { slow: 0, down: false }, behaviour);
      await syncCalendars(payload, now);
      expect(await problem()).toBe('unreachable');
      expect(await tuesday()).toEqual(before);
    }
    Object.assign(radicale.behaves, { slow: 300, down: false });
    await radicale.remove('a');
    await syncCalendars(payload, now);
    expect(await problem()).toBeNull();
    expect(await tuesday()).toHaveLength(4);
    const wrong = { ...access(), password: 'another' };
    expect(await connectCalendar(payload, almaz(), wrong, now)).toBe('refused');
    expect(await connectCalendar(payload, almaz(), { ...access(), url: 'http://127.0.0.1:9/x/' }, now)).toBe(
      'unreachable',
    );
  }, 60_000);

  it('gets each meeting, follows when it moves or is cancelled, and is put right when changed behind our back', async () => {
    await connectCalendar(payload, almaz(), access(), now);
    const booked = await bookMeeting(
      payload,
      { at: at('2026-12-01', '09:00'), zone, name: 'Abeba', email: 'abeba@example.org', about: 'Bags' },
      { settings, language: 'en', clientAddress: '10.1.2.3', proof: undefined, now },
    );
    if (!booked.ok) throw new Error(booked.problem);
    const { id } = booked.value;
    const file = async () => (await radicale.files()).get(`${id}.ics`);
    await syncCalendars(payload, now);
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T090000/);
    expect(await file()).toContain('SUMMARY;LANGUAGE=en:Abeba');
    const files = [...(await radicale.files()).keys()];
    await syncCalendars(payload, now);
    expect([...(await radicale.files()).keys()], 'our own meeting takes no other time').toEqual(files);
    expect(await tuesday()).toEqual(['09:30', '10:00', '10:30']);

    await moveMeeting(payload, { id, at: at('2026-12-01', '10:00') }, { settings, now });
    await syncCalendars(payload, now);
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T100000/);

    await radicale.put(id, (await file())?.replaceAll('T100000', 'T080000') ?? '');
    await syncCalendars(payload, now);
    expect(await file()).toMatch(/DTSTART;TZID=Africa\/Addis_Ababa:20261201T100000/);
    await radicale.remove(id);
    await syncCalendars(payload, now);
    expect(await file()).toBeDefined();

    await cancelMeeting(payload, id, { settings, now });
    await syncCalendars(payload, now);
    expect(await file()).toBeUndefined();
  });

  it('can be an address that is only read, and one that sends no calendar is refused', async () => {
    await radicale.put('a', event('a', 'DTSTART:20261201T060000Z', 'DTEND:20261201T070000Z'));
    const { createServer } = await import('node:http');
    const bodies = [
      [...(await radicale.files()).values()][0],
      '<html>',
      event('x', 'DTSTART:19900101T000000Z', 'RRULE:FREQ=SECONDLY'),
    ];
    const server = createServer((_request, response) => void response.end(bodies.shift()));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const ics = { kind: 'ics' as const, url: `http://127.0.0.1:${port}/work.ics`, user: '', password: '' };
    expect(await connectCalendar(payload, almaz(), ics, now)).toBeNull();
    expect(await tuesday()).toEqual(['10:00', '10:30']);
    expect(await connectCalendar(payload, almaz(), ics, now)).toBe('unreadable');
    expect(await connectCalendar(payload, almaz(), ics, now)).toBe('unreadable');
    server.close();
  });
});
