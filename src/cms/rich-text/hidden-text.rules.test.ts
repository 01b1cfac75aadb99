import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { visibilityIn } from './hidden-text.rules.ts';
import { textNodes } from './page-nodes.rules.ts';
import type { Rendered } from './rendered-copy.ts';

const { DOMParser } = new Window();

/** Rendered as its `style` attributes state, without a style sheet; positions are static unless stated. */
function readStyle(element: Element): CSSStyleDeclaration {
  const stated = new Map([['position', 'static']]);
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const [name = '', ...value] = declaration.split(':');
    stated.set(name.trim(), value.join(':').trim());
  }
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property: string) =>
      property === 'getPropertyValue'
        ? (name: string) => stated.get(name) ?? ''
        : (stated.get(property.replace(/^webkit|[A-Z]/g, part => `-${part.toLowerCase()}`)) ?? ''),
  });
}

/** The box that an attribute states as left, top, right and bottom; null without it. */
function statedBox(element: Element | null, attribute: string): DOMRect | null {
  const sides = element?.getAttribute(attribute)?.split(' ').map(Number);
  if (!sides) return null;
  const [left, top, right, bottom] = sides;
  return { left, top, right, bottom } as DOMRect;
}

/** A page 1,000 px wide. `data-box` is the box of an element, `data-text` that of its text. */
const look: Rendered = {
  readStyle,
  measureBox: node =>
    node.nodeType === 1 ? statedBox(node as Element, 'data-box') : statedBox(node.parentElement, 'data-text'),
  width: 1_000,
};

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** How the text "x" of a page is seen. */
function visibility(html: string) {
  const text = textNodes(parsed(html).body).find(node => node.data.includes('x'));
  if (!text) throw new Error('There is no text to look at');
  return visibilityIn(look).judgeVisibility(text);
}

const styled = (style: string) => `<p>seen <b style="${style}">x</b></p>`;

