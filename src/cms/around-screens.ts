import { adminComponents } from '#cms/admin-components.ts';

/** The components around every admin screen: providers, skip link, menu and the buttons in the top bar. */
export const aroundScreens = {
  providers: [
    adminComponents.EthiopicLetters,
    adminComponents.AmharicDates,
    adminComponents.DeleteDialog,
    adminComponents.OpenNav,
    adminComponents.DrawersInShownLanguage,
    adminComponents.NamedControls,
    adminComponents.FieldsInTheirLanguage,
  ],
  header: [adminComponents.SkipLink],
  Nav: adminComponents.OwnKindsNav,
  actions: [adminComponents.SearchButton, adminComponents.ViewSite],
};
