import type { Islands } from '#ui/islands/hydrate.browser.ts';

/** Every island of the site, by the name in its markup. */
export const islands: Islands = {
  AddToCart: () => import('#features/tickets/cart-buttons.island.tsx').then(of => of.AddToCart),
  BarLinks: () => import('#site/frame/bar-links.island.tsx').then(of => of.BarLinks),
  BookingForm: () => import('#features/meetings/booking-form.island.tsx').then(of => of.BookingForm),
  Cart: () => import('#features/tickets/cart.island.tsx').then(of => of.Cart),
  CartLink: () => import('#features/tickets/cart-buttons.island.tsx').then(of => of.CartLink),
  ColourModeControl: () =>
    import('#site/frame/colour-mode-control.island.tsx').then(of => of.ColourModeControl),
  ContactForm: () => import('#features/contact/contact-form.island.tsx').then(of => of.ContactForm),
  DismissBanner: () => import('#site/frame/dismiss-banner.island.tsx').then(of => of.DismissBanner),
  DonationFields: () =>
    import('#money/donations/form/donation-form.island.tsx').then(of => of.DonationFields),
  Initiative: () => import('#features/home/initiative.island.tsx').then(of => of.Initiative),
  LoveToggle: () => import('#features/engagement/love-toggle.island.tsx').then(of => of.LoveToggle),
  MeetCalendar: () => import('#features/meetings/meet-calendar.island.tsx').then(of => of.MeetCalendar),
  MoreList: () => import('#ui/components/more-list.island.tsx').then(of => of.MoreList),
  PageNumbers: () => import('#features/engagement/numbers.island.tsx').then(of => of.PageNumbers),
  Paid: () => import('#features/tickets/paid.island.tsx').then(of => of.Paid),
  PasskeyForm: () => import('#features/accounts/passkey/passkey-form.island.tsx').then(of => of.PasskeyForm),
  ProfileCard: () => import('#site/frame/profile-card.island.tsx').then(of => of.ProfileCard),
  SearchField: () => import('#features/search/search-field.island.tsx').then(of => of.SearchField),
  ShareButton: () => import('#features/engagement/share.island.tsx').then(of => of.ShareButton),
  ShareDialog: () => import('#features/engagement/share.island.tsx').then(of => of.ShareDialog),
  SharePage: () => import('#site/frame/panels/share-page.island.tsx').then(of => of.SharePage),
  Slideshow: () => import('#features/home/slideshow.island.tsx').then(of => of.Slideshow),
  SubscribeForm: () => import('#features/newsletter/subscribe-form.island.tsx').then(of => of.SubscribeForm),
  SubscriptionDialog: () =>
    import('#features/newsletter/subscription-dialog.island.tsx').then(of => of.SubscriptionDialog),
  Toasts: () => import('#ui/components/toasts.island.tsx').then(of => of.Toasts),
  TryEndpoint: () => import('#site/endpoints/try-endpoint.island.tsx').then(of => of.TryEndpoint),
};
