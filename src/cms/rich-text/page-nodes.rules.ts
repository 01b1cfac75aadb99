/** The texts of a page, in order. */
export function textNodes(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4 /* NodeFilter.SHOW_TEXT */);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}

/** Removes a node, and the elements around it that are empty then. */
export function remove(node: ChildNode): void {
  const around = node.parentElement;
  node.remove();
  const isEmpty = around && !around.textContent.trim() && !around.querySelector('img, br, hr');
  if (isEmpty && around !== around.ownerDocument.body) remove(around);
}
