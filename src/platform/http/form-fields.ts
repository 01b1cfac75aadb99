/** The fields of a form by name; the first value if a name is repeated, without files. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads a plain form (`application/x-www-form-urlencoded` or `multipart/form-data`, at most 64 KiB by the server's
 * limit); null when the body is something else or unreadable. foreign-form.ts has checked already that it came from one
 * of our pages.
 */
export async function readFormFields(request: Request): Promise<FormFields | null> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type)) return null;
  const form = await request.formData().catch(() => null);
  if (!form) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Whether a page of another site made a browser send this. The only posts browsers send to other sites without a
 * preflight are forms, and those carry the origin of their page. Programs send no origin; the endpoint judges what they
 * send.
 */
export function isForeignForm({ method, headers }: Request, origin: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const from = headers.get('origin');
  const isForeign = from === null ? headers.get('sec-fetch-site') === 'cross-site' : from !== origin;
  const type = headers.get('content-type');
  return isForeign && (type === null || formTypes.test(type));
}
