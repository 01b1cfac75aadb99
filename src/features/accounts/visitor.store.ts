import { atom } from 'nanostores';
import { mayBeSignedIn, type Visitor } from './signed-in-user.rules.ts';

/** The signed-in visitor; null until known. Pages are cached for everyone, so each browser requests it itself. */
export const $visitor = atom<Visitor | null>(null);

const nobody: Visitor = { signedIn: false };

/**
 * Requests the visitor. Without the hint cookie nobody is signed in and no request is sent; a failed request counts as
 * nobody, because the sign-in page redirects people who are signed in.
 */
export async function loadVisitor(): Promise<void> {
  $visitor.set(mayBeSignedIn(document.cookie) ? await fetchVisitor() : nobody);
}

async function fetchVisitor(): Promise<Visitor> {
  const answer = await fetch('/api/visitor').catch(() => null);
  return answer?.ok ? await answer.json().catch(() => nobody) : nobody;
}
