/** The components around every admin screen: providers, skip link, menu and the buttons in the top bar. */
export const aroundScreens = {
  providers: [
    '/src/staff/brand/ethiopic-letters.tsx#EthiopicLetters',
    '/src/staff/language/amharic-dates.tsx#AmharicDates',
    '/src/staff/trash/delete-dialog.tsx#DeleteDialog',
    '/src/staff/nav/open-nav.tsx#OpenNav',
    '/src/staff/language/drawers-in-shown-language.tsx#DrawersInShownLanguage',
    '/src/staff/media/named-controls.tsx#NamedControls',
    '/src/staff/fields/fields-in-their-language.tsx#FieldsInTheirLanguage',
  ],
  header: ['/src/staff/nav/skip-link.tsx#SkipLink'],
  Nav: '/src/staff/nav/own-kinds-nav.tsx#OwnKindsNav',
  actions: ['/src/staff/search/search-button.tsx#SearchButton', '/src/staff/nav/view-site.tsx#ViewSite'],
};
