import { adoptStyles } from '#ui/adopt-styles.browser.ts';
import badgeLook from '#ui/components/badge.module.css?inline';
import dayLook from '#ui/components/day.module.css?inline';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import aboutLook from './about-panel.module.css?inline';
import followUsLook from './follow-us.module.css?inline';
import panelLook from './panel.module.css?inline';
import featureLook from './panel-feature.module.css?inline';
import listLook from './panel-list.module.css?inline';

/**
 * Puts each fetched panel after its link, with the styles it needs; what every page has (titles, links, buttons, icons) is
 * left out. The page then treats what is new as it does a list that has grown.
 */
export function insertPanels(fetched: Document, links: readonly HTMLElement[]): void {
  const parts = [spinnerLook, pictureLook, badgeLook, dayLook];
  const own = [panelLook, listLook, featureLook, followUsLook, aboutLook];
  if (!adoptStyles([...parts, ...own])) throw new Error('No style sheets can be adopted.');
  for (const panel of [...fetched.body.children] as HTMLElement[])
    links.find(link => link.getAttribute('href') === panel.dataset.panel)?.after(panel);
  dispatchEvent(new Event('listgrown'));
}
