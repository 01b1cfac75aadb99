import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { erasePerson, findPerson } from '#cms/personal-data/personal-data.ts';
import { addDays } from '#core/zoned-time.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { bookMeeting, cancelMeeting, releaseMeetings, settingsForStaff } from './change-meeting.action.ts';
import { eraseMeetings, findMeetings, forgetMeetings, meetingAddresses } from './meeting.personal-data.ts';
import { timeValue } from './meeting.schema.ts';
import type { MeetingSettings } from './meeting-settings.ts';
import { findMeeting, listFreeTimes } from './meeting-store.ts';
import { getMeetingSettings } from './meetings.queries.ts';
import { findMoved, findNextMeeting, listAbsences, listWeek, readWeek } from './meetings-desk.endpoints.ts';
import { listAway } from './week/away-times.ts';

let payload: Payload;
let settings: MeetingSettings;
let editor: Session;
/** The admin has the clock of the machine. */
const now = new Date();

beforeAll(async () => {
  payload = await openTestPayload();
  const host = (name: string) => ({
    name,
    email: `${name.toLowerCase()}@adey.example`,
    timeZone: 'Africa/Addis_Ababa',
    hours: (['1', '2', '3', '4', '5', '6', '7'] as const).map(weekday => ({
      weekday,
      opens: '09:00',
      closes: '12:00',
    })),
  });
  await payload.updateGlobal({ slug: 'meetings', data: { hosts: [host('Almaz'), host('Bekele')] } });
  settings = await getMeetingSettings(createRenderContext({ locale: 'en', now }), []);
  editor = await signIn(payload, 'editor');
});

const dayAhead = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

