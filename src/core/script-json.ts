const dangerous = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a `<script>` element (JSON-LD, data for an island), whatever texts it contains. */
export function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(
    dangerous,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
