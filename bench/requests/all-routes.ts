import config from '#config';
import { adminRoutes } from './admin-routes.ts';
import type { Route } from './route.ts';
import { siteRoutes } from './site-routes.ts';

/** Every address of both servers, from the page trees and the CMS configuration. */
export const listRoutes = async (): Promise<Route[]> => [...siteRoutes(), ...adminRoutes(await config)];
