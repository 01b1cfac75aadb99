type Values = Readonly<Record<string, string>>;

const place = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Puts values into the places `{{name}}` of a plain text; a place without a value is left empty. */
export function fillText(text: string, values: Values): string {
  return text.replace(place, (_place, name: string) => own(values, name));
}

/** Puts values into the places `{{name}}` of HTML, as text: no value can become markup. */
export function fillHtml(html: string, values: Values): string {
  return html.replace(place, (_place, name: string) =>
    own(values, name).replace(/[&<>"']/g, sign => entities[sign] ?? ''),
  );
}

function own(values: Values, name: string): string {
  return Object.hasOwn(values, name) ? String(values[name]) : '';
}
