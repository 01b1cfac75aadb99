const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows no other control characters than these three
const notAllowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an XML element or attribute; characters that XML does not allow are dropped. */
export function xmlText(text: string): string {
  return text.replace(notAllowed, '').replace(/[&<>"']/g, sign => replacements[sign] ?? sign);
}

const dangerous = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a `<script>` element (JSON-LD), whatever texts it contains. */
export function scriptJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(
    dangerous,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
