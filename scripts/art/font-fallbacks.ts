import { unkernedScale } from './font-subsets.ts';

/**
 * System fonts with the metrics of ours, so that text does not move when the font arrives (layout shift near 0).
 * Widths are mean advances in em over our own English texts, letter frequency included: Eczar at 650, Figtree at 400
 * and 600. Gelasio and Liberation have the same widths as Georgia, Arial and Times New Roman and replace them.
 */
type Metrics = { ascent: number; descent: number; width: number };
export type FallbackFace = {
  family: string;
  weight: string;
  local: string[];
  of: Metrics;
  /** Of the font that stands in, or of the box that it draws for a letter it lacks. */
  width: number;
  /** Unicode range, if not everything. */
  range?: string;
};

const scaled = ({ ascent, descent, width }: Metrics, scale: number): Metrics => ({
  ascent: ascent * scale,
  descent: descent * scale,
  width: width * scale,
});

const eczar: Metrics = { ascent: 1.143, descent: 0.634, width: 0.4678 };
const figtree: Metrics = { ascent: 0.95, descent: 0.25, width: 0.4391 };
const figtreeBold: Metrics = { ...figtree, width: 0.4475 };
/** Over our own Amharic texts, at 400 and 650, as large as they are drawn. */
const ethiopic = scaled({ ascent: 1.069, descent: 0.293, width: 0.6455 }, unkernedScale);
const ethiopicBold: Metrics = { ...ethiopic, width: 0.6881 * unkernedScale };

/**
 * The letters of a device that has this font, as most do (Android, ChromeOS, Debian). Its own name is that of the font we
 * send, so that the browser would come to it only after all others, and in headings to a weight that is wider than ours.
 */
const ethiopicOfDevice = { family: 'Noto Sans Ethiopic Device', range: 'U+1200-137C' };

/**
 * Where the device has no Ethiopic letters, the browser draws the box of the first font it tries: this one, so that a
 * line of boxes is as long as the line of letters that replaces it. Devices that have Ethiopic letters never draw it.
 */
const ethiopicBoxes = {
  family: 'Noto Sans Ethiopic Fallback',
  local: ['Liberation Sans', 'LiberationSans'],
  width: 0.3652,
  range: 'U+1200-137C',
};

export const fallbackFaces: FallbackFace[] = [
  {
    family: 'Eczar Fallback',
    weight: '560 700',
    local: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold', 'Gelasio-Bold'],
    of: eczar,
    width: 0.5092,
  },
  {
    family: 'Eczar Fallback Android',
    weight: '560 700',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    of: eczar,
    width: 0.5038,
  },
  {
    family: 'Eczar Fallback Linux',
    weight: '560 700',
    local: ['Liberation Serif Bold', 'LiberationSerif-Bold', 'Tinos Bold', 'Times New Roman Bold'],
    of: eczar,
    width: 0.4243,
  },
  {
    family: 'Figtree Fallback',
    weight: '400 549',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular'],
    of: figtree,
    width: 0.4378,
  },
  {
    family: 'Figtree Fallback',
    weight: '550 650',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    of: figtreeBold,
    width: 0.472,
  },
  {
    family: 'Figtree Fallback Android',
    weight: '400 549',
    local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    of: figtree,
    width: 0.437,
  },
  {
    family: 'Figtree Fallback Android',
    weight: '550 650',
    local: ['Roboto Bold', 'Roboto-Bold', 'Roboto Medium', 'Roboto-Medium'],
    of: figtreeBold,
    width: 0.4432,
  },
  {
    ...ethiopicOfDevice,
    weight: '400 549',
    local: ['Noto Sans Ethiopic', 'Noto Sans Ethiopic Regular', 'NotoSansEthiopic-Regular'],
    of: ethiopic,
    width: 0.6335,
  },
  {
    ...ethiopicOfDevice,
    weight: '550 650',
    local: ['Noto Sans Ethiopic Bold', 'NotoSansEthiopic-Bold'],
    of: ethiopicBold,
    width: 0.6856,
  },
  { ...ethiopicBoxes, weight: '400 549', of: ethiopic },
  { ...ethiopicBoxes, weight: '550 650', of: ethiopicBold },
];
