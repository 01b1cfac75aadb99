import { atom } from 'nanostores';
import { mayBeSignedIn, type Visitor } from './visitor.rules.ts';

/** The signed-in visitor; null until known. Pages are cached for everyone, so each browser requests it itself. */
export const $visitor = atom<Visitor | null>(null);

const nobody: Visitor = { signedIn: false };

/**
 * Requests the visitor. Without the hint cookie nobody is signed in and no request is sent; a failed request counts as
 * nobody, because the sign-in page redirects people who are signed in.
 */
export async function recogniseVisitor(): Promise<void> {
  $visitor.set(mayBeSignedIn(document.cookie) ? await fetchVisitor() : nobody);
}

async function fetchVisitor(): Promise<Visitor> {
  const answer = await fetch('/api/visitor').catch(() => null);
  return answer?.ok ? await answer.json().catch(() => nobody) : nobody;
}

/**
 * Fills in the visitor on a cached page: `data-visitor="firstName"` (email, phone, memberSince) gets the text,
 * `data-visitor-line` around it is hidden while empty, and `data-signed-in` / `data-signed-out` show one of two. A link
 * with `data-signed-in-href` points there once somebody is signed in.
 */
export function showVisitor(): void {
  $visitor.subscribe(visitor => {
    if (!visitor) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-signed-in]'))
      place.hidden = !visitor.signedIn;
    for (const place of document.querySelectorAll<HTMLElement>('[data-signed-out]'))
      place.hidden = visitor.signedIn;
    if (visitor.signedIn) fillIn(visitor);
  });
}

function fillIn(visitor: Visitor & { signedIn: true }): void {
  const words: Record<string, string> = {
    firstName: visitor.firstName,
    email: visitor.email,
    phone: visitor.phone,
    memberSince: String(visitor.memberSince),
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-visitor]')) {
    const text = words[place.dataset.visitor ?? ''] ?? '';
    place.textContent = text;
    const line = place.closest<HTMLElement>('[data-visitor-line]');
    if (line) line.hidden = text === '';
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-signed-in-href]'))
    link.href = link.dataset.signedInHref ?? link.href;
}