describe('text that nobody sees', () => {
  it.each([
    ['an attribute', '<p hidden><b>x</b></p>'],
    ['an attribute of one of three levels', '<div hidden><p><b>x</b></p></div>'],
    ['an element in whose place something else is shown', '<object>x</object>'],
    ['a closed dialog', '<dialog><b>x</b></dialog>'],
    ['the list of a field', '<datalist><b>x</b></datalist>'],
    ['the title of a drawing', '<svg><title>x</title></svg>'],
    ['the definitions of a drawing', '<svg><defs><text>x</text></defs></svg>'],
    ['a style around it', '<div style="display:none"><b>x</b></div>'],
  ])('text in or below %s is hidden', (_, html) => {
    expect(visibility(html)).toBe('hidden');
  });

  it.each([
    'display:none',
    'content-visibility:hidden',
    'opacity:0',
    'opacity:0.09',
    'filter:opacity(0)',
    'filter:blur(2px) opacity(0%)',
    'filter:opacity(0.04)',
    'overflow:hidden;width:1px',
    'overflow:hidden;height:0px',
    'overflow-y:clip;height:1px',
    'overflow-x:auto;width:0px',
    'overflow:scroll;height:0.5px',
    'position:absolute;clip:rect(1px, 1px, 1px, 1px)',
    'position:fixed;clip:rect(0px, 1px, 10px, 0px)',
    'position:absolute;clip:rect(0px, 10px, 1px, 0px)',
    'clip-path:rect(0px 10px 0px 0px)',
    'clip-path:inset(50%)',
    'clip-path:inset(0px 50%)',
    'clip-path:inset(60% 0px 40%)',
    'clip-path:inset(0px 70% 0px 30%)',
    'clip-path:circle(0px at 50% 50%)',
    'clip-path:ellipse(0px 10px)',
    'clip-path:polygon(0px 0px, 0px 0px, 0px 0px)',
    'clip-path:polygon(0px 0px,100% 0px, 0px 0px)',
    'transform:matrix(0, 0, 0, 0, 5, 5)',
    'transform:scale(0)',
    'transform:scaleX(0)',
    'transform:scaleY(0)',
    'transform:rotate(5deg) scale3d(0, 0, 0)',
    'scale:0',
    'scale:0 1',
    'font-size:0px',
    'font-size:1.9px',
    'visibility:hidden',
    'visibility:collapse',
  ])('text with the style "%s" is hidden', style => {
    expect(visibility(styled(style))).toBe('hidden');
  });

  it.each([
    'display:inline',
    'content-visibility:auto',
    'opacity:0.1',
    'opacity:1',
    'filter:opacity(0.5)',
    'filter:opacity(0.10)',
    'filter:opacity(10%)',
    'width:0px;height:0px',
    'overflow:visible;width:0px',
    'overflow:hidden;width:2px;height:2px',
    'overflow:hidden;width:auto;height:0.5em',
    'clip:rect(1px, 1px, 1px, 1px)',
    'position:relative;clip:rect(1px, 1px, 1px, 1px)',
    'position:absolute;clip:auto',
    'position:absolute;clip:rect(0px, 2px, 2px, 0px)',
    'position:absolute;clip:rect(0px, 0px, 0px)',
    'clip-path:none',
    'clip-path:url(#circle(0))',
    'clip-path:inset(49%)',
    'clip-path:inset(60% 0px 39% 10px)',
    'clip-path:inset(100px)',
    'clip-path:circle(50%)',
    'clip-path:ellipse(1px 0px)',
    'clip-path:polygon(0px 0px, 100% 0px, 100% 100%)',
    'transform:matrix(1, 0, 0, 1, 0, 0)',
    'transform:matrix(0, 1, -1, 0, 0, 0)',
    'transform:scale(0.5)',
    'scale:0.5',
    'scale:10',
    'font-size:2px',
    'font-size:0.1em',
    'visibility:visible',
  ])('text with the style "%s" is shown', style => {
    expect(visibility(styled(style))).toBe('shown');
  });

  it('an element may have visible letters in one with invisible or tiny ones, but not in one that is hidden', () => {
    const inside = (around: string) =>
      visibility(`<p style="${around}"><b style="visibility:visible;font-size:12px">x</b></p>`);
    expect(inside('visibility:hidden;font-size:0px')).toBe('shown');
    expect(inside('opacity:0')).toBe('hidden');
  });

  it('blanks are not judged', () => {
    const page = parsed('<p hidden> \n </p>');
    expect(textNodes(page.body).map(visibilityIn(look).judgeVisibility)).toEqual(['shown']);
  });

  it('a picture is hidden by its own style or one around it', () => {
    const isHidden = (html: string) => {
      const [picture] = parsed(html).querySelectorAll('img');
      return visibilityIn(look).isHidden(picture as Element);
    };
    expect(isHidden('<p><img></p>')).toBe(false);
    expect(isHidden('<p><img style="visibility:hidden"></p>')).toBe(true);
    expect(isHidden('<p style="display:none"><span><img></span></p>')).toBe(true);
  });
});

describe('details', () => {
  it.each([
    ['hidden', '<details><summary>seen</summary><p>x</p></details>'],
    ['hidden', '<details>x</details>'],
    ['hidden', '<details><summary>seen</summary><summary>x</summary></details>'],
    ['hidden', '<details><p><summary>x</summary></p></details>'],
    ['hidden', '<details><summary>seen</summary><details open>x</details></details>'],
    ['shown', '<details><summary><b>x</b></summary><p>more</p></details>'],
    ['shown', '<details open><summary>seen</summary><p>x</p></details>'],
  ])('text is %s in %s', (expected, html) => {
    expect(visibility(html)).toBe(expected);
  });
});

