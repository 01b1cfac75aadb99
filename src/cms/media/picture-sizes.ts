import type { ImageSize } from 'payload';

/** Widths of pictures, each as AVIF and WebP. Pictures are never enlarged: wider sizes are skipped. */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 1200, 1600] as const;

/** The 1200 x 630 picture for share cards; JPEG, because their readers support little else. */
export const SHARE_SIZE = 'share';

/** The size for newsletters: 560 wide at double density; JPEG, because not all mail programs support AVIF or WebP. */
export const MAIL_SIZE = 'mail';

const inWidth = (
  width: number,
  format: 'avif' | 'webp',
  options: { quality: number; effort: number; chromaSubsampling?: string },
): ImageSize => ({
  name: `${format}${width}`,
  width,
  fit: 'inside',
  formatOptions: { format, options },
});

/**
 * Pictures up to this width are for phones, which have two or three device pixels to a CSS pixel: quality 45 with halved
 * chroma looks the same there as quality 55 and is 30 % smaller (measured on the sample pictures).
 */
const PHONE_WIDTH = 640;
const avifQuality = (width: number) =>
  width <= PHONE_WIDTH ? { quality: 45, chromaSubsampling: '4:2:0' } : { quality: 55 };

/**
 * Effort 2 takes an eighth of the time of effort 4 (1.2 s of processor time per picture instead of 9) for 2 to 12 %
 * more bytes.
 */
export const pictureSizes: ImageSize[] = [
  ...PICTURE_WIDTHS.map(width => inWidth(width, 'avif', { ...avifQuality(width), effort: 2 })),
  ...PICTURE_WIDTHS.map(width => inWidth(width, 'webp', { quality: 76, effort: 4 })),
  {
    name: MAIL_SIZE,
    width: 1120,
    fit: 'inside',
    formatOptions: { format: 'jpeg', options: { quality: 72, mozjpeg: true } },
  },
  {
    name: SHARE_SIZE,
    width: 1200,
    height: 630,
    fit: 'cover',
    formatOptions: { format: 'jpeg', options: { quality: 80, mozjpeg: true } },
  },
];
