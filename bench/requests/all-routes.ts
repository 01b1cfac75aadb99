import config from '#config';
import { adminRoutes } from './admin-routes.ts';
import type { Route } from './route.ts';
import { siteRoutes } from './site-routes.ts';

/** Every address of both servers, as the trees of pages and the configuration of the CMS have them. */
export const listRoutes = async (): Promise<Route[]> => [...siteRoutes(), ...adminRoutes(await config)];