describe('letters on their ground', () => {
  it.each([
    'color:#fff',
    'color: #FFFFFF',
    'color:White',
    'color:rgb(255, 255, 255)',
    'color:rgb(255 255 255)',
    'color:rgb(224, 224, 224)',
    'color:#eee',
    'color:#ffe',
    'color:transparent',
    'color:rgba(0, 0, 0, 0.1)',
    'color:rgb(0 0 0 / 10%)',
    'color:black;-webkit-text-fill-color:#fff',
    'background-color:black',
    'background-color:#000000;color:currentcolor',
    'background-color:black;color:canvastext',
    'background-color:rgb(10, 200, 30);color:rgb(10, 231, 30)',
  ])('letters are hidden that differ little from their ground: %s', style => {
    expect(visibility(styled(style))).toBe('hidden');
  });

  it.each([
    '',
    'color:rgb(223, 223, 223)',
    'color:#ddd',
    'color:#dddddd',
    'color:navy',
    'color:inherit',
    'color:rgba(0, 0, 0, 0.2)',
    'color:rgb(0 0 0 / 20%)',
    'color:#fff;-webkit-text-fill-color:black',
    'background-color:black;color:white',
    'background-color:initial;color:unset',
    'background-color:transparent',
    'background-color:none',
    'background-color:rgb(10, 200, 30);color:rgb(10, 232, 30)',
    'background-color:rgb(10, 200, 30);color:rgb(10, 168, 30)',
  ])('letters are shown that differ enough from their ground: %s', style => {
    expect(visibility(styled(style))).toBe('shown');
  });

  it('old attributes state colours where no style does', () => {
    expect(visibility('<p><font color="#FFFFFF">x</font></p>')).toBe('hidden');
    expect(visibility('<p><font color="#FFFFFF" style="color:black">x</font></p>')).toBe('shown');
    expect(visibility('<table bgcolor="black"><tr><td>x</td></tr></table>')).toBe('hidden');
    expect(
      visibility('<table bgcolor="black" style="background-color:white"><tr><td>x</td></tr></table>'),
    ).toBe('shown');
  });

  const within = (around: string, own: string) =>
    visibility(`<div style="${around}"><p style="${own}">x</p></div>`);

  it('the ground is that of the nearest element that is not transparent, with what shines through', () => {
    expect(within('background-color:#333', 'color:white')).toBe('shown');
    expect(within('background-color:#333', 'background-color:white;color:white')).toBe('hidden');
    const half = 'background-color:rgba(255, 255, 255, 0.5)';
    expect(within('background-color:black', `${half};color:rgb(128, 128, 128)`)).toBe('hidden');
    expect(within('background-color:black', `${half};color:white`)).toBe('shown');
    expect(within('', `${half};color:white`)).toBe('hidden');
  });

  it.each(['url(a.jpg)', 'linear-gradient(red, blue)', 'image-set(a.png)'])(
    'light letters on the picture %s are unsure, and dark ones are shown',
    picture => {
      const around = `background-image:${picture}`;
      expect(within(around, 'color:white')).toBe('unsure');
      expect(within(around, 'color:rgb(200, 200, 200)')).toBe('unsure');
      expect(within(around, 'color:rgba(0, 0, 0, 0.5)')).toBe('unsure');
      expect(within(around, 'color:rgb(199, 255, 255)')).toBe('shown');
      expect(within(around, 'color:rgb(255, 199, 255)')).toBe('shown');
      expect(within(around, 'color:rgba(0, 0, 0, 0.6)')).toBe('shown');
    },
  );

  it('a picture behind an opaque ground does not count', () => {
    expect(within('background-image:url(a.jpg)', 'background-color:white;color:white')).toBe('hidden');
    expect(within('background-image:url(a.jpg)', 'background-color:black;color:white')).toBe('shown');
    expect(within('background-image:none', 'color:white')).toBe('hidden');
  });

  it.each(['oklch(50% 0 0)', '#fffff', '#ff', 'rgb(calc(1))', 'color(srgb 1 1 1)'])(
    'letters of a colour written as %s are unsure',
    colour => {
      expect(visibility(styled(`color:${colour}`))).toBe('unsure');
    },
  );

  it('on a ground whose colour is not understood, light letters are unsure and dark ones shown', () => {
    expect(within('background-color:oklch(20% 0.1 250)', 'color:white')).toBe('unsure');
    expect(within('background-color:oklch(20% 0.1 250)', 'color:#222')).toBe('shown');
  });
});