let visitors = 0;
async function book(
  email = `visitor${visitors}@example.org`,
  ownEmail: string | null = email,
): Promise<string> {
  visitors += 1;
  const free = await listFreeTimes({ payload }, settings, now);
  const booked = await bookMeeting(
    payload,
    { at: free[visitors * 7]?.at ?? 0, zone: 'UTC', name: '=Visitor', email, about: 'Bags' },
    { settings, language: 'en', clientAddress: `10.77.${visitors}.1`, proof: undefined, ownEmail, now },
  );
  if (!booked.ok) throw new Error(booked.problem);
  return booked.value.id;
}
const post = (path: string, fields: Record<string, string>) =>
  callApi('POST', `/meetings/${path}`, {
    headers: {
      ...editor.headers,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  });

describe('meetings desk', () => {
  it('staff can reassign and cancel a meeting, and cannot mark a future one as missed', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const other = settings.hosts.find(host => !meeting?.hosts.includes(host.id))?.id ?? '';
    expect((await post('change', { meeting: id, act: 'reassign', host: other })).status).toBe(200);
    expect((await findMeeting({ payload }, id))?.hosts).toEqual([other]);
    expect((await post('change', { meeting: id, act: 'missed' })).status, 'it has not begun').toBe(409);
    expect((await post('change', { meeting: id, act: 'cancel' })).status).toBe(200);
    expect((await findMeeting({ payload }, id))?.state).toBe('cancelled');
  });

  const mailsAbout = (id: string) =>
    queryRows<{ kind: string; to: string; subject: string; reason: string | null; method: string | null }>(
      { payload },
      sql`select kind, "to", subject, data ->> 'reason' as reason, data ->> 'method' as method
          from mails where data ->> 'uid' = ${id} order by id`,
    );

  it('a cancellation by staff sends its cleaned reason to the visitor, and both mails say who cancelled', async () => {
    const id = await book();
    const reason = '  Almaz is ill.\r\nWe are\u202e sorry. ';
    expect((await post('change', { meeting: id, act: 'cancel', reason })).status).toBe(200);
    expect(await findMeeting({ payload }, id)).toMatchObject({
      cancelledBy: 'staff',
      reason: 'Almaz is ill. We are sorry.',
    });
    const [visitor, host] = (await mailsAbout(id)).slice(-2);
    expect(visitor).toMatchObject({
      kind: 'meeting-called-off',
      subject: expect.stringMatching(/^We have to cancel your meeting on /),
      reason: 'Almaz is ill. We are sorry.',
      method: 'CANCEL',
    });
    expect(host).toMatchObject({
      kind: 'meeting-of-host',
      subject: expect.stringMatching(/^Cancelled in the admin: the meeting on /),
      method: 'CANCEL',
    });
    const long = await post('change', { meeting: id, act: 'cancel', reason: 'x'.repeat(501) });
    expect(long.status).toBe(422);
  });

  it('hosts are told when a visitor cancels and when their meeting is reassigned', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const other = settings.hosts.find(host => !meeting?.hosts.includes(host.id))?.id ?? '';
    await post('change', { meeting: id, act: 'reassign', host: other });
    await cancelMeeting(payload, id, { settings, now });
    const subjects = (await mailsAbout(id))
      .filter(({ kind }) => kind === 'meeting-of-host')
      .map(({ subject }) => subject.replace(/ \w{3} \d\d, \d{4}/, ''));
    expect(subjects).toEqual([
      'Meeting on',
      'Meeting on',
      'Somebody else has your meeting on now',
      'The visitor has cancelled the meeting on',
    ]);
  });

  it('a held time cannot be reassigned, and its cancellation mails only the visitor', async () => {
    const id = await book('held@example.org', null);
    expect(
      (await post('change', { meeting: id, act: 'reassign', host: settings.hosts[1]?.id ?? '' })).status,
    ).toBe(409);
    expect((await post('change', { meeting: id, act: 'cancel' })).status).toBe(200);
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toEqual(['meeting-held', 'meeting-called-off']);
  });

  it('an absence counts the meetings on its days and leads to their week', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const day = new Date(meeting?.at ?? 0).toISOString().slice(0, 10);
    const [host = ''] = meeting?.hosts ?? [];
    const saved = await post('absence', { host, from: day, to: day });
    const { searchParams } = new URL((await saved.json()).to, 'https://staff.adey.example');
    expect(Object.fromEntries(searchParams)).toEqual({ week: readWeek(day, now), done: 'awayOver' });
    const [absence] = await listAbsences({ payload }, now);
    expect(absence).toMatchObject({ meetings: 1, first: day });
    await post('absence', { end: absence?.id ?? '' });
    await post('change', { meeting: id, act: 'cancel' });
    await post('absence', { host, from: day, to: day });
    const [after] = await listAbsences({ payload }, now);
    expect(after, 'it is cancelled').toMatchObject({ meetings: 0, first: null });
    await post('absence', { end: after?.id ?? '' });
  });

  it('the next meeting is found for one host and for all, unless it is cancelled', async () => {
    const next = async (host: string | null) => (await findNextMeeting({ payload }, now, host))?.id;
    await queryRows({ payload }, sql`delete from meetings.bookings`);
    expect(await next(null)).toBeUndefined();
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    expect([await next(null), await next(meeting?.hosts[0] ?? ''), await next('nobody')]).toEqual([
      id,
      id,
      undefined,
    ]);
    await post('change', { meeting: id, act: 'cancel' });
    expect(await next(null)).toBeUndefined();
  });

  it.each<[string, string, Record<string, string>]>([
    ['no meeting', 'change', { act: 'cancel' }],
    ['an id that is none', 'change', { act: 'cancel', meeting: "1' or true" }],
    ['an unknown act', 'change', { act: 'constructor', meeting: '7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11' }],
  ])('a change with %s is refused', async (_what, path, fields) => {
    expect((await post(path, fields)).status).toBe(422);
  });

  it.each<[string, { host?: string; from?: string; to?: string }, string]>([
    ['of a day that does not exist', { from: '2027-02-30' }, 'These days do not exist.'],
    ['without days', { from: '', to: '' }, 'These days do not exist.'],
    ['whose last day is before the first', { to: dayAhead(9) }, 'The last day is before the first.'],
    ['of more than a year', { to: dayAhead(377) }, 'An absence can last a year at most.'],
    ['of a century', { to: '2126-12-31' }, 'An absence can last a year at most.'],
    ['that is over', { from: dayAhead(-3), to: dayAhead(-2) }, 'These days are over.'],
    ['in many years', { from: '2095-01-01', to: '2095-01-02' }, 'These days are more than two years away.'],
    ['of a host who does not exist', { host: 'nobody' }, 'That host no longer exists.'],
    ['of nobody', { host: '' }, 'That host no longer exists.'],
  ])('an absence %s is refused with the reason', async (_what, fields, message) => {
    const [first] = settings.hosts;
    const absence = { host: first?.id ?? '', from: dayAhead(10), to: dayAhead(11), ...fields };
    const refused = await post('absence', absence);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors[0].message).toContain(message);
    expect(await listAbsences({ payload }, now)).toEqual([]);
  });

  it('an absence of a whole year is accepted', async () => {
    const [first] = settings.hosts;
    const year = { host: first?.id ?? '', from: dayAhead(10), to: dayAhead(375) };
    expect((await post('absence', year)).status).toBe(200);
    const [absence] = await listAbsences({ payload }, now);
    expect(absence).toMatchObject(year);
    expect((await post('absence', { end: absence?.id ?? '' })).status).toBe(200);
  });

  it.each([
    ['webcal://127.0.0.1:9/work.ics', 'That calendar does not answer. Please check its address.'],
    ['ftp://calendar.example/work.ics', 'Please enter a link that begins with https://'],
  ])('the calendar address %s is refused with the reason', async (url, message) => {
    const [host] = settings.hosts;
    const answer = await post('calendar', { host: host?.id ?? '', kind: 'ics', url, user: '', password: '' });
    expect(await answer.json()).toEqual({ errors: [{ message }] });
  });

  it('an absence removes the free times of its day, and ending it restores them', async () => {
    const [first] = settings.hosts;
    const one = { ...settings, hosts: first ? [first] : [] };
    const count = async () => (await listFreeTimes({ payload }, one, now)).length;
    const before = await count();
    const day = dayAhead(10);
    expect((await post('absence', { host: first?.id ?? '', from: day, to: day })).status).toBe(200);
    const [absence] = await listAbsences({ payload }, now);
    expect(absence).toMatchObject({ host: first?.id, from: day, to: day });
    expect(await count()).toBe(before - 6);
    expect((await post('absence', { end: absence?.id ?? '' })).status).toBe(200);
    expect(await count()).toBe(before);
  });

  it('staff move a meeting to a time at which its host is free, and the visitor and the host are mailed', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const free = await listFreeTimes({ payload }, settings, now, id);
    const wanted = free.findLast(each => each.hosts.some(host => meeting?.hosts.includes(host)))?.at ?? 0;
    const moved = await post('change', { meeting: id, act: 'move', to: timeValue(wanted) });
    const { searchParams } = new URL((await moved.json()).to, 'https://staff.adey.example');
    expect(Object.fromEntries(searchParams), 'it leads to the week of the new time').toEqual({
      week: readWeek(new Date(wanted).toISOString().slice(0, 10), now),
      done: 'moved',
      meeting: id,
      before: timeValue(meeting?.at ?? 0),
    });
    expect(await findMeeting({ payload }, id)).toMatchObject({
      ...{ at: wanted, state: 'booked', revision: 1, hosts: meeting?.hosts },
    });
    expect((await mailsAbout(id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['meeting-moved', 'meeting-of-host']),
    );
    await post('change', { meeting: id, act: 'cancel' });
  });

  it('a meeting that was just moved can be moved back, until somebody changes it or its old time is over', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const before = meeting?.at ?? 0;
    const free = await listFreeTimes({ payload }, settings, now, id);
    const wanted = free.findLast(each => each.hosts.some(host => meeting?.hosts.includes(host)))?.at ?? 0;
    const answer = await post('change', { meeting: id, act: 'move', to: timeValue(wanted) });
    const { searchParams } = new URL((await answer.json()).to, 'https://staff.adey.example');
    const query = Object.fromEntries(searchParams);
    const offered = (at = now) => findMoved({ payload }, query, at);
    expect(await offered()).toMatchObject({ before, meeting: { id, at: wanted } });
    expect(await offered(new Date(before)), 'the old time has come').toBeNull();
    expect((await post('change', { meeting: id, act: 'move', to: query.before ?? '' })).status).toBe(200);
    expect((await findMeeting({ payload }, id))?.at).toBe(before);
    expect(await offered(), 'it is back already').toBeNull();
    await post('change', { meeting: id, act: 'cancel' });
    expect(await offered(), 'it is cancelled').toBeNull();
  });

  it.each([
    ['no meeting', { meeting: "1' or true --" }],
    ['a meeting that there is not', { meeting: '11111111-1111-4111-8111-111111111111' }],
    ['no time', { before: 'yesterday' }],
    ['several times', { before: ['2090-01-01T06:00Z', '2091-01-01T06:00Z'] }],
  ])('an address that names %s offers no way back', async (_what, wrong) => {
    const query = { done: 'moved', meeting: crypto.randomUUID(), before: '2090-01-01T06:00Z', ...wrong };
    expect(await findMoved({ payload }, query, now)).toBeNull();
  });

  it('staff cannot move a meeting to a feast day, unless visitors can book on feast days too', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const free = await listFreeTimes({ payload }, settings, now, id);
    const wanted = free.findLast(each => each.hosts.some(host => meeting?.hosts.includes(host)))?.at ?? 0;
    const day = `${new Date(wanted).toISOString().slice(0, 10)}T12:00:00.000Z`;
    const feast = await payload.create({
      collection: 'holidays',
      data: {
        name: 'A feast',
        date: { startDate: day, endDate: day },
        yearly: true,
        reckoning: 'ethiopian',
        _status: 'published',
      } as never,
    });
    const move = async () => {
      const answer = await post('change', { meeting: id, act: 'move', to: timeValue(wanted) });
      return [answer.status, (await answer.json()).errors?.[0].message];
    };
    expect(await move()).toEqual([409, 'Its host is not free then. Please choose another time.']);
    await payload.updateGlobal({ slug: 'meetings', data: { closedOnFeasts: false } });
    expect(await move()).toEqual([200, undefined]);
    await payload.updateGlobal({ slug: 'meetings', data: { closedOnFeasts: true } });
    await payload.delete({ collection: 'holidays', id: feast.id });
    await post('change', { meeting: id, act: 'cancel' });
  });

  it('staff can move a meeting within the notice that visitors have to give', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const [soon] = await listFreeTimes({ payload }, settingsForStaff(settings), now, id);
    expect((soon?.at ?? 0) - now.getTime()).toBeLessThan(settings.rules.noticeHours * 3_600_000);
    const own = settings.hosts.filter(host => meeting?.hosts.includes(host.id));
    const [first] = await listFreeTimes({ payload }, settingsForStaff({ ...settings, hosts: own }), now, id);
    expect((await post('change', { meeting: id, act: 'move', to: timeValue(first?.at ?? 0) })).status).toBe(
      200,
    );
    await post('change', { meeting: id, act: 'cancel' });
  });

  it('a meeting is not moved to a time that its host does not have, that is over or that is none', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const move = async (to: string) => {
      const answer = await post('change', { meeting: id, act: 'move', to });
      return [answer.status, (await answer.json()).errors?.[0]];
    };
    const taken = await book();
    const other = await findMeeting({ payload }, taken);
    const [host = ''] = meeting?.hosts ?? [];
    if (other?.hosts[0] !== host) await post('change', { meeting: taken, act: 'reassign', host });
    const notFree = { message: 'Its host is not free then. Please choose another time.', field: 'to' };
    expect(await move(timeValue(other?.at ?? 0))).toEqual([409, notFree]);
    expect(await move('2024-01-01T06:00Z')).toEqual([
      409,
      { message: 'That time is over. Please choose another one.', field: 'to' },
    ]);
    for (const none of ['', 'tomorrow', "2026-12-01T06:00Z'; --"])
      expect((await move(none))[0], none).toBe(422);
    expect((await findMeeting({ payload }, id))?.at).toBe(meeting?.at);
    for (const each of [id, taken]) await post('change', { meeting: each, act: 'cancel' });
  });

  it('a held time cannot be moved by staff, because nobody has proven its address', async () => {
    const id = await book('held-move@example.org', null);
    const [free] = await listFreeTimes({ payload }, settings, now, id);
    expect((await post('change', { meeting: id, act: 'move', to: timeValue(free?.at ?? 0) })).status).toBe(
      409,
    );
    expect((await findMeeting({ payload }, id))?.state).toBe('held');
    await post('change', { meeting: id, act: 'cancel' });
  });

  it('a week knows when its hosts are away and busy, each reason once', async () => {
    const [first, second] = settings.hosts;
    const day = dayAhead(20);
    const monday = readWeek(day, now);
    await post('absence', { host: first?.id ?? '', from: day, to: day });
    const busy = (part: string, from: string, to: string) =>
      queryRows(
        { payload },
        sql`insert into meetings.busy (host, part, during) values (${second?.id ?? ''}, ${part},
              tstzrange(${`${day}T${from}Z`}::timestamptz, ${`${day}T${to}Z`}::timestamptz))`,
      );
    await busy('a', '06:00', '08:00');
    await busy('b', '07:00', '09:00');
    const away = await listAway({ payload }, settings.hosts, monday);
    expect(away).toEqual([
      {
        ...{ host: first?.id, why: 'away' },
        ...{ at: Date.parse(`${day}T00:00+03:00`), until: Date.parse(`${day}T24:00+03:00`) },
      },
      {
        ...{ host: second?.id, why: 'busy' },
        ...{ at: Date.parse(`${day}T06:00Z`), until: Date.parse(`${day}T09:00Z`) },
      },
    ]);
    expect(await listAway({ payload }, settings.hosts.slice(1), monday)).toHaveLength(1);
    expect(await listAway({ payload }, settings.hosts, addDays(monday, 7))).toEqual([]);
    await queryRows({ payload }, sql`delete from meetings.busy`);
    await queryRows({ payload }, sql`delete from meetings.absences`);
  });

  it('the week lists the meetings of one host or of all, and the CSV export escapes formulas', async () => {
    const id = await book();
    const meeting = await findMeeting({ payload }, id);
    const monday = readWeek(new Date(meeting?.at ?? 0).toISOString().slice(0, 10), now);
    const ids = async (host: string | null) =>
      (await listWeek({ payload }, monday, host)).map(({ id: listed }) => listed);
    expect(await ids(null)).toContain(id);
    expect(await ids(meeting?.hosts[0] ?? '')).toContain(id);
    expect(await ids('nobody')).toEqual([]);
    await queryRows(
      { payload },
      sql`update meetings.bookings set begins_at = ${`${monday}T20:30Z`}::timestamptz - interval '1 day',
            ends_at = ${`${monday}T21:30Z`}::timestamptz - interval '1 day' where id = ${id}`,
    );
    expect(await ids(null), 'it goes on after midnight').toContain(id);
    const table = await callApi('GET', '/meetings/csv', { headers: editor.headers });
    expect(await table.text()).toContain('"\'=Visitor"');
  });
});

