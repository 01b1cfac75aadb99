import { createHash } from 'node:crypto';

/**
 * The order of the cascade layers, declared before any style sheet, so that it does not depend on the bundler's order.
 * tokens.css repeats it for pages that load nothing else.
 */
export const layerOrder = '@layer reset,tokens,base,layout,components;';

/** Its hash for the content security policy, which allows no other inline style. */
export const layerOrderHash = `sha256-${createHash('sha256').update(layerOrder).digest('base64')}` as const;
