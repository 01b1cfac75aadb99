/** What a form sent, by the names of its fields; the first value where a name comes twice, files left out. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Reads what a plain form sent (`application/x-www-form-urlencoded` or `multipart/form-data`, at most 64 KiB by the
 * server's limit); null when the body is something else or cannot be read. Whether the form stood on a page of ours
 * was checked before (foreign-form.ts).
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
