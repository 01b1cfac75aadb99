import { defaultFooterMenu, defaultMenu } from '#features/navigation/default-menu.rules.ts';

/** The menu the site starts with, as the CMS stores it; labels in both languages, row by row. */
export const sampleMenu = {
  featuredEvent: 'fundraiser-ii',
  items: defaultMenu.map(({ label, ...item }) => ({ data: { ...item, label: label.en }, am: label.am })),
  footer: defaultFooterMenu.map(({ label, path }) => ({ data: { path, label: label.en }, am: label.am })),
};
