import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastRatio } from '#core/colour.ts';
import { readColours } from '../../../tests/support/read-colours.ts';

const css = readFileSync(new URL('./staff.css', import.meta.url), 'utf8');
const site = readColours();

/** The colours declared in the block that an opening line begins. */
function block(opening: string): Map<string, string> {
  const at = css.indexOf(opening);
  if (at < 0) throw new Error(`no block ${opening}`);
  const end = css.indexOf('}', at);
  return new Map(
    [...css.slice(at, end).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
const day = new Map([...site.light, ...block(':root {')]);
const night = new Map([...site.dark, ...block(':root {'), ...block("html[data-theme='dark'],")]);
const menu = new Map([...night, ...block("html[data-theme='light'] .nav {")]);

const ratio = (colours: Map<string, string>, front: string, back: string) =>
  contrastRatio(colours.get(front) ?? front, colours.get(back) ?? back);

const texts = [
  'theme-elevation-600',
  'theme-elevation-650',
  'theme-elevation-700',
  'theme-elevation-800',
  'link',
];
const grounds = ['theme-elevation-0', 'theme-elevation-50', 'surface'];

it.each(texts.flatMap(front => grounds.map(back => [front, back])))(
  'the staff’s text colour %s is readable on %s by day and by night',
  (front, back) => {
    for (const colours of [day, night]) expect(ratio(colours, front, back)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(['good', 'wait', 'bad', 'info', 'quiet'])(
  'words on the colour of the tone "%s" are readable by day and by night',
  tone => {
    for (const colours of [day, night])
      expect(ratio(colours, 'on-tone', `tone-${tone}`)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(['theme-elevation-0', 'theme-elevation-50', 'theme-elevation-100'])(
  'the lines of the ink menu and their mark are readable on %s, also in the light admin',
  back => {
    for (const colours of [menu, night]) {
      expect(ratio(colours, 'theme-elevation-700', back)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(colours, 'saffron', back)).toBeGreaterThanOrEqual(3);
    }
  },
);

it('edges of fields and lines of charts stand out from their ground by day and by night', () => {
  for (const colours of [day, night])
    for (const front of ['theme-elevation-400', 'series', 'focus'])
      for (const back of ['theme-elevation-0', 'surface'])
        expect(ratio(colours, front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(3);
});

it.each([
  ['color-success-600', 'color-success-100'],
  ['color-success-800', 'color-success-150'],
])('Payload’s own words in green are readable: %s on %s', (front, back) => {
  expect(ratio(day, front, back)).toBeGreaterThanOrEqual(4.5);
});
