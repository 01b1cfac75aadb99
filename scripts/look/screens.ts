import { builtRoutes, quietRoutes } from '../../tests/support/built-routes.ts';

/** Every screen that has a picture: the routes, and what is shown where nothing is found. */
export const screens = [
  ...builtRoutes,
  ...quietRoutes,
  '/search?q=medicine',
  '/no-such-page',
  '/events/no-such-event',
  '/news/no-such-post',
  '/projects/no-such-project',
  '/team/nobody',
] as const;

/** The beginning of the name of its pictures. */
export const pictureName = (screen: string): string => screen.slice(1).replaceAll(/[/?=]/g, '-') || 'home';
