import { z } from 'zod';
import { countKinds, isCountKey, mostNumbersAtOnce, readCountName } from './count.rules.ts';

/** The key of a count: a heading in lower case without separators. */
export const countKey = z.string().refine(isCountKey, 'is not a click key').meta({
  description: 'The key something is counted under: its heading in lower case without separators',
  example: 'fundraiserii',
});

export const countOf = z.int().min(0).meta({ description: 'How often it was counted', example: 12 });

export const countsByKey = z
  .record(z.string(), countOf)
  .meta({ description: 'Numbers by their keys', example: { fundraiserii: 12 } });

/** What clients of the old site send for a page view. */
export const pageViewRequest = z.strictObject({ eventID: countKey });

/** What a browser sends for a click, love or share. */
export const clickRequest = z.strictObject({
  key: countKey,
  kind: z.enum(countKinds).default('click').meta({ description: 'What is counted; by default an opening' }),
});

export const clicksQuery = z.strictObject({ key: countKey.optional() });

export const numbersQuery = z.strictObject({
  of: z
    .array(z.string().refine(name => readCountName(name) !== null, 'is no name such as click:fundraiserii'))
    .max(mostNumbersAtOnce, `at most ${mostNumbersAtOnce} names`)
    .default([])
    .meta({ description: 'What is counted and of what; repeated for each', example: ['view:fundraiserii'] }),
});
