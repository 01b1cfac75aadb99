/** What is around every screen of the admin, the outermost first. */
export const aroundScreens = [
  '/src/staff/language/amharic-dates.tsx#AmharicDates',
  '/src/staff/trash/delete-dialog.tsx#DeleteDialog',
  '/src/staff/nav/open-nav.tsx#OpenNav',
];
