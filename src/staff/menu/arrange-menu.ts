import { type AdminGroup, adminGroups } from '#cms/admin-components.ts';
import type { IconName } from '../parts/icon.tsx';

/** A line of the menu, for somebody who may open it. */
export type MenuLine = {
  /** The id of its link: `nav-posts` for a collection, `nav-global-menu` for a global, our own for our own screens. */
  id: string;
  href: string;
  /** In the reader's language. */
  label: string;
  group: AdminGroup;
  /** How many wait there. */
  count: number;
};

export type MenuGroup = { name: AdminGroup; lines: MenuLine[]; count: number };

/** Up to so many lines are read in a glance, and need no groups. */
const MOST_WITHOUT_GROUPS = 8;

/** What most people open most days, in this order. Everything else is in its group. */
const often = [
  'nav-posts',
  'nav-newsletter-issues',
  'nav-gifts',
  'nav-meetings',
  'nav-messages',
  'nav-media',
];

/** Arranges what somebody may open: first what is used often, then the rest in groups, which are shown folded. */
export function arrangeMenu(lines: readonly MenuLine[]): { first: MenuLine[]; groups: MenuGroup[] } {
  if (lines.length <= MOST_WITHOUT_GROUPS) return { first: [...lines], groups: [] };
  const first = often.flatMap(id => lines.find(line => line.id === id) ?? []);
  const rest = lines.filter(({ id }) => !often.includes(id));
  const groups = Object.values(adminGroups).map(name => {
    const own = rest.filter(({ group }) => group === name);
    return { name, lines: own, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
  return { first, groups: groups.filter(({ lines: own }) => own.length > 0) };
}

/** Whether a screen belongs to a line: its own address, or one below it. */
export const isCurrentLine = (line: Pick<MenuLine, 'href'>, path: string): boolean =>
  path === line.href || path.startsWith(`${line.href}/`);

const lineIcons: Readonly<Record<string, IconName>> = {
  'nav-posts': 'pen',
  'nav-newsletter-issues': 'letter',
  'nav-gifts': 'hand',
  'nav-meetings': 'calendar',
  'nav-messages': 'message',
  'nav-figures': 'chart',
  'nav-events': 'event',
  'nav-projects': 'sun',
  'nav-media': 'picture',
  'nav-who-did-what': 'book',
};

/** The icon of a line that stands outside of a group. */
export const lineIcon = (id: string): IconName => lineIcons[id] ?? 'page';

export const groupIcons: Record<AdminGroup, IconName> = {
  [adminGroups.write]: 'book',
  [adminGroups.pictures]: 'picture',
  [adminGroups.work]: 'sun',
  [adminGroups.site]: 'page',
  [adminGroups.people]: 'people',
  [adminGroups.records]: 'gear',
};
