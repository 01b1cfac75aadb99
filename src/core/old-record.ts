import { parsePostDate } from './dates.ts';
import type { IsoDay } from './zoned-time.ts';

/** A JSON object whose fields are not known yet. */
export type Fields = Record<string, unknown>;

/** Reads the fields of an old database record; what it cannot use it leaves out and reports. */
export type RecordReader = {
  /** The text as it is; empty if there is none. */
  text(name: string): string;
  /** A day in any of its usual spellings, or null. */
  day(name: string): IsoDay | null;
  /** A time of day as `HH:mm`, from `17:00`, `5:00 PM` or `5 pm`; unchanged in any other form. */
  clock(name: string): string;
  /** One of the known words; `otherwise` for anything else. */
  choice<Word extends string>(name: string, known: readonly Word[], otherwise: Word): Word;
  number(name: string): number | null;
  texts(name: string): string[];
  /** The fields of a group; an empty group if missing. */
  group(name: string): RecordReader;
  has(name: string): boolean;
  /** The value as it is, for who understands it elsewhere, or needs nothing of it. */
  value(name: string): unknown;
  /** The names of fields with content that nobody asked for, those of its groups with the name of the group before them. */
  unread(): string[];
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A reader for one record; whatever is left out adds a sentence to `notices`. */
export function recordReader(fields: Fields, notices: string[], prefix = ''): RecordReader {
  const asked = new Set<string>();
  const groups = new Map<string, RecordReader>();
  const addNotice = (name: string, what: string) => notices.push(`"${prefix}${name}" ${what}`);
  const skip = (name: string, why: string) => addNotice(name, `${why} and was left out`);
  const take = (name: string): unknown => {
    asked.add(name);
    return fields[name];
  };
  const text = (name: string): string => {
    const value = take(name);
    if (value === null || value === undefined) return '';
    if (typeof value === 'object') {
      skip(name, 'is not a text');
      return '';
    }
    return storable(String(value));
  };
  return {
    text,
    has: name => fields[name] !== undefined && fields[name] !== null,
    day(name) {
      const content = text(name).trim();
      const day = parseDay(content);
      if (content && !day) skip(name, `(${short(content)}) is not a day such as Dec 05, 2024`);
      return day;
    },
    clock: name => parseClock(text(name).trim()),
    choice(name, known, otherwise) {
      const content = text(name).trim();
      const found = known.find(word => word === content.toLowerCase());
      if (content && !found) skip(name, `(${short(content)}) is none of ${known.join(', ')}`);
      return found ?? otherwise;
    },
    number(name) {
      const value = take(name);
      if (value === null || value === undefined || value === '') return null;
      const number = typeof value === 'string' ? Number.parseFloat(value) : value;
      if (typeof number === 'number' && Number.isFinite(number)) return number;
      skip(name, 'is not a number');
      return null;
    },
    texts(name) {
      const value = take(name);
      if (value === null || value === undefined) return [];
      const list = Object.values(asFields(value) ?? [value].flat());
      const words = list.filter(item => typeof item === 'string').map(storable);
      if (words.length < list.length) addNotice(name, 'has parts that are not texts, which were left out');
      return words;
    },
    group(name) {
      const known = groups.get(name);
      if (known) return known;
      const value = take(name);
      const fieldsOfGroup = asFields(value);
      if (value !== null && value !== undefined && value !== '' && !fieldsOfGroup)
        skip(name, 'is not a group of fields');
      const group = recordReader(fieldsOfGroup ?? {}, notices, `${prefix}${name}.`);
      groups.set(name, group);
      return group;
    },
    value: take,
    unread: () => [
      ...Object.keys(fields)
        .filter(name => !asked.has(name) && hasContent(fields[name]))
        .map(name => `${prefix}${name}`),
      ...[...groups.values()].flatMap(group => group.unread()),
    ],
  };
}

/** A value as an object with fields; null for lists and everything else. */
export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function hasContent(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== null && value !== undefined && value !== '';
}

/** PostgreSQL cannot store the character 0 or lone surrogates. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Between 1900 and 2199: anything else is a typo, and the database cannot store days far outside. */
function parseDay(content: string): IsoDay | null {
  const spelled = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(content);
  const month = spelled ? months.indexOf((spelled[1] ?? '').slice(0, 3).toLowerCase()) + 1 : 0;
  const day =
    spelled && month > 0
      ? parsePostDate(
          `${spelled[3]}-${String(month).padStart(2, '0')}-${(spelled[2] ?? '').padStart(2, '0')}`,
        )
      : parsePostDate(content);
  return day && day >= '1900' && day < '2200' ? day : null;
}

function parseClock(content: string): string {
  const spelled = /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap])?\.?(?:m\.?)?$/i.exec(content);
  if (!spelled) return content;
  const [, hours = '', minutes, half] = spelled;
  if (!half && !minutes) return content;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
