/** Whether the Accept header prefers a page to JSON; programs that send none do not. */
export function prefersPage(accept: string | null): boolean {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    weights.set(type, q === undefined ? 1 : Number.parseFloat(q.slice(2)) || 0);
  }
  const page = weights.get('text/html') ?? 0;
  const json = Math.max(
    weights.get('application/json') ?? 0,
    weights.get('application/vnd.oai.openapi+json') ?? 0,
  );
  return page > json;
}