describe('text outside of what can be seen', () => {
  const placed = (box: string, around = '') => `<div ${around}><b data-text="${box}">x</b></div>`;

  it.each([
    ['shown', 'in the page', '10 10 50 30'],
    ['shown', 'hanging out a little to the left', '-300 10 -100 30'],
    ['hidden', 'left of the page', '-300 10 -101 30'],
    ['shown', 'with a pixel below the top', '10 -30 50 1'],
    ['hidden', 'above the page', '10 -30 50 0'],
    ['shown', 'four pages to the right', '4000 10 4100 30'],
    ['hidden', 'farther to the right', '4001 10 4100 30'],
    ['shown', 'far below', '10 90000 50 90030'],
    ['shown', 'a pixel wide and high', '10 10 11 11'],
    ['hidden', 'no pixel wide', '10 10 10.5 30'],
    ['hidden', 'no pixel high', '10 10 50 10.5'],
  ])('text is %s that is %s', (expected, _, box) => {
    expect(visibility(placed(box))).toBe(expected);
  });

  it.each([
    ['hidden', '200 10 300 30', 'overflow:hidden'],
    ['hidden', '200 10 300 30', 'overflow-x:clip'],
    ['shown', '50 10 300 30', 'overflow:hidden'],
    ['hidden', '10 99.5 50 130', 'overflow:hidden'],
    ['hidden', '10 0 50 20.5', 'overflow:hidden'],
    ['hidden', '0 30 20.5 60', 'overflow:hidden'],
    ['hidden', '99.5 30 120 60', 'overflow:hidden'],
    ['shown', '200 10 300 30', 'overflow:visible'],
    ['shown', '10 500 50 530', 'overflow:auto'],
    ['shown', '10 500 50 530', 'overflow-x:hidden;overflow-y:scroll'],
  ])('text is %s at %s in an element from 20 20 to 100 100 with %s', (expected, box, style) => {
    expect(visibility(placed(box, `data-box="20 20 100 100" style="${style}"`))).toBe(expected);
  });

  it('text that can be scrolled to is where its scrolling element is', () => {
    const around = 'style="overflow:auto" data-box="-400 0 -200 100"';
    expect(visibility(placed('10 10 50 30', around))).toBe('hidden');
  });

  it('what a page itself cuts can be scrolled to, and an element without a box cuts nothing', () => {
    expect(
      visibility('<body style="overflow:hidden" data-box="0 0 9 9"><b data-text="9 500 50 530">x</b></body>'),
    ).toBe('shown');
    expect(visibility(placed('200 10 300 30', 'style="overflow:hidden"'))).toBe('shown');
  });

  const nested = (outer: string, middle: string, own: string) =>
    visibility(
      `<div style="overflow:hidden;${outer}" data-box="0 0 9 9"><div style="${middle}" data-box="200 9 300 30">` +
        `<b style="${own}" data-box="200 9 300 30" data-text="200 9 300 30">x</b></div></div>`,
    );

  it.each([
    ['hidden', '', '', ''],
    ['shown', '', '', 'position:absolute'],
    ['hidden', 'position:relative', '', 'position:absolute'],
    ['hidden', '', 'position:relative', 'position:absolute'],
    ['shown', '', 'position:absolute', 'position:absolute'],
    ['shown', 'position:relative', '', 'position:fixed'],
    ['shown', 'position:relative', 'position:fixed', ''],
  ])('text is %s in a cutting element (%s), another one (%s) and its own (%s)', (expected, ...styles) => {
    expect(nested(...styles)).toBe(expected);
  });
});
