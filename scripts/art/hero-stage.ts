import type { Browser, Page } from '@playwright/test';
import { readDrawing } from './drawing-source.ts';
import type { HeroPose } from './hero-pose.ts';

type MovingParts = { motifs: number[]; flowerCount: number };
declare global {
  interface Window {
    moveHero(pose: HeroPose): void;
  }
}

/**
 * Runs in the page. Finds the moving parts (by id in the layered drawings, by place in the wide ones), gathers each
 * flower's stem, leaf and head, and keeps `moveHero` ready. Everything between birds and flowers is marked as land.
 */
function prepareStage(): MovingParts {
  const svg = document.querySelector('svg') as SVGSVGElement;
  const parts = [...svg.children].filter(part => part.tagName !== 'defs');
  const sun = svg.querySelector('#sun > g, .l-sun') as SVGGElement;
  const sunPlace = parts.findIndex(part => part.contains(sun));
  const isLayer = (part: Element) =>
    part.matches('[filter]') || part.querySelector(':scope > [filter]') !== null;
  const firstLand = parts.findIndex((part, place) => place > sunPlace && isLayer(part));
  const figures = parts.findLastIndex(isLayer);
  const birds = parts.slice(sunPlace + 1, firstLand) as SVGElement[];
  for (const part of parts.slice(firstLand, figures + 1)) part.setAttribute('data-land', '');

  const layer = svg.querySelector('#flowers');
  const flowers: Array<{ group: SVGElement; base: DOMPoint }> = [];
  for (const piece of layer ? [...layer.children] : parts.slice(figures + 1)) {
    if (piece.hasAttribute('stroke')) {
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      group.setAttribute('data-flower', '');
      piece.before(group);
      const stem = piece as SVGPathElement;
      flowers.push({ group, base: stem.getPointAtLength(stem.getTotalLength()) });
    }
    flowers.at(-1)?.group.append(piece);
  }

  const rings = [...sun.querySelectorAll('path')];
  const centre = sun.querySelector('circle');
  const at = `${centre?.getAttribute('cx')} ${centre?.getAttribute('cy')}`;
  window.moveHero = pose => {
    rings.forEach((ring, place) => {
      ring.setAttribute('transform', `rotate(${pose.rings[place]} ${at})`);
    });
    for (const bird of birds) bird.setAttribute('transform', `translate(${pose.birds} 0)`);
    flowers.forEach(({ group, base }, place) => {
      group.setAttribute('transform', `rotate(${pose.flowers[place]} ${base.x} ${base.y})`);
    });
  };
  const motifs = rings.map(ring => ring.getAttribute('d')?.match(/z/gi)?.length ?? 1);
  return { motifs, flowerCount: flowers.length };
}

/** Runs in the page. Puts the land, drawn once, in the place of its shapes: it never moves, so it never flickers. */
async function freezeLand(png: string): Promise<void> {
  const land = [...document.querySelectorAll('[data-land]')];
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
  const { width, height } = (document.querySelector('svg') as SVGSVGElement).viewBox.baseVal;
  image.setAttribute('width', `${width}`);
  image.setAttribute('height', `${height}`);
  image.setAttribute('href', png);
  await new Promise((drawn, failed) => {
    image.addEventListener('load', drawn);
    image.addEventListener('error', failed);
    land[0]?.before(image);
  });
  for (const part of land) part.remove();
}

const hideAllButLand = 'svg>*:not(defs):not([data-land]){visibility:hidden}';

/** A page showing one hero drawing at `width` x `height` pixels, with its land frozen and the rest ready to move. */
export async function openHeroStage(browser: Browser, name: string, width: number, height: number) {
  const page: Page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0}body>svg{display:block;width:${width}px;height:${height}px}</style>${readDrawing(name).svg}`,
  );
  const parts = await page.evaluate(prepareStage);
  const veil = await page.addStyleTag({ content: hideAllButLand });
  const png = await page.screenshot({ omitBackground: true });
  await veil.evaluate(style => (style as Element).remove());
  await page.evaluate(freezeLand, `data:image/png;base64,${png.toString('base64')}`);
  return {
    parts,
    async shoot(pose: HeroPose): Promise<Buffer> {
      await page.evaluate(position => window.moveHero(position), pose);
      return page.screenshot();
    },
    close: () => page.close(),
  };
}
