/** The headings of the admin menu, in their order. */
export const adminGroups = {
  updates: 'News and events',
  newsletter: 'Newsletter',
  work: 'What we do',
  home: 'Home page',
  pictures: 'Pictures and consent',
  pages: 'Other pages',
  fromVisitors: 'From visitors',
  settings: 'Settings',
  behind: 'Behind the scenes',
} as const;

export type AdminGroup = (typeof adminGroups)[keyof typeof adminGroups];
