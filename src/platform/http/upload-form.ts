/**
 * The form of an upload, read no further than `mostBytes`, whatever its headers say; null where it is none.
 */
export async function readUploadForm(
  { headers, body }: { headers: Headers; body?: unknown },
  mostBytes: number,
): Promise<FormData | 'too-large' | null> {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > mostBytes) return 'too-large';
    pieces.push(piece);
  }
  const whole = new Response(Uint8Array.from(Buffer.concat(pieces)), { headers: { 'content-type': type } });
  return whole.formData().catch(() => null);
}

/** The fields of a form that are no files, by name; the last of several with one name. */
export function textFieldsOf(form: FormData | null): Record<string, string> {
  const texts = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}
