import sharp from 'sharp';

/** The location in the photo's metadata, in degrees. */
export const PLACE = { latitude: 9.025, longitude: 38.75 };

/** A photo as a phone writes it: with camera, owner and position, and something to see. */
export async function takePhonePhoto(
  colour = '#3f9d63',
  size = { width: 1600, height: 1200 },
): Promise<Buffer> {
  const sun = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="${size.width}" height="${size.height}"><rect width="4" height="3" fill="${colour}"/><circle cx="2.6" cy="1.1" r="0.7" fill="#fcc94d"/><path d="M0 3V2l1-.6 1 .5 1-.4 1 .6V3z" fill="#08293a"/></svg>`,
  );
  return sharp(sun)
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Of Somebody', Artist: 'A volunteer' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '9/1 1/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '38/1 45/1 0/1',
      },
    })
    .jpeg({ quality: 85 })
    .toBuffer();
}
