/** Every public page so far, by its address without language. One post and one event represent all of theirs. */
export const builtRoutes = [
  '/',
  '/about',
  '/donate',
  '/events',
  '/events/fundraiser-ii',
  '/news',
  '/news/donations-up-40-percent',
  '/team',
  '/team/pharmacist',
  '/projects',
  '/projects/medicines-for-children',
  '/partnership',
  '/partnership/medsupply-mission',
  '/testimonial',
  '/legal/privacy',
  '/legal/terms-and-conditions',
  '/reports',
  '/meet',
  '/contact',
  '/sales/get-tickets',
  '/latest-updates',
  '/newsletter',
  '/newsletter/a-medicine-that-is-started-can-be-continued',
  '/offline',
  '/search',
  '/site-map',
] as const;

/** Screens nobody navigates to from elsewhere, which are excluded from search engines and the site map. */
export const quietRoutes = [
  '/cart',
  '/payment/success',
  '/payment/failure',
  '/auth/sign-in',
  '/auth/sign-up',
  '/developers',
] as const;
