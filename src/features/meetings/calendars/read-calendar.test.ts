import { describe, expect, it } from 'vitest';
import {
  busy,
  calendar,
  event,
  failed,
  HOUR,
  order,
  readBytes,
  readFile,
  sound,
  soundTime,
  span,
} from '../../../../tests/support/calendar-files.ts';
import { read } from './calendar.reader.ts';

describe('files in UTF-16', () => {
  const text = calendar('X-WR-CALNAME:የአልማዝ ቀጠሮዎች', event('DTSTART:20261130T080000Z', HOUR));
  const wide = (marked: string) => Buffer.from(marked, 'utf16le');
  it.each([
    ['with a byte order mark', wide(`\uFEFF${text}`)],
    ['with a byte order mark, the other way round', wide(`\uFEFF${text}`).swap16()],
    ['without a mark', wide(text)],
    ['without a mark, the other way round', wide(text).swap16()],
  ])('a file in UTF-16 %s is read', (_what, file) => {
    expect(readBytes(file)?.busy.map(span)).toEqual(['2026-11-30T08:00/2026-11-30T09:00']);
  });

  it('a file in UTF-16 blocks its times when a CalDAV server sends it', () => {
    const answer = (prop: string) =>
      wide(
        `\uFEFF<?xml version="1.0" encoding="utf-16"?><multistatus xmlns="DAV:"><response><href>/a</href><propstat><prop>${prop}</prop></propstat></response></multistatus>`,
      );
    const properties = answer('<resourcetype><calendar/></resourcetype>');
    const objects = answer(`<calendar-data>${text}</calendar-data>`);
    const content = read({ ...order, fetched: { kind: 'caldav', properties, objects: [objects] } });
    expect(content?.busy.map(span)).toEqual(['2026-11-30T08:00/2026-11-30T09:00']);
  });

  it('a zero byte in the words of an event does not cost the whole calendar', () => {
    expect(busy(event('SUMMARY:a\0b', 'DTSTART:20261130T080000Z', HOUR))).toHaveLength(1);
  });
});

const many = (text: string) => Array<string>(1_000).fill(text);
const manyDates = Array.from(
  { length: 30_000 },
  (_, at) =>
    `RDATE;TZID=Europe/Berlin:${new Date(Date.UTC(2026, 11, 1) + at * 61_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
);

describe('an event that is hard to read', () => {
  it('an event with an occurrence each second is named, and the others still block', () => {
    const text = event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=SECONDLY');
    expect(busy(text, sound)).toEqual(['2026-11-30T08:00/2026-11-30T09:00', soundTime]);
    expect(failed(text, sound)).toEqual(['20261130T080000Z often']);
  });

  it.each([
    ['a date that never comes', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', HOUR, [], []],
    ['each minute of a month', 'RRULE:FREQ=MINUTELY;BYMONTH=2', HOUR, [], ['20200101T080000Z often']],
    [
      'half a million weeks',
      'RRULE:FREQ=DAILY',
      'DURATION:P500000W',
      ['2020-01-01T08:00/3000-01-01T00:00'],
      [],
    ],
  ])('an event with %s is read or named, and the others still block', (_what, rule, duration, times, why) => {
    const text = event('DTSTART:20200101T080000Z', duration, rule);
    expect(busy(text, sound)).toEqual([...times, soundTime]);
    expect(failed(text, sound)).toEqual(why);
  });

  it.each([
    ['line breaks without a blank after them', `X:${'\n'.repeat(1_000_000)}y`],
    ['names of zones in one line', event(`DTSTART;a=:${';TZID=x'.repeat(200_000)}:x`)],
    [
      'parts inside one another',
      'BEGIN:A\r\n'.repeat(200_000) + 'END:B\r\n'.repeat(200_000) + 'END:A\r\n'.repeat(200_000),
    ],
  ])('a calendar with hundreds of thousands of %s has its other events read', (_what, text) => {
    expect(busy(text, sound)).toEqual([soundTime]);
  });

  it.each([
    ['rules of one event', event('DTSTART:20200101T080000Z', HOUR, ...many('RRULE:FREQ=HOURLY;COUNT=19999'))],
    ['dates of one event', event('DTSTART:20200101T080000Z', HOUR, ...manyDates)],
  ])('thousands of %s are read until the time for the calendar is over', (_what, text) => {
    const content = readFile(calendar(text, sound), 200);
    expect(content?.busy.map(span)).toEqual([soundTime]);
    expect(content?.failed.map(({ why }) => why)).toEqual(['much']);
  });

  it('a hundred events with thousands of occurrences cost no other event its time', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=HOURLY;COUNT=19999').replace('UID:a', `UID:${at}`),
    );
    const content = readFile(calendar(...many, sound), 100);
    expect(content?.busy.map(span)).toContain(soundTime);
    expect(content?.failed.map(({ why }) => why)).toContain('much');
  });
});

it('our own meetings in a calendar are not busy times, and are returned with their times there', () => {
  const own = event('DTSTART;TZID=Europe/Berlin:20261201T090000', HOUR).replace(
    'UID:a',
    'UID:meeting-1@adey.example',
  );
  const time = { from: Date.parse('2026-12-01T08:00Z'), to: Date.parse('2026-12-01T09:00Z') };
  expect(readFile(calendar(own))).toEqual({
    busy: [],
    failed: [],
    own: [{ uid: 'meeting-1@adey.example', address: '', time }],
  });
});
