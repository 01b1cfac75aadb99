/** Shows the ticket bar while the ticket is above the window. */
export function showTicketBar(): void {
  const ticket = document.querySelector('[data-ticket-of-event]');
  const bar = document.querySelector('[data-ticket-bar]');
  if (!ticket || !bar) return;
  new IntersectionObserver(([entry]) => {
    const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
    bar.toggleAttribute('data-shown', isAbove);
  }).observe(ticket);
}

showTicketBar();
