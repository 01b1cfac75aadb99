import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { createProofChallenge as newTask } from '../subscribe-limits.ts';

/** The challenge our forms solve while they are filled in; generated here, without a third party. */
export const getProofChallenge = defineEndpoint({
  id: 'askForWork',
  method: 'GET',
  path: '/api/proof',
  area: 'Newsletter',
  summary: 'A task whose solution lets a network subscribe more often',
  details:
    'An ALTCHA challenge (version 2). Its solution is sent as `proof` with a subscription: the JSON of ' +
    '{challenge, solution}. A subscription without one is taken too, under a stricter limit.',
  responses: {
    200: {
      description: 'A task that holds for twenty minutes.',
      body: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
    },
  },
}).handler(async ({ renderContext }) => {
  const { parameters, signature = '' } = await newTask(renderContext.now);
  return { status: 200, body: { parameters: { ...parameters }, signature } };
});
