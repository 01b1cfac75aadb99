import { $visitor, loadVisitor } from './visitor.store.ts';

/** On a page cached for everybody, shows of two links `data-signed-in` and `data-signed-out` the visitor's own. */
export function showOwnLinks(): void {
  $visitor.subscribe(visitor => {
    if (!visitor) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-signed-in]'))
      place.hidden = !visitor.signedIn;
    for (const place of document.querySelectorAll<HTMLElement>('[data-signed-out]'))
      place.hidden = visitor.signedIn;
  });
  void loadVisitor();
}
