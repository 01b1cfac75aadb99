import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import { contactTexts } from './contact.texts.ts';
import { messageRequest, sendMessage as send } from './send-message.action.ts';

export const sendMessage = defineEndpoint({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/contact',
  area: 'Contact',
  summary: 'A message goes to the inbox of staff',
  body: messageRequest.strict(),
  responses: {
    200: { description: 'It has arrived.', body: z.strictObject({ success: z.literal(true) }) },
    429: {
      description: 'This network has written often enough for now.',
      members: z.object({
        message: z.string().meta({ description: 'What to tell the visitor, in their language' }),
      }),
    },
  },
}).handler(async ({ body, clientAddress, renderContext: { locale: language, now } }) => {
  const outcome = await send(await openCms(), body, { clientAddress, language, now });
  if (outcome.ok) return { status: 200, body: { success: true } };
  const headers = { 'retry-after': String(outcome.problem.wait) };
  const members = { message: contactTexts[language].tooOften };
  return { status: 429, detail: 'Written often enough for now.', members, headers };
});
