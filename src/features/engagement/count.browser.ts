import { showNumber } from './numbers.store.ts';

/** Counts one more and shows the new count. Returns the status of the answer; rejects without one. */
export async function count(name: string): Promise<number> {
  const [kind, key] = name.split(':');
  const { status, body } = await send('/api/addClick', { kind, key });
  if (status === 200) showNumber(name, (body as { n?: unknown }).n);
  return status;
}

/** Reads the whole response, because an unread body keeps the connection busy. */
export async function send(endpoint: string, body: object): Promise<{ status: number; body: object }> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  });
  return { status: answer.status, body: await answer.json() };
}

/** Pages are complete without counts, so failures leave them as they are. */
export function ignore(): void {
  document.documentElement.dataset.numbers = 'unavailable';
}
