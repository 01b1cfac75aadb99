import { z } from 'zod';
import { countKinds, isCountKey } from './count.rules.ts';

/** What a browser sends when somebody opened a post or loved an event. */
export const countRequest = z.strictObject({
  kind: z.enum(countKinds).default('click'),
  key: z.string().refine(isCountKey, 'is not a click key'),
});

export type CountRequest = z.infer<typeof countRequest>;