const places = [{ name: 'meetings', find: findMeetings, erase: eraseMeetings, addresses: meetingAddresses }];

describe('personal data of visitors', () => {
  it('the meetings of a visitor are exported, and erased with their mails', async () => {
    const id = await book('Erase.Me@example.org');
    const found = await findPerson(payload, places, 'erase.me@example.org');
    expect(found.meetings).toMatchObject([{ name: '=Visitor', about: 'Bags', state: 'booked' }]);
    await erasePerson(payload, places, { email: 'erase.me@example.org', now });
    expect(await findMeeting({ payload }, id)).toBeNull();
    expect(await queryRows({ payload }, sql`select from mails where data ->> 'uid' = ${id}`)).toEqual([]);
    expect(await queryRows({ payload }, sql`select from meetings.taken where booking = ${id}`)).toEqual([]);
  });

  it('ninety days after a meeting its personal data is deleted, and the meeting is kept', async () => {
    const id = await book();
    const at = (await findMeeting({ payload }, id))?.until ?? 0;
    const later = (days: number) => new Date(at + days * 86_400_000);
    await forgetMeetings({ payload }, later(89));
    expect((await findMeeting({ payload }, id))?.name).toBe('=Visitor');
    await forgetMeetings({ payload }, later(91));
    expect(await findMeeting({ payload }, id)).toMatchObject({ name: null, email: null, about: null });
    expect(await queryRows({ payload }, sql`select from mails where data ->> 'uid' = ${id}`)).toEqual([]);
  });

  it('an unconfirmed booking and its mail are deleted fourteen days after its release', async () => {
    const id = await book('forgetful@example.org', null);
    const until = (await findMeeting({ payload }, id))?.heldUntil ?? 0;
    const later = (days: number) => new Date(until + days * 86_400_000);
    await releaseMeetings(payload, later(0));
    await forgetMeetings({ payload }, later(13));
    expect((await findMeeting({ payload }, id))?.name).toBe('=Visitor');
    await forgetMeetings({ payload }, later(15));
    expect(await findMeeting({ payload }, id)).toBeNull();
    expect(await queryRows({ payload }, sql`select from mails where data ->> 'uid' = ${id}`)).toEqual([]);
  });
});
