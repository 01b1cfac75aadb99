import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readCalendar } from './remote-calendar.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const order = {
  window: { from: at('2026-11-30T00:00'), to: at('2026-12-02T00:00') },
  timeZone: 'Africa/Addis_Ababa',
  ours: { start: 'meeting-', end: '@adey.example' },
};

const event = 'BEGIN:VEVENT\nUID:e\nDTSTART:20261130T060000Z\nDURATION:PT1H\nEND:VEVENT';
const reserved = 'BEGIN:VFREEBUSY\nUID:f\nFREEBUSY:20261130T080000Z/PT1H\nEND:VFREEBUSY';
const hours =
  'BEGIN:VAVAILABILITY\nUID:v\nDTSTART:20261201T000000Z\nDTEND:20261202T000000Z\nBEGIN:AVAILABLE\nUID:h\n' +
  'DTSTART:20261201T090000Z\nDURATION:PT2H\nEND:AVAILABLE\nEND:VAVAILABILITY';
const everything = { VEVENT: event, VFREEBUSY: reserved, VAVAILABILITY: hours };

type Calendar = {
  objects: Partial<typeof everything>;
  /** The kinds that the server says the calendar can have; null where it says nothing. */
  kinds: string[] | null;
  /** What it answers to a question about a kind that it does not have. */
  refuses?: number;
  /** Sends all objects, whatever it is asked for. */
  isDeaf?: boolean;
};

/** The busy times that we read from a CalDAV server, or why it could not be read, and the kinds it was asked for. */
async function readFrom({ objects, kinds, refuses = 403, isDeaf = false }: Calendar) {
  const asked: string[] = [];
  const answer = (responses: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses}</d:multistatus>`;
  const found = (href: string, prop: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${prop}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  const listed = kinds?.map(kind => `<c:comp name="${kind}"/>`).join('');
  const set = `<c:supported-calendar-component-set>${listed}</c:supported-calendar-component-set>`;
  const file = (kind: string, text: string) =>
    found(`/work/${kind}`, `<c:calendar-data>BEGIN:VCALENDAR\n${text}\nEND:VCALENDAR\n</c:calendar-data>`);
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString();
    if (request.method === 'PROPFIND') {
      const type = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>';
      return response.writeHead(207).end(answer(found('/work/', `${type}${kinds ? set : ''}`)));
    }
    const kind = /comp-filter name="(?!VCALENDAR)(\w+)"/.exec(body)?.[1] ?? '';
    asked.push(kind);
    const fits = Object.entries(objects).filter(([each]) => isDeaf || each === kind);
    if (!isDeaf && !Object.hasOwn(objects, kind)) return response.writeHead(refuses).end();
    response.writeHead(207).end(answer(fits.map(([each, text]) => file(each, text)).join('')));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const remote = { kind: 'caldav' as const, url: `http://127.0.0.1:${port}/work/`, user: 'a', password: 'b' };
  const read = await readCalendar(remote, order);
  if (typeof read === 'string') return { asked, read };
  const span = ({ from, to }: { from: number; to: number }) =>
    [from, to].map(each => new Date(each).toISOString().slice(5, 16)).join('/');
  return { asked, read: read.busy.map(span).sort(), failed: read.failed };
}

const allBusy = [
  '11-30T06:00/11-30T07:00',
  '11-30T08:00/11-30T09:00',
  '12-01T00:00/12-01T09:00',
  '12-01T11:00/12-02T00:00',
];

describe('a CalDAV calendar', () => {
  it('free-busy objects and times outside the available hours are busy', async () => {
    const kinds = ['VEVENT', 'VTODO', 'VFREEBUSY', 'VAVAILABILITY'];
    expect(await readFrom({ objects: everything, kinds })).toEqual({
      asked: ['VEVENT', 'VFREEBUSY', 'VAVAILABILITY'],
      read: allBusy,
      failed: [],
    });
  });

  it('component types that the server does not list are not requested', async () => {
    const found = await readFrom({ objects: everything, kinds: ['VEVENT', 'VTODO'] });
    expect(found).toMatchObject({ asked: ['VEVENT'], read: allBusy.slice(0, 1) });
  });

  it.each([400, 403, 501, 500])(
    'a server that lists no component types and answers %i for unknown ones is read',
    async refuses => {
      const found = await readFrom({ objects: { VEVENT: event }, kinds: null, refuses });
      expect(found).toMatchObject({
        asked: ['VEVENT', 'VFREEBUSY', 'VAVAILABILITY'],
        read: allBusy.slice(0, 1),
      });
    },
  );

  it('a calendar whose listed availability cannot be fetched is unreachable, not free', async () => {
    const found = await readFrom({
      objects: { VEVENT: event },
      kinds: ['VEVENT', 'VAVAILABILITY'],
      refuses: 503,
    });
    expect(found.read).toBe('unreachable');
  });

  it('a server that sends every object for each request blocks each time once', async () => {
    expect(await readFrom({ objects: everything, kinds: null, isDeaf: true })).toMatchObject({
      read: allBusy,
    });
  });
});
