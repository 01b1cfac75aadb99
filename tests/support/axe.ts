import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Checks the page in its current state; fails with each rule, its help page and the elements that break it. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The pages have no frames, so it runs in the page itself, in a third of the time @axe-core/playwright takes.
  if (!isThere) await page.evaluate(axe.source);
  // A colour on its way from light to dark has the contrast of neither.
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(each => each instanceof CSSTransition && each.playState === 'running');
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(
    ([options, within]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(within ? { include: within } : document, options),
    [options, within] as const,
  );
  const found = violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: `${id}: ${help} (${helpUrl})`,
    elements: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
