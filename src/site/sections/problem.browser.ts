/** The reload button works once: it is off until the page is back, so that nobody hammers a server in trouble. */
export function reloadOnce(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-reload]');
  button?.addEventListener('click', () => {
    button.disabled = true;
    location.reload();
  });
}
