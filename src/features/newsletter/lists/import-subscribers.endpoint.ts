import type { Endpoint } from 'payload';
import { z } from 'zod';
import { isAdmin } from '#cms/access/roles.ts';
import { locales } from '#core/locale.ts';
import { longestList } from './import.rules.ts';
import { importSubscribers } from './import-subscribers.action.ts';
import { readList } from './read-list.ts';

/** Path below `/api/subscribers`. */
export const IMPORT_PATH = '/import';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** Imports a list, or previews the import. For admins, who take responsibility for the consent of the people on it. */
export const importSubscribersEndpoint: Endpoint = {
  path: IMPORT_PATH,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req })) return refuse(403, 'Only admins may.');
    const parsed = importRequest.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'This could not be read.');
    const { text, language, how, on, look } = parsed.data;
    const now = new Date();
    const list = readList(text, { language, agreement: { how, on }, now });
    if ('problem' in list) return refuse(422, list.detail);
    return Response.json(await importSubscribers(req.payload, list, { dryRun: look, now }));
  },
};

/** What the import form sends: the text of the file and the defaults for its lines. */
const importRequest = z.strictObject({
  text: z.string().max(longestList.bytes),
  language: z.enum(locales),
  how: z.string().max(1_000),
  on: z.string().max(10),
  look: z.boolean(),
});
