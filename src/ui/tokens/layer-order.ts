import { createHash } from 'node:crypto';

/**
 * The order of the cascade layers, said before any style sheet: whichever module's styles a bundler puts first, the
 * layers stay in this order. tokens.css repeats it for pages that load nothing else.
 */
export const layerOrder = '@layer reset,tokens,base,layout,components;';

/** Its hash for the content security policy, which allows no other inline style. */
export const layerOrderHash = `sha256-${createHash('sha256').update(layerOrder).digest('base64')}` as const;
