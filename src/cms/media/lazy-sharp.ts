import { createRequire } from 'node:module';
import type { SharpDependency } from 'payload';

const load = createRequire(import.meta.url);

/** sharp, loaded when it is first called: a site process, which stores no picture of staff, never needs its libraries. */
export const sharp: SharpDependency = (input, options) => load('sharp')(input, options);
