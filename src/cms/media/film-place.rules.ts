/** A box of a film file, as the 4 bytes of its size and the 4 of its kind; those that hold positions are small. */
const box = (...kinds: string[]) => String.raw`\0\0[\0-\x10][^](?:${kinds.join('|')})`;

/**
 * What says where a film was taken, as Latin-1 text: QuickTime's ©xyz, 3GPP's loci, the telemetry of action, street and
 * dashboard cameras, Apple's keys, the keys other programs write into MP4 (mdta) and WebM (TagName, 45 A3), and XMP.
 */
const marks = new RegExp(
  [
    box(String.raw`\xa9xyz`, 'loci', 'gpmd', 'camm', 'gps '),
    String.raw`(?:mdta|E\xa3[\x80-\xff])[\w./-]*location`,
    String.raw`com\.apple\.quicktime\.location`,
    'GPS(?:Latitude|Longitude|Coordinates)',
    'Location(?:Created|Shown)',
  ].join('|'),
  'i',
);

/** Longer than any mark: how much of a part must be read again with the next one. */
export const MARK_BYTES = 256;

/** Whether these bytes of a film name a place. Looks at all bytes alike, so no damaged or nested box hides one. */
export function namesPlace(bytes: Uint8Array): boolean {
  return marks.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}
