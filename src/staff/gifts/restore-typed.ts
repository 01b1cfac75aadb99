import { noTypedCookie, readTyped } from '#features/bookkeeping/desk/typed-fields.rules.ts';

/**
 * Puts back what was typed into this form when it was sent before its script was there. Of several forms with one address
 * it is the one whose hidden fields are the same; what somebody has typed since stays.
 */
export function restoreTyped(form: HTMLFormElement, action: string): void {
  const typed = readTyped(document.cookie);
  if (typed?.action !== action) return;
  const { fields } = typed;
  const controls = [...form.elements].filter(isControl);
  // The key is another one each time the form is shown.
  const isOther = ({ type, name, value }: Control) =>
    type === 'hidden' && name !== 'key' && fields[name] !== value;
  if (controls.some(isOther)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no cookieStore
  document.cookie = noTypedCookie;
  for (const control of controls) restore(control, fields[control.name]);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input:not([type=file], [type=submit]), select, textarea');

function restore(control: Control, text: string | undefined): void {
  if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = text === control.value;
  else if (
    text !== undefined &&
    (control instanceof HTMLSelectElement || control.value === control.defaultValue)
  )
    control.value = text;
}
