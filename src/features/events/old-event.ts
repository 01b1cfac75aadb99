import { formatDate, parsePostDate } from '#core/dates.ts';
import type { RecordReader } from '#core/old-record.ts';
import type { Localized } from '#core/words.ts';
import type { StoredEvent } from './event-card.ts';

const types = ['normal', 'intro', 'ad'] as const;
const states = ['scheduled', 'postponed', 'cancelled'] as const;
const styles = ['day', 'dusk'] as const;
const positions = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

const ethiopia = 'Africa/Addis_Ababa';
/** Common abbreviations of time zones; the IANA list has only places. */
const zones: Record<string, string> = {
  EAT: ethiopia,
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  GMT: 'UTC',
};

/** An event in the format of the old database (section 3 of the specification); missing values are empty strings. */
export type OldEvent = {
  /**
   * `date` is `MMM DD, YYYY`; `day` the weekday in English. `timeOpen`, which the old site does not read, is set only
   * if the time is not fixed yet; both times are empty then.
   */
  dateTime: { date: string; day: string; time: string; endTime: string; timeZone: string; timeOpen?: true };
  disc: { par1: string; par2: string; title: string };
  dressCode: string;
  heading: string;
  id: string;
  img: string;
  blurImg: string;
  imgPos: (typeof positions)[number];
  location: {
    coords: { lat: number | null; lng: number | null };
    country: string;
    map: string;
    name: string;
    state: string;
    street: string;
    zip: string;
  };
  moreImg: string[];
  preHeading: string;
  type: (typeof types)[number];
  preIntro: string;
  state: (typeof states)[number];
  style: (typeof styles)[number];
  result: string;
  getTicket: string;
  description: string;
};

/** A stored event, in one or all languages, with its pictures in whatever form the caller uses. */
export type MovableEvent = Partial<
  Omit<StoredEvent, 'id' | 'type' | 'img' | 'blurImg' | 'moreImg' | 'location' | 'state' | 'style'>
> & {
  type?: string | null;
  img?: unknown;
  blurImg?: unknown;
  moreImg?: unknown[] | null;
  location?: Partial<NonNullable<StoredEvent['location']>>;
  state?: string | null;
  style?: string | null;
};

type RecordFormat = { words: (value: Localized) => string; picture: (picture: unknown) => string };

/** Reads the event `key` of the old database; the reader reports unusable values. */
export function readOldEvent(record: RecordReader, key: string): OldEvent {
  const when = record.group('dateTime');
  const day = when.day('date');
  const disc = record.group('disc');
  // Both follow from others: the weekday from the day, the id from the key.
  when.value('day');
  record.value('id');
  return {
    dateTime: {
      date: day ? formatDate(day) : '',
      day: day ? formatWeekday(day) : '',
      time: when.clock('time'),
      endTime: when.clock('endTime'),
      timeZone: toZone(when.text('timeZone').trim()),
      ...(when.choice('timeOpen', ['true', 'false'], 'false') === 'true' && { timeOpen: true }),
    },
    disc: { par1: disc.text('par1'), par2: disc.text('par2'), title: disc.text('title') },
    dressCode: record.text('dressCode'),
    heading: record.text('heading').trim(),
    id: key,
    img: record.text('img').trim(),
    blurImg: record.text('blurImg').trim(),
    imgPos: record.choice('imgPos', positions, 'center'),
    location: placeIn(record.group('location')),
    moreImg: record.texts('moreImg'),
    preHeading: record.text('preHeading'),
    type: record.choice('type', types, 'normal'),
    preIntro: record.text('preIntro'),
    state: record.choice('state', states, 'scheduled'),
    style: record.choice('style', styles, 'day'),
    result: record.text('result'),
    getTicket: record.text('getTicket').trim(),
    description: record.text('description'),
  };
}

function placeIn(place: RecordReader): OldEvent['location'] {
  const coords = place.group('coords');
  return {
    coords: { lat: coords.number('lat'), lng: coords.number('lng') },
    country: place.text('country'),
    map: place.text('map').trim(),
    name: place.text('name'),
    state: place.text('state'),
    street: place.text('street'),
    zip: place.text('zip'),
  };
}

/** Converts a stored event to the old format. `words` picks the language, `picture` returns a picture's name. */
export function toOldEvent(event: MovableEvent, { words, picture }: RecordFormat): OldEvent {
  const { dateTime, disc } = event;
  const day = parsePostDate(dateTime?.date);
  return {
    dateTime: {
      date: day ? formatDate(day) : '',
      day: day ? formatWeekday(day) : '',
      time: dateTime?.timeOpen ? '' : (dateTime?.time ?? ''),
      endTime: dateTime?.timeOpen ? '' : (dateTime?.endTime ?? ''),
      timeZone: dateTime?.timeZone || ethiopia,
      ...(dateTime?.timeOpen && { timeOpen: true }),
    },
    disc: { par1: words(disc?.par1), par2: words(disc?.par2), title: words(disc?.title) },
    dressCode: words(event.dressCode),
    heading: words(event.heading),
    id: event.origin ?? '',
    img: picture(event.img),
    blurImg: picture(event.blurImg),
    imgPos: positions.find(position => position === event.imgPos) ?? 'center',
    location: toOldPlace(event, words),
    moreImg: (event.moreImg ?? []).map(picture).filter(name => name !== ''),
    preHeading: words(event.preHeading),
    type: types.find(type => type === event.type) ?? 'normal',
    preIntro: words(event.preIntro),
    state: states.find(state => state === event.state) ?? 'scheduled',
    style: styles.find(style => style === event.style) ?? 'day',
    result: words(event.result),
    getTicket: event.getTicket ?? '',
    description: words(event.description),
  };
}

function toOldPlace({ location }: MovableEvent, words: RecordFormat['words']): OldEvent['location'] {
  return {
    coords: { lat: location?.coords?.lat ?? null, lng: location?.coords?.lng ?? null },
    country: words(location?.country),
    map: location?.map ?? '',
    name: words(location?.name),
    state: words(location?.state),
    street: words(location?.street),
    zip: location?.zip ?? '',
  };
}

/** The translatable texts of an event. */
export function pickOldEventWords(event: OldEvent) {
  const { disc, dressCode, heading, preHeading, preIntro, result, description, location } = event;
  const { country, name, state, street } = location;
  const place = { country, name, state, street };
  return { disc, dressCode, heading, preHeading, preIntro, result, description, location: place };
}

/** The untranslated fields of an event for the CMS, without pictures. */
export function readOldEventFacts(event: OldEvent) {
  const { dateTime, imgPos, location, type, state, style, getTicket } = event;
  const { date, time, endTime, timeZone, timeOpen } = dateTime;
  const { coords, map, zip } = location;
  return {
    dateTime: { date: parsePostDate(date), time, endTime, timeZone, ...(timeOpen && { timeOpen }) },
    location: { coords, map, zip },
    ...{ imgPos, type, state, style, getTicket },
  };
}

function toZone(text: string): string {
  return zones[text.toUpperCase()] ?? (text || ethiopia);
}

function formatWeekday(day: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
}
