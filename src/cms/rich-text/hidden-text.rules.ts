import type { Rendered } from './rendered-copy.ts';

/**
 * `unsure`: its background is a picture, or a colour is written in a way that is not compared here. Most of such text is
 * visible, as in the head of a page, so it is kept and the person who pastes is asked to look.
 */
export type Visibility = 'shown' | 'hidden' | 'unsure';

/** What a browser shows to nobody, or only after a press or without scripts. Text of `details` is looked at by itself. */
const CLOSED =
  '[hidden], template, noscript, noframes, noembed, object, video, audio, canvas, datalist, dialog:not([open]), ' +
  'script, style, svg title, svg desc, svg metadata, svg defs';

/** Judges nodes of a page by how it is rendered: whether a person who looks at the page can see them. */
export function visibilityIn(look: Rendered) {
  const known = new Map<Element, Box>();
  const findBox = (element: Element): Box => {
    const box = known.get(element) ?? readBox(element, look);
    known.set(element, box);
    return box;
  };
  const isUnseen = ([own, ...around]: Box[]) =>
    !own?.hasVisibleText || [own, ...around].some(box => box.isHidden);
  return {
    isHidden: (element: Element): boolean => isUnseen(withAncestors(element).map(findBox)),
    judgeVisibility: (text: Text): Visibility => {
      const boxes = withAncestors(text.parentElement).map(findBox);
      if (text.data.trim() === '') return 'shown';
      if (isUnseen(boxes) || isInClosedDetails(text)) return 'hidden';
      return isOutside(look.measureBox(text), boxes, look.width) ? 'hidden' : onItsGround(boxes);
    },
  };
}

/** An element and those around it. */
function withAncestors(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = element; at; at = at.parentElement) found.push(at);
  return found;
}

/** What the rest needs to know of an element. */
type Box = {
  isHidden: boolean;
  /** What a descendant may have otherwise: size of letters and visibility. */
  hasVisibleText: boolean;
  colour: string;
  ground: string;
  hasPicture: boolean;
  position: string;
  overflow: 'shown' | 'cut' | 'scrolled';
  rect: Rect | null;
};

function readBox(element: Element, look: Rendered): Box {
  const style = look.readStyle(element);
  const overflow = `${style.overflowX} ${style.overflowY} ${style.overflow}`;
  const isPage = element.matches('html, body'); // Their overflow is the window's.
  const cut = /hidden|clip/.test(overflow) ? 'cut' : 'shown';
  return {
    isHidden: element.matches(CLOSED) || isHidden(style),
    hasVisibleText: !(pixels(style.fontSize) < 2 || /hidden|collapse/.test(style.visibility)),
    colour: style.webkitTextFillColor || style.color || element.getAttribute('color') || '',
    ground: style.backgroundColor || element.getAttribute('bgcolor') || '',
    hasPicture: /url|gradient|image/.test(style.backgroundImage),
    position: style.position,
    overflow: isPage ? 'shown' : /auto|scroll/.test(overflow) ? 'scrolled' : cut,
    rect: look.measureBox(element),
  };
}

function isHidden(style: CSSStyleDeclaration): boolean {
  const isCut = /hidden|clip|auto|scroll/.test(`${style.overflowX} ${style.overflowY} ${style.overflow}`);
  return (
    style.display === 'none' ||
    style.getPropertyValue('content-visibility') === 'hidden' ||
    Number.parseFloat(style.opacity || '1') < 0.1 ||
    /opacity\(0(\.0\d*)?%?\)/.test(style.filter) ||
    (isCut && (pixels(style.width) <= 1 || pixels(style.height) <= 1)) ||
    (/absolute|fixed/.test(style.position) && cutsAll(style.getPropertyValue('clip'))) ||
    cutsAll(style.getPropertyValue('clip-path')) ||
    /^matrix\(0, 0, 0, 0,|scale(X|Y|3d)?\(0[,)]/i.test(style.transform) ||
    /^0( |$)/.test(style.getPropertyValue('scale'))
  );
}

/** Whether a clip or clip-path leaves a pixel at most: `rect(0, 0, 0, 0)`, `inset(50%)`, `circle(0)`, `polygon(0 0, 0 0)`. */
function cutsAll(shape: string): boolean {
  const [, name, inside = ''] = /^(rect|inset|circle|ellipse|polygon)\(([^)]*)\)/.exec(shape) ?? [];
  const numbers = [...inside.matchAll(/-?[\d.]+/g)].map(Number);
  const [top = 0, right = top, bottom = top, left = right] = numbers;
  if (name === 'rect') return numbers.length === 4 && (right - left <= 1 || bottom - top <= 1);
  if (name === 'inset') return inside.includes('%') && (top + bottom >= 100 || left + right >= 100);
  if (name === 'polygon') return new Set(inside.split(',').map(point => point.trim())).size <= 2;
  return name !== undefined && top === 0;
}

