import { pagePath } from '#core/links.ts';

/** One redirect: visitors of `from` are led to `to`, a path of this site or an https address. */
export type Redirect = { from: string; to: string };

/** The path of a stored target, `/gala` for `/am/gala?x#y`; addresses of other sites are unchanged. */
const pathBehind = (to: string) => pagePath(to, 'https://this.site') ?? to;

/** Where a visitor of `path` ends up after all redirects; null if there is none for it, or they form a loop. */
export function findDestination(path: string, redirects: readonly Redirect[]): string | null {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const visited = new Set<string>();
  let found: string | null = null;
  let at = path;
  for (let to = next.get(at); to !== undefined; to = next.get(at)) {
    if (visited.has(at)) return null;
    visited.add(at);
    found = to;
    at = pathBehind(to);
  }
  return found;
}

/** The addresses of the loop that `added` would close, starting and ending with its own; null if there is none. */
export function findLoop(added: Redirect, others: readonly Redirect[]): string[] | null {
  const next = new Map(others.filter(({ from }) => from !== added.from).map(({ from, to }) => [from, to]));
  const visited = [added.from];
  for (let to: string | undefined = added.to; to !== undefined && visited.length <= next.size + 1; ) {
    const at = pathBehind(to);
    visited.push(at);
    if (at === added.from) return visited;
    to = next.get(at);
  }
  return null;
}
