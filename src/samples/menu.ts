import { defaultFooterMenu, defaultMenu } from '#features/navigation/default-menu.rules.ts';

/** The initial menu as stored, with labels in both languages. */
export const sampleMenu = {
  featuredEvent: 'fundraiser-ii',
  items: defaultMenu.map(({ label, ...item }) => ({ data: { ...item, label: label.en }, am: label.am })),
  footer: defaultFooterMenu.map(({ label, path }) => ({ data: { path, label: label.en }, am: label.am })),
};
