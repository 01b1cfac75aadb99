import type { APIRoute } from 'astro';
import { contactTexts } from '#features/contact/contact.texts.ts';
import { messageRequest } from '#features/contact/message.schema.ts';
import { sendMessage } from '#features/contact/send-message.action.ts';
import { readJsonBody } from '#platform/http/json-body.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { openCms } from '#platform/payload.ts';

/** `{name, email, message}` goes to the inbox of staff: `{success: true}`; 429 with `message` when it was too often. */
export const POST: APIRoute = async ({ request, clientAddress, locals: { reading } }) => {
  const body = await readJsonBody(request, messageRequest);
  if (!body.ok) return body.problem;
  const { locale: language, now } = reading;
  const outcome = await sendMessage(await openCms(), body.value, { clientAddress, language, now });
  if (outcome.ok) return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } });
  const headers = { 'retry-after': String(outcome.problem.wait) };
  const message = contactTexts[language].tooOften;
  return problemDocument(429, 'Too Many Requests', 'Written often enough for now.', headers, { message });
};
