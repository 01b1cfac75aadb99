/** Every public page there is so far, by its address without language. A post and an event stand for all of theirs. */
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

/** Screens nobody looks for from elsewhere, and so neither search engines nor the site map know of. */
export const quietRoutes = [
  '/cart',
  '/payment/success',
  '/payment/failure',
  '/auth/sign-in',
  '/auth/sign-up',
  '/developers',
] as const;
