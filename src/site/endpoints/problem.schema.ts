import { z } from 'zod';

/** The members of every problem document (RFC 9457). */
export const problemShape = z.looseObject({
  type: z.literal('about:blank'),
  title: z.string().meta({ description: 'The words of the status', example: 'Bad Request' }),
  status: z.int().meta({ example: 400 }),
  detail: z.string().meta({
    description: 'What was wrong, in a sentence for whoever wrote the call',
    example: 'eventID: is not a click key',
  }),
  reference: z.string().optional().meta({ description: 'The reference of a fault of ours in the log' }),
});
