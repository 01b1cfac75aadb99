import config from '#config';
import { adminRoutes } from './admin-routes.ts';
import { siteRoutes } from './site-routes.ts';

export type Route = { readonly server: 'site' | 'admin'; readonly method: string; readonly path: string };

/** Every address of both servers, as the trees of pages and the configuration of the CMS have them. */
export const listRoutes = async (): Promise<Route[]> => [...siteRoutes(), ...adminRoutes(await config)];
