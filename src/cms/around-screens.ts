/** What is around every screen of the admin: the outermost first, and what is in the bar above. */
export const aroundScreens = {
  providers: [
    '/src/staff/language/amharic-dates.tsx#AmharicDates',
    '/src/staff/trash/delete-dialog.tsx#DeleteDialog',
    '/src/staff/nav/open-nav.tsx#OpenNav',
  ],
  actions: ['/src/staff/search/search-button.tsx#SearchButton'],
};
