/**
 * Draws the first state of an island without React, where only the browser knows it: `draw` changes the markup of the
 * server to what the component renders with the props that it returns, and React hydrates from these. Does nothing on
 * pages without the island, or once React has begun to hydrate it.
 */
export function drawIsland<Props>(
  name: string,
  draw: (place: Element, props: Props) => Partial<Props>,
): void {
  const place = document.querySelector(`adey-island[name=${name}]:not([hydrating])`);
  if (!place) return;
  const props: Props = JSON.parse(place.getAttribute('props') ?? '{}');
  place.setAttribute('props', JSON.stringify({ ...props, ...draw(place, props) }));
}
