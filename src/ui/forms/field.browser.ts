/**
 * Shows an error under a field and marks it invalid; an empty message clears both. A screen reader reads the error when it
 * comes to the field. If it is there already, the error is an alert, or nothing would be heard.
 */
export function showFieldError(control: HTMLInputElement | HTMLTextAreaElement, message: string): void {
  const line = document.getElementById(`${control.id}-error`);
  const words = line?.querySelector('[data-field-message]');
  if (!line || !words) return;
  line.role = message !== '' && control === document.activeElement ? 'alert' : null;
  words.textContent = message;
  line.hidden = message === '';
  control.setAttribute('aria-invalid', String(message !== ''));
}
