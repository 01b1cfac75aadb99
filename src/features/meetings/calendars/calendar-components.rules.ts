/** One property of a component: `DTSTART;TZID=Europe/Berlin:20261201T093000`. Names are in capitals. */
export type Property = { name: string; params: ReadonlyMap<string, string>; value: string };

/** What stands between BEGIN and END. `isCut` if its END is missing. */
export type Component = {
  name: string;
  properties: Property[];
  parts: Component[];
  isCut: boolean;
};

/** The others are never looked at, and may be malformed. */
const used = new Set(
  (
    'UID DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID TRANSP STATUS SEQUENCE ' +
    'FREEBUSY PRIORITY TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION'
  ).split(' '),
);
/** Calendar, event and alarm are three levels; anything nested deeper than this is ignored. */
const DEEPEST = 8;
/** They stand beside each other, so one that begins inside another means that an END is missing. */
const neighbours = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);

/**
 * The calendars in a file (several may follow each other), with the properties that we use. A malformed line is passed over:
 * mostly the rest of a text that was broken without being folded. Null if there is none, or the last one is cut off.
 */
export function parseCalendars(file: string): Component[] | null {
  const found = component('');
  const open = [found];
  for (const line of file
    .replace(/^\uFEFF/, '')
    .replace(/(?<![\r\n])[\r\n]+[ \t]/g, '')
    .split(/[\r\n]+/)) {
    const property = parseLine(line);
    if (!property) continue;
    const name = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') {
      const unfinished = neighbours.has(name) ? open.findIndex(each => neighbours.has(each.name)) : -1;
      if (unfinished !== -1) cutAt(open, unfinished);
      if (open.length > DEEPEST) continue;
      const begun = component(name);
      open.at(-1)?.parts.push(begun);
      open.push(begun);
    } else if (property.name === 'END') {
      const ended = open.findLastIndex(each => each.name === name);
      if (ended > 0) {
        cutAt(open, ended + 1);
        open.pop();
      }
    } else open.at(-1)?.properties.push(property);
  }
  const calendars = found.parts.filter(({ name }) => name === 'VCALENDAR');
  return calendars.length === 0 || open.length > 1 ? null : calendars;
}

const component = (name: string): Component => ({ name, properties: [], parts: [], isCut: false });

/** Closes what is open from a depth on, whose END is missing. */
function cutAt(open: Component[], depth: number): void {
  for (const each of open.splice(depth)) each.isCut = true;
}

const wellFormed = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;

/** Long enough for every parameter that a person or a program writes. */
const LONGEST_HEAD = 2_000;

function parseLine(line: string): Property | null {
  const name = /^[\w-]+/.exec(line)?.[0].toUpperCase();
  if (name === undefined || !(used.has(name) || name === 'BEGIN' || name === 'END')) return null;
  if (!line.slice(0, LONGEST_HEAD).includes(':')) return null;
  const [, , params = '', value] = partsWithZone(line, name.length) ?? wellFormed.exec(line) ?? [];
  return value === undefined ? null : { name, params: parseParams(params), value };
}

/** Some programs do not quote what contains a colon: `DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin:20261201T093000`. */
function partsWithZone(line: string, nameEnds: number): string[] | null {
  const last = line.lastIndexOf(':');
  const params = line.slice(nameEnds, last);
  const value = line.slice(last + 1);
  return params.startsWith(';') && /;TZID=/i.test(params) && /^\d{8}[\dTZ,]*$/i.test(value)
    ? [line, '', params, value]
    : null;
}

const parseParams = (text: string): Property['params'] =>
  new Map(
    [...text.matchAll(/;([\w-]+)=("[^"]*"|.*?)(?=;[\w-]+=|$)/gs)].map(
      ([, name = '', value = '']) => [name.toUpperCase(), value.replace(/^"|"$/g, '')] as const,
    ),
  );

const blocking = new Set(['VEVENT', 'VFREEBUSY', 'VAVAILABILITY']);

/** Events, busy periods and hours of a calendar, also inside parts that only one program knows. */
export const eventsIn = ({ parts }: Component): Component[] =>
  parts.flatMap(part => (blocking.has(part.name) ? [part] : eventsIn(part)));

/** The first property of a name. */
export const findProperty = (component: Component, name: string): Property | undefined =>
  component.properties.find(each => each.name === name);

/** The trimmed value of the first property of a name; empty if there is none. */
export const readText = (component: Component, name: string): string =>
  findProperty(component, name)?.value.trim() ?? '';
