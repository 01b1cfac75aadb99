import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands; fails naming each rule, its help page and the elements that break it. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const told = violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: `${id}: ${help} (${helpUrl})`,
    elements: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(told, `accessibility of ${page.url()}`).toEqual([]);
}
