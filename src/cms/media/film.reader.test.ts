import { describe, expect, it } from 'vitest';
import { readFilm, withBox, writeBox } from '../../../tests/support/films.ts';
import { containsLocation, LONGEST_MARK, read } from './film.reader.ts';

const position = Buffer.from('\0\x12\x15\xc7+09.0250+038.7500/', 'latin1');

describe('containsLocation', () => {
  it.each([
    ['as phones write it (QuickTime user data)', writeBox('udta', writeBox('\xa9xyz', position))],
    ['as phones of the 3GPP kind write it', writeBox('udta', writeBox('loci', Buffer.alloc(40)))],
    [
      'as an iPhone writes it',
      writeBox('meta', writeBox('keys', Buffer.from('\0\0\0\x2cmdtacom.apple.quicktime.location.ISO6709'))),
    ],
    ['under a key of its own', writeBox('meta', writeBox('keys', Buffer.from('\0\0\0\x14mdtalocation-eng')))],
    [
      'in the track of an action camera',
      writeBox('trak', writeBox('stsd', writeBox('gpmd', Buffer.alloc(8)))),
    ],
    [
      'in the track of a street camera',
      writeBox('trak', writeBox('stsd', writeBox('camm', Buffer.alloc(8)))),
    ],
    ['as a dash camera writes it', writeBox('gps ', Buffer.alloc(40))],
    ['in XMP', writeBox('uuid', Buffer.from('<rdf:Description exif:GPSLatitude="9,1.5N"/>'))],
  ])('a location is found in a film %s', (_how, box) => {
    expect(containsLocation(withBox(readFilm(), box))).toBe(true);
  });

  it('a search for a location in megabytes of repeated markers finds none', () => {
    expect(containsLocation(Buffer.alloc(4_000_000, 'mdta'))).toBe(false);
    expect(containsLocation(Buffer.alloc(4_000_000, 'E\xa3\x80aaaa', 'latin1'))).toBe(false);
  });

  it.each(['LOCATION', 'LOCATION-eng', 'COM.APPLE.QUICKTIME.LOCATION.ISO6709'])(
    'a location is found in the WebM tag %s',
    name => {
      const tag = Buffer.concat([
        Buffer.of(0x67, 0xc8, 0xa0, 0x45, 0xa3, 0x80 + name.length),
        Buffer.from(name),
      ]);
      expect(containsLocation(Buffer.concat([readFilm('webm'), tag]))).toBe(true);
    },
  );
});

it.each(['mp4', 'webm'] as const)('no location is found in a film of kind %s without one', kind => {
  expect(containsLocation(readFilm(kind))).toBe(false);
});

it('no location is found in a title that only mentions a place or GPS', () => {
  const inWords = writeBox(
    'udta',
    writeBox('\xa9nam', Buffer.from('The location of the clinic, loci and GPS')),
  );
  expect(containsLocation(withBox(readFilm(), inWords))).toBe(false);
});

it('the location marker of an iPhone is shorter than the overlap between two chunks', () => {
  expect('mdtacom.apple.quicktime.location'.length).toBeLessThan(LONGEST_MARK);
});

describe('completeness of MP4 films', () => {
  const film = readFilm();
  const [first, rest] = [film.subarray(0, film.readUInt32BE(0)), film.subarray(film.readUInt32BE(0))];
  const large = writeBox('free', Buffer.alloc(8));
  large.writeUInt32BE(1, 0);
  large.writeBigUInt64BE(16n, 8);
  const untilTheEnd = writeBox('free', Buffer.alloc(40));
  untilTheEnd.writeUInt32BE(0, 0);
  const sized = (size: number) => {
    const box = writeBox('free', Buffer.alloc(8));
    box.writeUInt32BE(size, 0);
    return box;
  };
  const endless = writeBox('free', Buffer.alloc(8));
  endless.writeUInt32BE(1, 0);
  endless.writeBigUInt64BE(2n ** 63n, 8);

  it.each([
    ['as it is', film, true],
    ['with a box whose size has 8 bytes', Buffer.concat([first, large, rest]), true],
    ['with a last box without a size', Buffer.concat([film, untilTheEnd]), true],
    ['not when its end is missing', film.subarray(0, -1), false],
    ['not without its index', Buffer.concat([first, writeBox('mdat', Buffer.alloc(64))]), false],
    ['not with a box smaller than its own head', Buffer.concat([first, sized(4), rest]), false],
    ['not with a box of 2^63 bytes', Buffer.concat([first, endless, rest]), false],
  ])('an MP4 counts as complete %s', async (_how, bytes, isWhole) => {
    expect(await read({ bytes })).toMatchObject({ mime: 'video/mp4', isWhole });
  });
});
