import type { APIContext } from 'astro';
import { contactTexts } from '#features/contact/contact.texts.ts';
import { errorsOnSubmit, type MessageErrors, type MessageValues } from '#features/contact/message.rules.ts';
import { messageRequest, sendMessage } from '#features/contact/send-message.action.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';

/** The result of a form without script: the submitted values, their errors, or the sender to thank. */
type PlainMessage = {
  status: number;
  values?: MessageValues;
  errors?: MessageErrors;
  failure?: string;
  sent?: { name: string; email: string };
};

type Visit = Pick<APIContext, 'request' | 'clientAddress' | 'locals'>;

/** Stores the message that a form without script posts to /send/message; any other request gets an empty form. */
export const answerMessage = async (visit: Visit): Promise<PlainMessage> =>
  (await runForm(visit, () => postMessage(visit))) ?? { status: 200 };

async function postMessage({ request, clientAddress, locals }: Visit): Promise<PlainMessage> {
  const fields = await readFormFields(request);
  if (!fields) return { status: 400 };
  const { name = '', email = '', message = '' } = fields;
  const values = { name, email, message };
  const parsed = messageRequest.safeParse(values);
  if (!parsed.success) return { status: 422, values, errors: errorsOnSubmit(values) };
  const { locale: language, now } = locals.renderContext;
  const outcome = await unlessUnavailable(async () =>
    sendMessage(await openCms(), parsed.data, { clientAddress, language, now }),
  );
  if (!outcome) return { status: 503, values, failure: contactTexts[language].failed };
  if (outcome.ok) return { status: 200, sent: parsed.data };
  return { status: 429, values, failure: contactTexts[language].tooOften };
}
