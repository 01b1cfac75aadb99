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
