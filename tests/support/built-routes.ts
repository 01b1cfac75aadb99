/** Every public page there is so far, by its address without language. A post and an event stand for all of theirs. */
export const builtRoutes = [
  '/',
  '/about',
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
] as const;
