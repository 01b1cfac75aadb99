/** An address of one of the two servers. */
export type Route = { readonly server: 'site' | 'admin'; readonly method: string; readonly path: string };
