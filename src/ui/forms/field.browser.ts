/** Shows an error under a field and marks it invalid; an empty message clears both. */
export function showFieldError(control: HTMLInputElement | HTMLTextAreaElement, message: string): void {
  const line = document.getElementById(`${control.id}-error`);
  const words = line?.querySelector('[data-field-message]');
  if (!line || !words) return;
  words.textContent = message;
  line.hidden = message === '';
  control.setAttribute('aria-invalid', String(message !== ''));
}
