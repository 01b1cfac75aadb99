import { describe, expect, it } from 'vitest';
import { boxOf, readFilm, withBox } from '../../../tests/support/films.ts';
import { containsLocation, LONGEST_MARK } from './film.reader.ts';

const position = Buffer.from('\0\x12\x15\xc7+09.0250+038.7500/', 'latin1');

describe('a film reveals a location', () => {
  it.each([
    ['as phones write it (QuickTime user data)', boxOf('udta', boxOf('\xa9xyz', position))],
    ['as phones of the 3GPP kind write it', boxOf('udta', boxOf('loci', Buffer.alloc(40)))],
    [
      'as an iPhone writes it',
      boxOf('meta', boxOf('keys', Buffer.from('\0\0\0\x2cmdtacom.apple.quicktime.location.ISO6709'))),
    ],
    ['under a key of its own', boxOf('meta', boxOf('keys', Buffer.from('\0\0\0\x14mdtalocation-eng')))],
    ['in the track of an action camera', boxOf('trak', boxOf('stsd', boxOf('gpmd', Buffer.alloc(8))))],
    ['in the track of a street camera', boxOf('trak', boxOf('stsd', boxOf('camm', Buffer.alloc(8))))],
    ['as a dash camera writes it', boxOf('gps ', Buffer.alloc(40))],
    ['in XMP', boxOf('uuid', Buffer.from('<rdf:Description exif:GPSLatitude="9,1.5N"/>'))],
  ])('%s', (_how, box) => {
    expect(containsLocation(withBox(readFilm(), box))).toBe(true);
  });

  it('in no way that takes long to search for', () => {
    expect(containsLocation(Buffer.alloc(4_000_000, 'mdta'))).toBe(false);
    expect(containsLocation(Buffer.alloc(4_000_000, 'E\xa3\x80aaaa', 'latin1'))).toBe(false);
  });

  it.each(['LOCATION', 'LOCATION-eng', 'COM.APPLE.QUICKTIME.LOCATION.ISO6709'])('in a WebM tag %s', name => {
    const tag = Buffer.concat([
      Buffer.of(0x67, 0xc8, 0xa0, 0x45, 0xa3, 0x80 + name.length),
      Buffer.from(name),
    ]);
    expect(containsLocation(Buffer.concat([readFilm('webm'), tag]))).toBe(true);
  });
});

it.each(['mp4', 'webm'] as const)('a film of kind %s without a place names none', kind => {
  expect(containsLocation(readFilm(kind))).toBe(false);
});

it('a description of a place is not a position', () => {
  const inWords = boxOf('udta', boxOf('\xa9nam', Buffer.from('The location of the clinic, loci and GPS')));
  expect(containsLocation(withBox(readFilm(), inWords))).toBe(false);
});

it('no marker is longer than the overlap between two chunks', () => {
  expect('mdtacom.apple.quicktime.location'.length).toBeLessThan(LONGEST_MARK);
});
