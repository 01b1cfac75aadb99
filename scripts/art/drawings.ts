/**
 * Every drawing of src/ui/art/source the site shows, and how it is published (measured):
 * - vector: the optimised SVG is three to four times lighter than AVIF and sharp at any size. Its paper shadows cost a
 *   weak phone 60-150 ms each, so drawings with shadows also get AVIF in `phoneWidths` for slots below 640 px.
 * - raster: the hero, where shadows cover the whole view; AVIF with a WebP fallback in `widths`.
 * Lite pages use the smallest file of each.
 */
export type DrawingPlan =
  | { name: string; kind: 'vector'; phoneWidths: number[] }
  | { name: string; kind: 'raster'; widths: number[] };

const vector = (names: string[], phoneWidths: number[]): DrawingPlan[] =>
  names.map(name => ({ name, kind: 'vector', phoneWidths }));

const byDayAndNight = (name: string, widths: number[]): DrawingPlan[] =>
  ['day', 'night'].map(time => ({ name: `${name}-${time}`, kind: 'raster', widths }));

const cardScenes = [
  'about-highlands',
  'achievement-mesob',
  'campaign-appreciation',
  'campaign-family-fund',
  'campaign-holiday-gift',
  'campaign-school-supplies',
  'child-in-bloom',
  'clinic-wide',
  'diagnostic-work-up',
  'event-evening',
  'impact',
  'meet-coffee-table',
  'partners',
  'pediatric-outreach',
  'popup-welcome',
  'programs-medicine',
  'progress-coffee',
  'team',
  'testimonial',
  'volunteers',
];

/** Portraits of team members without a photograph; 4:5. */
const portraits = [
  'portrait-blue',
  'portrait-bun',
  'portrait-coat',
  'portrait-coral',
  'portrait-green-netela',
  'portrait-netela',
  'portrait-saffron',
  'portrait-white',
];

/** The six stations of a medicine's road on the home page, by day and by night; no paper shadows. */
const road = [1, 2, 3, 4, 5, 6].flatMap(station => [`road-${station}-day`, `road-${station}-night`]);

/**
 * The scenes of pages, 1600 × 640: no ground of their own, people at the right, the left free for words. No paper
 * shadows, so a phone gets the same 3 to 5 KB. The last three are night scenes whatever the theme.
 */
const scenes = [
  ...[
    'about',
    'contact',
    'donate',
    'events',
    'meet',
    'news',
    'newsletter',
    'offline',
    'partners',
    'projects',
    'reports',
    'search',
    'site-map',
    'team',
    'testimonial',
    'thanks',
    'tickets',
    'updates',
    'welcome',
  ].flatMap(page => [`scene-${page}-day`, `scene-${page}-night`]),
  'scene-mending',
  'scene-missing',
  'scene-try-again',
];

export const drawingPlans: DrawingPlan[] = [
  ...vector(cardScenes, [240, 480, 800]),
  ...vector(portraits, [240, 480]),
  ...vector(['about-wide', 'impact-wide'], []),
  ...vector(road, []),
  ...vector(['event-evening-wide'], [480, 800, 1100]),
  ...vector(scenes, []),
  ...vector(['highlands-day', 'highlands-night'], []),
  ...vector(['footer-hills-day', 'footer-hills-night'], [480, 1100]),
  ...vector(['cloth-160-tall', 'cloth-160-wide', 'meskel-daisy', 'sun-mark', 'sunrise', 'tilet-strip'], []),
  ...byDayAndNight('hero', [640, 960, 1600]),
  ...byDayAndNight('hero-portrait', [240, 480, 800]),
  ...byDayAndNight('hero-wide', [1600, 2300]),
];