const pixels = (length: string) => (/^-?[\d.]+px$/.test(length) ? Number.parseFloat(length) : Number.NaN);

/** Everything in a closed `details` but its first summary. */
function isInClosedDetails(text: Text): boolean {
  let inside: Node = text;
  for (let at = text.parentElement; at; inside = at, at = at.parentElement)
    if (at.matches('details:not([open])') && inside !== at.querySelector(':scope > summary')) return true;
  return false;
}

type Rect = { left: number; top: number; right: number; bottom: number };

/** Bullets may hang out of a page whose margins are not on the clipboard. */
const INDENT = 100;

/** Left of the page, above it or far to the right, where nobody can scroll; or outside of what an element around it shows. */
function isOutside(rect: Rect | null, boxes: readonly Box[], width: number): boolean {
  if (!rect) return false;
  let [seen, position] = [rect, 'static'];
  for (const box of boxes) {
    const isAround = position === 'absolute' ? box.position !== 'static' : position !== 'fixed';
    if (!isAround || !box.rect) continue;
    if (box.overflow === 'scrolled') seen = box.rect;
    if (box.overflow === 'cut') seen = overlap(seen, box.rect);
    position = box.position;
  }
  const isNothing = seen.right - seen.left < 1 || seen.bottom - seen.top < 1;
  return isNothing || seen.right < -INDENT || seen.bottom <= 0 || seen.left > 4 * width;
}

const overlap = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Colour = [red: number, green: number, blue: number, opacity: number];

const WHITE: Colour = [255, 255, 255, 1];
/** Grey on white is visible from #dedede on. */
const LEAST_DIFFERENCE = 32;

function onItsGround(boxes: readonly Box[]): Visibility {
  const letters = parseColour(boxes[0]?.colour ?? '', [0, 0, 0, 1]);
  const layers: Colour[] = [];
  let isSure = letters !== null;
  for (const box of boxes) {
    const layer = parseColour(box.ground, [0, 0, 0, 0]);
    if (layer === null || box.hasPicture) isSure = false;
    if (layer) layers.push(layer);
    if (!isSure || layer?.[3] === 1) break;
  }
  if (!isSure || !letters) return letters && isMiddling(letters) ? 'shown' : 'unsure';
  const ground = layers.reduceRight((below, layer) => over(layer, below), WHITE);
  const difference = over(letters, ground).map((part, at) => Math.abs(part - (ground[at] ?? 0)));
  return Math.max(...difference) < LEAST_DIFFERENCE ? 'hidden' : 'shown';
}

/** Dark letters are not asked about on every page that has a picture for its background. */
const isMiddling = ([red, green, blue, opacity]: Colour) => opacity > 0.5 && Math.min(red, green, blue) < 200;

const over = ([red, green, blue, opacity]: Colour, below: Colour): Colour => {
  const mixed = [red, green, blue].map((part, at) => part * opacity + (below[at] ?? 0) * (1 - opacity));
  return [...mixed, 1] as Colour;
};

/** Browsers compute colours as `rgb(…)`. The names and numbers are those of attributes. Null for newer forms, such as oklch. */
function parseColour(written: string, none: Colour): Colour | null {
  const text = written.trim().toLowerCase();
  if (/^(|none|initial|inherit|unset|currentcolor|canvastext)$/.test(text)) return none;
  if (text === 'transparent') return [0, 0, 0, 0];
  if (text === 'white') return WHITE;
  if (text === 'black') return [0, 0, 0, 1];
  // Browsers know the other names; where nothing computes them, they are neither.
  if (/^[a-z]+$/.test(text)) return [128, 128, 128, 1];
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (digits) {
    const size = digits.length / 3;
    const parts = [0, 1, 2].map(at => digits.slice(at * size, (at + 1) * size).repeat(3 - size));
    return [...parts.map(part => Number.parseInt(part, 16)), 1] as Colour;
  }
  const inside = /^rgba?\(([\d., /%]+)\)$/.exec(text)?.[1];
  if (!inside) return null;
  const [red = 0, green = 0, blue = 0, opacity = 1] = inside.split(/[ ,/]+/).map(Number.parseFloat);
  return [red, green, blue, inside.includes('%') ? opacity / 100 : opacity];
}
